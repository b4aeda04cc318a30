import { createHmac, randomUUID } from 'node:crypto';
import { SmsError, type SmsSender } from './sms-sender.ts';

export interface SmsHook {
  url: string;
  /** Signs what is posted; base64, with or without `whsec_` before it. */
  secret: string;
}

/** Somebody waits for the answer. */
const timeoutMilliseconds = 10_000;

/**
 * Posts each text as JSON `{"to", "text"}` to an address of the operator's, which hands it to a telephone network. Signed as
 * Standard Webhooks 1.0 has it; any 2xx means that it was taken.
 */
export function openHookSmsSender({ url, secret }: SmsHook): SmsSender {
  const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64');
  return {
    kind: 'hook',
    async send(sms) {
      const id = `msg_${randomUUID()}`;
      const timestamp = Math.floor(Date.now() / 1000);
      const body = JSON.stringify({ to: sms.to, text: sms.text });
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': `v1,${signature}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }).catch((cause: unknown) => {
        throw new SmsError('SMS_HOOK_URL did not answer', { cause });
      });
      await response.body?.cancel();
      if (!response.ok) throw new SmsError(`SMS_HOOK_URL answered ${response.status}`);
      return id;
    },
  };
}
