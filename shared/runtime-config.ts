import { z } from 'zod';
import { planKeys } from './plans.ts';

export const captchaProviderNames = ['turnstile', 'hcaptcha'] as const;
export type CaptchaProviderName = (typeof captchaProviderNames)[number];

const captchaSchema = z.object({
  provider: z.enum(captchaProviderNames),
  siteKey: z.string(),
  /** Defines the widget; nothing of the provider is asked for before a form needs it. */
  scriptUrl: z.url(),
});
/** What the browser must know to show the captcha. */
export type CaptchaWidgetSettings = z.infer<typeof captchaSchema>;

const tagManagerSchema = z.object({
  /** A container of Google Tag Manager. */
  containerId: z.string(),
  /** Loads the container; nothing of it is asked for before the person accepts. */
  scriptUrl: z.url(),
});
/** What the browser must know to measure advertisements. */
export type TagManager = z.infer<typeof tagManagerSchema>;

const fairUseSchema = z.object({
  /** Trees, exchanges and scripts a day that a model writes for one person. */
  worksPerDay: z.int(),
  /** The embedded engine writes the rest. */
  continuesEmbedded: z.boolean(),
});
export type FairUse = z.infer<typeof fairUseSchema>;

/** What `GET /config.json` tells the browser, so that one build serves every environment. */
export const runtimeConfigSchema = z.object({
  /** Origin of `/auth/v1` and `/rest/v1`; empty means the page's own origin. */
  supabaseUrl: z.string(),
  publishableKey: z.string(),
  plans: z.array(z.object({ key: z.enum(planKeys), priceId: z.string() })),
  googleEnabled: z.boolean(),
  freeCredits: z.int(),
  /** No money moves: checkout and portal are the demonstration's own pages. */
  isSandboxCheckout: z.boolean(),
  isMailConfirmationRequired: z.boolean(),
  /** False takes no new accounts. */
  isSignUpOpen: z.boolean(),
  /** A signed-in person may connect and disconnect Google. */
  isManualLinkingEnabled: z.boolean(),
  /** Null asks for none. */
  captcha: captchaSchema.nullable(),
  /** Null measures nothing, and asks for no consent. */
  tagManager: tagManagerSchema.nullable(),
  /** Telephones may be longer than the fifteen digits that any public network knows. */
  hasLongPhoneNumbers: z.boolean(),
  /** Null where no model writes: the embedded engine has no limit. */
  fairUse: fairUseSchema.nullable(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
