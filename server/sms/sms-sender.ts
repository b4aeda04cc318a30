/** One short text to one telephone. */
export interface Sms {
  /** In E.164, with its plus. */
  to: string;
  text: string;
}

/** What takes short texts away. */
export interface SmsSender {
  /** Into a folder to be read there. */
  kind: 'outbox';
  /** Hands a text over; throws `SmsError` when nobody took it. */
  send(sms: Sms): Promise<void>;
}

/** A text that did not leave; `cause` says why. */
export class SmsError extends Error {}
