import { authErrorMessage } from '../../shared/auth-error-messages.ts';

let remembered: string | null = null;

/** Keeps why a mail's link or a provider sent the browser back, before the router tidies the address. */
export function rememberLinkError({ hash, search }: Pick<Location, 'hash' | 'search'>): void {
  const parameters = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const found = parameters.find((parameter) => parameter.has('error_description') && parameter.has('error'));
  remembered = found ? authErrorMessage(found.get('error_code') ?? undefined) : null;
}

/** What to tell the person about it; null when the link was right, or there was none. */
export function getLinkError(): string | null {
  return remembered;
}
