import { layOutMail } from '../mail/lay-out-mail.ts';
import type { Mail } from '../mail/mailer.ts';
import type { AccountRules } from './account-rules.ts';

/** A link and a code that prove that somebody reads this mailbox. */
export interface Proof {
  url: string;
  code: string;
}

const lastsAnHour = 'O link e o código valem por 1\u00a0hora e só podem ser usados uma vez.';

const repeated =
  'Houve mais de um cadastro com este e-mail, e só vale o último. Se não foi você que acabou de se cadastrar, não use este link nem o código: faça seu cadastro de novo e use a mensagem que chegar depois dele.';

/** `isRepeated`: the address was signed up before and never confirmed, so that the latest sign-up may be somebody else's. */
export function confirmationMail(
  to: string,
  { url, code }: Proof,
  { isRepeated }: { isRepeated: boolean },
): Mail {
  return layOutMail(to, {
    subject: `${code} é o seu código da Fisga`,
    heading: 'Confirme seu e-mail',
    paragraphs: ['Falta só isso para sua conta começar a valer.', ...(isRepeated ? [repeated] : [])],
    action: { label: 'Confirmar meu e-mail', url },
    code,
    notes: [
      lastsAnHour,
      'Se não foi você que criou esta conta, ignore esta mensagem: sem a confirmação, ela não vale.',
    ],
  });
}

export function invitationMail(to: string, { url, code }: Proof): Mail {
  return layOutMail(to, {
    subject: 'Seu convite para a Fisga',
    heading: 'Você recebeu um convite',
    paragraphs: ['Criamos uma conta para este e-mail na Fisga. É só aceitar para começar a usar.'],
    action: { label: 'Aceitar o convite', url },
    code,
    notes: [
      lastsAnHour,
      'Se você não esperava este convite, ignore esta mensagem: sem o aceite, a conta não vale.',
    ],
  });
}

export function recoveryMail(to: string, { url, code }: Proof): Mail {
  return layOutMail(to, {
    subject: 'Crie uma nova senha na Fisga',
    heading: 'Vamos criar outra senha',
    paragraphs: ['Recebemos um pedido para redefinir a senha da sua conta.'],
    action: { label: 'Criar nova senha', url },
    code,
    notes: [lastsAnHour, 'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.'],
  });
}

export function magicLinkMail(to: string, { url, code }: Proof): Mail {
  return layOutMail(to, {
    subject: `${code} é o seu código para entrar na Fisga`,
    heading: 'Seu acesso à Fisga',
    paragraphs: ['Use o botão ou o código para entrar, sem senha.'],
    action: { label: 'Entrar na Fisga', url },
    code,
    notes: [
      lastsAnHour,
      'Não passe este código para ninguém. Se não foi você que pediu, ignore esta mensagem.',
    ],
  });
}

/** To the address that the account is to have. */
export function newEmailMail(to: string, { url, code }: Proof): Mail {
  return layOutMail(to, {
    subject: 'Confirme seu novo e-mail na Fisga',
    heading: 'Confirme seu novo e-mail',
    paragraphs: ['Pediram para usar este endereço numa conta da Fisga.'],
    action: { label: 'Confirmar este e-mail', url },
    code,
    notes: [lastsAnHour, 'Se não foi você que pediu, ignore esta mensagem e nada muda.'],
  });
}

/** To an address that an account is to move to and that has one: only its owner may learn that. */
export function takenEmailMail(to: string, site: string): Mail {
  return layOutMail(to, {
    subject: 'Este e-mail já tem conta na Fisga',
    heading: 'Este e-mail já tem uma conta',
    paragraphs: [
      'Pediram para usar este endereço em outra conta da Fisga, mas ele já tem uma conta. Se foi você, é só entrar nela.',
    ],
    action: { label: 'Entrar na Fisga', url: `${site}/login` },
    notes: ['Se não foi você, ignore esta mensagem: nada mudou na sua conta.'],
  });
}

/** To the address that the account has now. */
export function currentEmailMail(to: string, { url, code }: Proof, newEmail: string): Mail {
  return layOutMail(to, {
    subject: 'Confirme a troca do e-mail da sua conta na Fisga',
    heading: 'Trocar o e-mail da sua conta?',
    paragraphs: [
      `Pediram para trocar o e-mail da sua conta para ${newEmail}.`,
      'A troca só acontece depois que os dois endereços confirmam.',
    ],
    action: { label: 'Autorizar a troca', url },
    code,
    notes: [lastsAnHour, 'Se não foi você que pediu, não clique: entre na sua conta e troque a senha.'],
  });
}

export function reauthenticationMail(to: string, code: string): Mail {
  return layOutMail(to, {
    subject: `${code} é o seu código de confirmação na Fisga`,
    heading: 'Confirme que é você',
    paragraphs: ['Digite este código na página em que você estava.'],
    code,
    notes: ['O código vale por 1\u00a0hora.', 'Se não foi você que pediu, troque sua senha.'],
  });
}

/** To somebody who signs up with an address that has an account: nobody else may learn that it has one. */
export function alreadyRegisteredMail(to: string, site: string): Mail {
  return layOutMail(to, {
    subject: 'Você já tem conta na Fisga',
    heading: 'Você já tem conta',
    paragraphs: [
      'Tentaram criar uma conta com este e-mail, mas ela já existe. Se foi você, é só entrar, ou criar outra senha se não lembra da sua.',
    ],
    action: { label: 'Entrar na Fisga', url: `${site}/login` },
    notes: ['Se não foi você, ignore esta mensagem: nada mudou na sua conta.'],
  });
}

/** To an address without account that a link was asked for: nobody else may learn that it has none. */
export function noAccountMail(to: string, site: { publicUrl: string; rules: AccountRules }): Mail {
  return layOutMail(to, {
    subject: 'Não encontramos sua conta na Fisga',
    heading: 'Este e-mail não tem conta',
    paragraphs: [
      'Pediram um acesso à Fisga para este endereço, mas nenhuma conta usa ele. Se foi você, talvez tenha se cadastrado com outro e-mail.',
    ],
    ...(site.rules.isSignUpOpen && {
      action: { label: 'Criar uma conta', url: `${site.publicUrl}/register` },
    }),
    notes: ['Se não foi você que pediu, ignore esta mensagem.'],
  });
}
