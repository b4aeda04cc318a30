/** What our texts say; each is short enough for one SMS. */
const keepSecret = 'Não passe este código para ninguém.';

export function signInText(code: string): string {
  return `${code} é o seu código da Fisga. Vale por 1 minuto. ${keepSecret}`;
}

export function factorText(code: string): string {
  return `${code} é o seu código da Fisga. Vale por 5 minutos. ${keepSecret}`;
}

export function phoneChangeText(code: string): string {
  return `${code} confirma este telefone na sua conta da Fisga. Vale por 1 minuto. ${keepSecret}`;
}

export function reauthenticationText(code: string): string {
  return `${code} é o código para trocar sua senha da Fisga. Vale por 1 minuto. ${keepSecret}`;
}

/** To whoever signs up once more, or asks for a code again with nothing left to confirm. */
export function alreadyRegisteredText(site: string): string {
  return `Este telefone já tem conta na Fisga: ${site}/login. Não pediu nada? Ignore.`;
}

export function noAccountText(): string {
  return 'Pediram um código da Fisga para este telefone, mas ele não tem cadastro. Não pediu nada? Ignore.';
}
