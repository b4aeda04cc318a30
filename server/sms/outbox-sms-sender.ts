import { writeOutboxFile } from '../mail/outbox-file.ts';
import { SmsError, type SmsSender } from './sms-sender.ts';

/** A folder instead of a telephone network: each text is a whole `.txt` file, readable by its owner alone. */
export function openOutboxSmsSender({ directory }: { directory: string }): SmsSender {
  return {
    kind: 'outbox',
    async send({ to, text }) {
      try {
        return await writeOutboxFile(directory, { to, extension: 'txt', content: `${text}\n` });
      } catch (cause) {
        throw new SmsError(`The text could not be written to ${directory}`, { cause });
      }
    },
  };
}
