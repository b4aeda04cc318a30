import { openHookSmsSender, type SmsHook } from './hook-sms-sender.ts';
import { openOutboxSmsSender } from './outbox-sms-sender.ts';
import type { SmsSender } from './sms-sender.ts';

export interface SmsSettings {
  /** Null writes to the outbox instead. */
  smsHook: SmsHook | null;
  outboxDirectory: string;
}

/** What takes this installation's texts away. */
export function openSmsSender({ smsHook, outboxDirectory }: SmsSettings): SmsSender {
  return smsHook === null ? openOutboxSmsSender({ directory: outboxDirectory }) : openHookSmsSender(smsHook);
}
