import { AppError } from '../errors.ts';
import { isSameLoopback } from '../http/loopback.ts';

/** The address, proven to be on our own origin: a payer must not be sent to a foreign page. */
export function requireOwnAddress(address: string, publicUrl: string): string {
  const [target, own] = [new URL(address), new URL(publicUrl)];
  if (target.origin === own.origin || isSameLoopback(target, own)) return address;
  throw new AppError(
    'bad_input',
    'O endereço de volta não é deste site. Recarregue a página e tente de novo.',
  );
}
