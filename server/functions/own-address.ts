import { AppError } from '../errors.ts';

/** The address, proven to be on our own origin: whoever pays must not be sent to somebody else's page. */
export function requireOwnAddress(address: string, publicUrl: string): string {
  if (new URL(address).origin === new URL(publicUrl).origin) return address;
  throw new AppError(
    'bad_input',
    'O endereço de volta não é deste site. Recarregue a página e tente de novo.',
  );
}
