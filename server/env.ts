import { z } from 'zod';
import { httpUrl } from '../shared/http-url.ts';
import { captchaProviderNames } from '../shared/runtime-config.ts';
import type { AccountRules } from './auth/account-rules.ts';
import type { CaptchaSettings } from './auth/captcha/captcha-provider.ts';
import type { GoogleSettings } from './auth/google/google-provider.ts';
import type { SupabaseSettings } from './auth/remote-accounts.ts';
import type { Catalogue } from './billing/catalogue.ts';
import type { StripeSettings } from './billing/stripe/stripe-provider.ts';
import { accountVariables, flag, readAccountRules } from './env-accounts.ts';
import { checkoutVariables, findCheckoutIssues, readCheckout } from './env-checkout.ts';
import { findMissingKeys, readDemand, readEvidence, sourceVariables } from './env-sources.ts';
import { findMissingForSupabase, readSupabase } from './env-supabase.ts';
import type { DemandSettings } from './generation/demand/open-demand.ts';
import { findMissingForModel, modelVariables, readModel } from './generation/model/model-environment.ts';
import type { ModelSettings } from './generation/model/model-settings.ts';
import type { EvidenceSettings } from './generation/retrieval/open-online-evidence.ts';
import type { TagManagerSettings } from './http/tag-manager.ts';
import { type ProxyTrust, proxyTrust } from './http/trusted-proxies.ts';
import type { SmsHook } from './sms/hook-sms-sender.ts';
import { readTracing, type TracingSettings, tracingVariables } from './tracing/tracing-environment.ts';

/** Plain http carries secrets in the clear: only within this machine. */
const safeUrl = httpUrl.refine(
  (url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/u.test(url),
  'must be https, or http on a loopback address',
);

/** "Name <address>", or the address alone. */
const mailFrom = z
  .string()
  .regex(
    /^(?:[^<>\r\n]{0,100}<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u,
    'must be "Name <address>" or an address',
  );

const googleVariables = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;

const captchaVariables = ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const;

const environmentSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    CONTENT_DIR: z.string().min(1).optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    PUBLIC_URL: httpUrl.optional(),
    JWT_KEYS_FILE: z.string().min(1).optional(),
    SUPABASE_URL: safeUrl
      .refine((url) => new URL(url).pathname === '/', 'must be the address of the project, without a path')
      .optional(),
    SUPABASE_PUBLISHABLE_KEY: z.string().min(20).optional(),
    SUPABASE_SECRET_KEY: z.string().min(20).optional(),
    LONG_PHONE_NUMBERS: flag.default(false),
    FREE_CREDITS: z.coerce.number().int().min(0).max(10_000).default(4),
    AUTH_AUTOCONFIRM: flag.optional(),
    ...accountVariables,
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: mailFrom.optional(),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    GOOGLE_ISSUER: safeUrl.default('https://accounts.google.com'),
    CAPTCHA_PROVIDER: z.enum(captchaProviderNames).optional(),
    CAPTCHA_SITE_KEY: z.string().min(1).optional(),
    CAPTCHA_SECRET: z.string().min(1).optional(),
    CAPTCHA_API_BASE: safeUrl.optional(),
    GTM_CONTAINER_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/u, 'must be a container of Google Tag Manager, as GTM-XXXXXXX')
      .optional(),
    GTM_SCRIPT_BASE: safeUrl.optional(),
    SMS_HOOK_URL: safeUrl.optional(),
    SMS_HOOK_SECRET: z
      .string()
      .regex(/^(?:whsec_)?[\w+/]{32,}={0,2}$/u)
      .optional(),
    SMS_PER_HOUR: z.coerce.number().int().min(0).max(100_000).default(30),
    ...modelVariables,
    SAML_PROVIDERS_FILE: z.string().min(1).optional(),
    TRUST_PROXY: proxyTrust.default('nobody'),
    CALLS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(120),
    MAX_CONCURRENT_REQUESTS: z.coerce.number().int().min(1).max(100_000).default(300),
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    WATCHDOG_SECONDS: z.coerce
      .number()
      .int()
      .max(3600)
      .refine((seconds) => seconds === 0 || seconds >= 5, 'must be 0, or 5 and more')
      .default(60),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    ...tracingVariables,
    ...sourceVariables,
    ...checkoutVariables,
  })
  .superRefine((values, context) => {
    if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
      const message = 'needed with SMTP_URL: mail servers refuse senders that are not theirs';
      context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message });
    }
    const withoutGoogle = googleVariables.filter((name) => values[name] === undefined);
    if (withoutGoogle.length === 1) {
      const message = `needed: Google accounts take both ${googleVariables.join(' and ')}, or none`;
      context.addIssue({ code: 'custom', path: withoutGoogle, message });
    }
    for (const { name, message } of findMissingForModel(values))
      context.addIssue({ code: 'custom', path: [name], message });
    for (const issue of findMissingForSupabase(values)) context.addIssue(issue);
    const withoutCaptcha = captchaVariables.filter((name) => values[name] === undefined);
    if (withoutCaptcha.length > 0 && withoutCaptcha.length < captchaVariables.length) {
      const message = `needed: a captcha takes ${captchaVariables.join(', ')}, or none of them`;
      for (const name of withoutCaptcha) context.addIssue({ code: 'custom', path: [name], message });
    }
    if ((values.SMS_HOOK_URL === undefined) !== (values.SMS_HOOK_SECRET === undefined)) {
      const name = values.SMS_HOOK_URL === undefined ? 'SMS_HOOK_URL' : 'SMS_HOOK_SECRET';
      const message = 'needed: texts are posted with both SMS_HOOK_URL and SMS_HOOK_SECRET, or not at all';
      context.addIssue({ code: 'custom', path: [name], message });
    }
    for (const issue of findCheckoutIssues(values)) context.addIssue(issue);
    for (const issue of findMissingKeys(values)) context.addIssue(issue);
  });

