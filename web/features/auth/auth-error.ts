/** What a person reads when the account service refuses: our advice, and the service's own words. */
export interface AuthErrorText {
  advice: string;
  message: string | null;
}

/** The texts of a refusal; a lost connection has no words of the service to show. */
export function describeAuthError(error: Error): AuthErrorText {
  if (error.name === 'AuthRetryableFetchError') {
    return { advice: 'Erro de conexão. Verifique sua internet e tente novamente.', message: null };
  }
  return {
    advice: adviceByCode[authErrorCode(error) ?? ''] ?? 'Não deu certo desta vez.',
    message: error.message || null,
  };
}

/** What the service calls the refusal; null for a failure that is none. */
export function authErrorCode(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

const tooMany = 'Muitas tentativas seguidas. Espere um pouco e tente de novo.';

const adviceByCode: Record<string, string> = {
  invalid_credentials: 'E-mail ou senha não conferem.',
  email_not_confirmed: 'Falta confirmar seu e-mail: abra o link que enviamos.',
  user_already_exists: 'Já existe uma conta com este e-mail. Que tal entrar?',
  email_exists: 'Já existe uma conta com este e-mail. Que tal entrar?',
  weak_password: 'Escolha uma senha mais forte.',
  email_address_invalid: 'Este e-mail não parece válido.',
  validation_failed: 'Confira os dados e tente de novo.',
  signup_disabled: 'Novos cadastros estão fechados no momento.',
  user_banned: 'Esta conta está suspensa.',
  captcha_failed: 'Não deu para confirmar que você é uma pessoa. Faça a verificação de novo.',
  over_request_rate_limit: tooMany,
  over_email_send_rate_limit: 'Já enviamos um e-mail há pouco. Espere um minuto antes de pedir outro.',
  email_send_failed: 'Não conseguimos enviar o e-mail agora. Espere um minuto e tente de novo.',
  otp_expired: 'Este código ou link não vale mais. Confira, ou peça outro.',
  same_password: 'A nova senha precisa ser diferente da atual.',
  mfa_verification_failed: 'O código não confere. Digite o mais recente e tente de novo.',
  mfa_challenge_expired: 'O código venceu. Peça outro.',
  over_sms_send_rate_limit: 'Já enviamos um SMS há pouco. Espere um minuto antes de pedir outro.',
  sms_send_failed: 'Não conseguimos enviar o SMS agora. Espere um minuto e tente de novo.',
  insufficient_aal: 'Falta confirmar a segunda etapa para mudar a senha.',
};
