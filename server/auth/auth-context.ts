import type { Context } from 'hono';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import type { AccountRules } from './account-rules.ts';
import type { ApiKeys } from './api-keys.ts';
import type { CaptchaVerifier } from './captcha/captcha-verifier.ts';
import type { GoogleProvider } from './google/google-provider.ts';
import type { SamlProvider } from './saml/saml-providers.ts';
import type { SigningKeys } from './signing-keys.ts';

/** What the account service works with. `log` is met by a pino logger. */
export interface AuthContext {
  database: Database;
  signingKeys: SigningKeys;
  apiKeys: ApiKeys;
  publicUrl: string;
  /** Accounts are confirmed at sign-up, without a mail. */
  isAutoconfirm: boolean;
  rules: AccountRules;
  /** Null offers no sign-in with Google. */
  google: GoogleProvider | null;
  /** Null asks for no captcha. */
  captcha: CaptchaVerifier | null;
  /** Companies whose identity providers let people in; none offers no sign-in by SAML. */
  samlProviders: readonly SamlProvider[];
  mailer: Mailer;
  sms: SmsSender;
  /** How many texts an hour may go to people who are not signed in. */
  smsPerHour: number;
  log: { error(fields: Record<string, unknown>, message: string): void };
  clock?: () => Date;
  /** Where the request comes from. */
  getClientAddress: (request: Context) => string | null;
}

/** Where a request comes from, as kept with a session. */
export interface Client {
  userAgent: string | null;
  address: string | null;
}

/** One request, seen by the call that answers it. */
export interface AuthRequest {
  method: string;
  headers: Headers;
  query: URLSearchParams;
  /** Values of the `:names` in the call's path. */
  path: Record<string, string>;
  client: Client;
  now: Date;
  /** Aborted when the client leaves before its answer. */
  signal: AbortSignal;
  /** Which API key came with it; null on the addresses a browser or a mail opens without one. */
  apiKey: 'publishable' | 'secret' | null;
  /** The JSON body, parsed, as often as it is asked for; throws `bad_json` or `validation_failed`. */
  read<Schema extends z.ZodType>(schema: Schema): Promise<z.output<Schema>>;
  /** The body of a submitted form. */
  readForm(): Promise<URLSearchParams>;
}

/** One call of the contract: one file, one exported function of this type. Throws `AuthError`. */
export type AuthCall = (context: AuthContext, request: AuthRequest) => Promise<Response>;
