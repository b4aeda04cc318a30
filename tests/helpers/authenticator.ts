import { TOTP } from 'otpauth';

/** What the person's app shows for a key; `stepsAhead` half minutes from now, for a code that was not used yet. */
export const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });
