import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { ExposedPathError } from '../../files/exposed-path.ts';
import { readTrustFile } from '../../files/read-guarded-file.ts';

/** A company's identity provider (SAML 2.0). */
export interface SamlProvider {
  /** What `provider_id` of a request names. */
  id: string;
  /** Domains of the company's addresses, in lower case. */
  domains: readonly string[];
  /** The provider's own name (entityID). */
  entityId: string;
  /** Where browsers are sent to sign in there. */
  signInUrl: string;
  /** Certificates in PEM; an assertion is signed by the key of one of them. */
  certificates: readonly string[];
  /** The attribute that holds the e-mail; null looks into the usual ones. */
  emailAttribute: string | null;
  isDisabled: boolean;
}

export class SamlProvidersError extends Error {}

/** Plain http would let anybody on the way exchange the form: only within this machine. */
const signInUrl = z
  .url()
  .refine((url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/u.test(url));

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/u);

/** As PEM, or its base64 alone, as the provider's metadata has it. */
const certificate = z.string().transform((text, context) => {
  const base64 = text.replace(/-----[^-]+-----|\s/gu, '');
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).toString();
  } catch {
    context.addIssue({ code: 'custom', message: 'not an X.509 certificate' });
    return z.NEVER;
  }
});

const fileSchema = z.object({
  providers: z
    .array(
      z.strictObject({
        id: z.guid().toLowerCase(),
        domains: z.array(domain).default([]),
        entity_id: z.string().min(1).max(1024),
        sign_in_url: signInUrl,
        certificates: z.array(certificate).min(1),
        email_attribute: z.string().min(1).optional(),
        disabled: z.boolean().default(false),
      }),
    )
    .refine((providers) => isDistinct(providers.map(({ id }) => id)), 'two have the same id')
    .refine((providers) => isDistinct(providers.flatMap(({ domains }) => domains)), 'two share a domain'),
});

function isDistinct(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}

/** Reads the file of `SAML_PROVIDERS_FILE`; without one there are none. Throws naming what is wrong, never what it holds. */
export async function loadSamlProviders(file: string | null): Promise<readonly SamlProvider[]> {
  if (file === null) return [];
  const parsed = fileSchema.safeParse(await readJson(file));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
    );
    throw new SamlProvidersError(`SAML_PROVIDERS_FILE ${file} is not usable.\n  ${faults.join('\n  ')}`);
  }
  return parsed.data.providers.map((provider) => ({
    id: provider.id,
    domains: provider.domains,
    entityId: provider.entity_id,
    signInUrl: provider.sign_in_url,
    certificates: provider.certificates,
    emailAttribute: provider.email_attribute ?? null,
    isDisabled: provider.disabled,
  }));
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readTrustFile(file, 'SAML_PROVIDERS_FILE'));
  } catch (error) {
    if (error instanceof ExposedPathError) throw error;
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as NodeJS.ErrnoException).code;
    throw new SamlProvidersError(`SAML_PROVIDERS_FILE ${file} cannot be read: ${reason}.`);
  }
}
