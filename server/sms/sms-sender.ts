/** One short text to one telephone. */
export interface Sms {
  /** In E.164, with its plus. */
  to: string;
  text: string;
}

/** What takes short texts away. */
export interface SmsSender {
  /** Into a folder to be read there, or to an address of the operator's. */
  kind: 'outbox' | 'hook';
  /** Hands a text over and answers the id by which the taker knows it; throws `SmsError` when nobody took it. */
  send(sms: Sms): Promise<string>;
}

/** A text that did not leave; `cause` says why. */
export class SmsError extends Error {}