/** Every variable that an operator sets. The image sets `NODE_ENV`, which an empty line in an .env file would undo. */
export const environmentVariables: readonly string[] = Object.keys(environmentSchema.shape).filter(
  (name) => name !== 'NODE_ENV',
);

export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  /** Folder with cards and sources of the installation's own. */
  contentDir: string | null;
  databaseUrl: string | null;
  publicUrl: string;
  /** Whether `PUBLIC_URL` says so; else it is made of `HOST` and `PORT`. */
  isPublicUrlGiven: boolean;
  jwtKeysFile: string | null;
  publishableKey: string | null;
  secretKey: string | null;
  /** Null keeps accounts and data here. */
  supabase: SupabaseSettings | null;
  freeCredits: number;
  hasLongPhoneNumbers: boolean;
  isAutoconfirm: boolean;
  accountRules: AccountRules;
  /** Null writes mails to the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Null offers no sign-in with Google. */
  google: GoogleSettings | null;
  /** Null leaves the writing to the embedded engine. */
  model: ModelSettings | null;
  /** Null asks for no captcha. */
  captcha: CaptchaSettings | null;
  /** Null measures nothing. */
  tagManager: TagManagerSettings | null;
  /** Null offers no sign-in by SAML. */
  samlProvidersFile: string | null;
  /** Null writes texts to the outbox. */
  smsHook: SmsHook | null;
  /** How many texts an hour may go to people who are not signed in. */
  smsPerHour: number;
  trustedProxies: ProxyTrust;
  /** Of the functions, by one person. */
  callsPerMinute: number;
  /** Of this process; further ones are refused at once. */
  mostRequestsAtOnce: number;
  /** How long a process that is told to stop still takes requests, not ready any more, until the balancer has noticed. */
  drainSeconds: number;
  /** Of silence, after which the process that started this one ends it. 0 never does. */
  watchdogSeconds: number;
  logLevel: string;
  /** Null traces nothing. */
  tracing: TracingSettings | null;
  evidence: EvidenceSettings;
  demand: DemandSettings;
  /** Null is the embedded sandbox checkout. */
  stripe: StripeSettings | null;
  catalogue: Catalogue;
}

export class EnvironmentError extends Error {}

/** Reads and checks the environment; an empty variable counts as absent. Throws naming each bad variable, never its value. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`Environment not usable (see .env.example):\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    contentDir: values.CONTENT_DIR ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl:
      values.PUBLIC_URL ??
      `http://${values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST}:${values.PORT}`,
    isPublicUrlGiven: values.PUBLIC_URL !== undefined,
    jwtKeysFile: values.JWT_KEYS_FILE ?? null,
    publishableKey: values.SUPABASE_PUBLISHABLE_KEY ?? null,
    secretKey: values.SUPABASE_SECRET_KEY ?? null,
    supabase: readSupabase(values),
    freeCredits: values.FREE_CREDITS,
    hasLongPhoneNumbers: values.LONG_PHONE_NUMBERS,
    // Without a mail server nobody could read the confirmation.
    isAutoconfirm: values.AUTH_AUTOCONFIRM ?? values.SMTP_URL === undefined,
    accountRules: readAccountRules(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? 'Fisga <nao-responda@fisga.invalid>',
    google: readGoogle(values),
    model: readModel(values),
    captcha: readCaptcha(values),
    tagManager: readTagManager(values),
    samlProvidersFile: values.SAML_PROVIDERS_FILE ?? null,
    smsHook: readSmsHook(values),
    smsPerHour: values.SMS_PER_HOUR,
    trustedProxies: values.TRUST_PROXY,
    callsPerMinute: values.CALLS_PER_MINUTE,
    mostRequestsAtOnce: values.MAX_CONCURRENT_REQUESTS,
    drainSeconds: values.DRAIN_SECONDS,
    watchdogSeconds: values.WATCHDOG_SECONDS,
    logLevel: values.LOG_LEVEL,
    tracing: readTracing(values),
    evidence: readEvidence(values),
    demand: readDemand(values),
    ...readCheckout(values),
  };
}

function readGoogle(values: z.output<typeof environmentSchema>): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  return clientId && clientSecret ? { clientId, clientSecret, issuer } : null;
}

function readCaptcha(values: z.output<typeof environmentSchema>): CaptchaSettings | null {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = values;
  if (!provider || !siteKey || !secret) return null;
  return { provider, siteKey, secret, apiBase: values.CAPTCHA_API_BASE ?? null };
}

function readTagManager(values: z.output<typeof environmentSchema>): TagManagerSettings | null {
  const { GTM_CONTAINER_ID: containerId, GTM_SCRIPT_BASE: scriptBase = null } = values;
  return containerId ? { containerId, scriptBase } : null;
}

function readSmsHook(values: z.output<typeof environmentSchema>): SmsHook | null {
  const { SMS_HOOK_URL: url, SMS_HOOK_SECRET: secret } = values;
  return url && secret ? { url, secret } : null;
}
