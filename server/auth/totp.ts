import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands (RFC 6238): an app that reads the QR code may ignore any other choice. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Bytes; RFC 4226 asks for as many as the hash has. */
const secretSize = 20;
/** Codes of the step before and the step after are right too: clocks differ, and people type slowly. */
const stepsAround = 1;

/** A new secret, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: secretSize }).base32;
}

/** The address that an authenticator app reads out of the QR code. */
export function toTotpUri({
  secret,
  issuer,
  label,
}: {
  secret: string;
  issuer: string;
  label: string;
}): string {
  const key = { ...parameters, secret: Secret.fromBase32(secret), issuer, label };
  // Apps cut the label at its first colon, so an issuer with a port stands beside it alone.
  return new TOTP({ ...key, issuerInLabel: !issuer.includes(':') }).toString();
}

/** The step that a code belongs to, or null when it is wrong, or not newer than the last one accepted. */
export function findAcceptedStep(
  { secret, lastStep }: { secret: string; lastStep: number | null },
  code: string,
  now: Date,
): number | null {
  // The comparison throws at six letters that are more than six bytes.
  if (!/^[0-9]{6}$/u.test(code)) return null;
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: stepsAround });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}
