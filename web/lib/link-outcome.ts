/** What came of a mail's link or a provider, for the person to read. */
export interface LinkOutcome {
  tone: 'danger' | 'info';
  text: string;
}

let remembered: LinkOutcome | null = null;

/** Keeps why a mail's link or a provider sent the browser back, before the address is tidied. */
export async function rememberLinkOutcome({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): Promise<void> {
  const fragment = new URLSearchParams(hash.slice(1));
  const parameters = [fragment, new URLSearchParams(search)];
  const failed = parameters.find((parameter) => parameter.has('error_description') && parameter.has('error'));
  remembered = null;
  if (failed) remembered = { tone: 'danger', text: await sentenceOf(failed.get('error_code') ?? undefined) };
  // The service says so of an e-mail change alone, which two mailboxes must agree to.
  else if (fragment.has('message')) {
    remembered = { tone: 'info', text: 'Este endereço confirmou. Falta abrir o link que foi para o outro.' };
  }
}

/** Keeps why the account service refused what a link or a provider brought. */
export async function rememberRefusal(code: string | undefined): Promise<void> {
  remembered = { tone: 'danger', text: await sentenceOf(code) };
}

/** Keeps that an auth code in the address answers nothing that this browser asked for. */
export function rememberStrayCode(): void {
  remembered = { tone: 'danger', text: 'Este acesso não começou neste navegador. Entre de novo por aqui.' };
}

/** Null when the link did all it was for, or there was none. */
export function getLinkOutcome(): LinkOutcome | null {
  return remembered;
}

/** It was read: it is not told again on the next screen. */
export function forgetLinkOutcome(): void {
  remembered = null;
}

// Of a hundred sentences hardly anybody needs one.
async function sentenceOf(code: string | undefined): Promise<string> {
  const sentences = await import('../../shared/auth-error-messages.ts').catch(() => null);
  return sentences?.authErrorMessage(code) ?? 'O link não funcionou. Peça outro e tente de novo.';
}

const outcomeParameters = ['error', 'error_code', 'error_description'];

/** The address without what a link's outcome left in it, which a reload would tell again. */
export function withoutOutcome({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search);
  for (const name of outcomeParameters) parameters.delete(name);
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}
