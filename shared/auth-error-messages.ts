/**
 * Every code the account service may answer with, and the sentence the browser shows for it. Closed: the service's own
 * table of statuses is typed by these keys.
 */
export const authErrorMessages = {
  // Signing in and signing up
  invalid_credentials: 'E-mail ou senha incorretos. Confira os dois e tente de novo.',
  user_already_exists: 'Já existe uma conta com este e-mail. Entre com ela ou recupere a senha.',
  email_exists: 'Este e-mail já está em uso. Escolha outro ou entre com ele.',
  phone_exists: 'Este telefone já está em uso em outra conta.',
  email_not_confirmed: 'Falta confirmar seu e-mail. Abra a mensagem que enviamos e clique no link.',
  phone_not_confirmed: 'Falta confirmar seu telefone com o código que enviamos.',
  email_address_invalid: 'Este e-mail não parece válido. Confira se está completo.',
  email_address_not_authorized: 'Não conseguimos enviar para este e-mail. Use outro endereço.',
  email_address_not_provided: 'Sua conta externa não informou um e-mail. Use outra forma de entrar.',
  weak_password: 'Essa senha é fraca. Use pelo menos 6\u00a0caracteres.',
  same_password: 'A nova senha precisa ser diferente da atual.',
  current_password_required: 'Informe sua senha atual para continuar.',
  current_password_invalid: 'A senha atual não confere. Tente de novo.',
  signup_disabled: 'Novos cadastros estão fechados no momento.',
  user_banned: 'Esta conta está suspensa. Fale com o suporte.',
  user_not_found: 'Não encontramos sua conta. Entre de novo.',
  user_sso_managed: 'Sua conta é administrada pela sua empresa; a alteração é feita por lá.',
  invite_not_found: 'Este convite não vale mais. Peça um novo.',
  captcha_failed: 'Não deu para confirmar que você é uma pessoa. Tente de novo.',

  // Ways to sign in that may be off
  email_provider_disabled: 'Isso depende do envio de e-mails, que não está disponível no momento.',
  phone_provider_disabled: 'Entrar por telefone não está disponível. Use e-mail e senha.',
  anonymous_provider_disabled: 'Para continuar, informe e-mail e senha.',
  provider_disabled: 'Esta forma de entrar não está disponível. Use e-mail e senha.',
  oauth_provider_not_supported: 'Esta forma de entrar não está disponível. Use e-mail e senha.',
  web3_provider_disabled: 'Entrar com carteira digital não está disponível. Use e-mail e senha.',
  passkey_disabled: 'Entrar com chave de acesso não está disponível. Use e-mail e senha.',
  saml_provider_disabled: 'O acesso por empresa (SAML) não está disponível. Use e-mail e senha.',
  sso_provider_disabled: 'O acesso da sua empresa está desligado. Fale com quem administra a conta.',
  sso_provider_not_found: 'Não encontramos o acesso da sua empresa. Use e-mail e senha.',
  manual_linking_disabled: 'Ligar outra conta à sua não está disponível no momento.',
  feature_disabled: 'Esse recurso não está disponível.',
  otp_disabled: 'Entrar com código não está disponível. Use e-mail e senha.',
  provider_email_needs_verification: 'Confirme seu e-mail na conta externa e tente entrar de novo.',

  // Sessions
  no_authorization: 'Você precisa entrar para continuar.',
  bad_jwt: 'Sua sessão não vale mais. Entre de novo.',
  session_not_found: 'Sua sessão foi encerrada. Entre de novo.',
  session_expired: 'Sua sessão expirou. Entre de novo.',
  refresh_token_not_found: 'Sua sessão foi encerrada. Entre de novo.',
  refresh_token_already_used: 'Por segurança, encerramos esta sessão. Entre de novo.',
  not_admin: 'Você não tem permissão para fazer isso.',
  conflict: 'Outra alteração estava em andamento. Tente de novo em instantes.',

  // Codes, links and reauthentication
  otp_expired: 'Este código ou link não vale mais. Peça um novo.',
  reauthentication_needed: 'Por segurança, confirme que é você com o código que enviamos por e-mail.',
  reauthentication_not_valid: 'O código de confirmação não confere ou venceu. Peça um novo.',
  flow_state_not_found: 'Não encontramos o início deste acesso. Comece de novo no mesmo navegador.',
  flow_state_expired: 'O acesso demorou demais e venceu. Comece de novo.',
  flow_state_already_used: 'Este link de acesso já foi usado. Comece de novo.',
  bad_code_verifier: 'Abra o link no mesmo navegador em que começou, ou comece de novo.',
  bad_oauth_state: 'O retorno da conta externa não confere. Tente entrar de novo.',
  bad_oauth_callback: 'A conta externa não completou o acesso. Tente de novo.',
  unexpected_audience: 'Este acesso pertence a outro aplicativo. Entre de novo.',

  // Identities and second factors
  identity_not_found: 'Não encontramos essa conta ligada à sua.',
  identity_already_exists: 'Essa conta externa já está ligada a um usuário.',
  single_identity_not_deletable: 'Esta é a sua única forma de entrar. Adicione outra antes de remover.',
  email_conflict_identity_not_deletable:
    'O e-mail desta conta já pertence a outro usuário; não dá para remover.',
  insufficient_aal: 'Confirme o segundo fator (o código do seu autenticador) para continuar.',
  too_many_enrolled_mfa_factors: 'Você já tem o máximo de fatores. Remova um antes de adicionar outro.',
  mfa_factor_name_conflict: 'Já existe um fator com esse nome. Escolha outro.',
  mfa_factor_not_found: 'Não encontramos esse segundo fator.',
  mfa_verified_factor_exists: 'Este telefone já é um segundo fator confirmado.',
  mfa_ip_address_mismatch: 'Este desafio não vale mais. Peça um novo código.',
  mfa_challenge_expired: 'O código venceu. Peça um novo.',
  mfa_verification_failed: 'O código não confere. Digite o mais recente e tente de novo.',
  mfa_verification_rejected: 'A verificação foi recusada. Tente de novo mais tarde.',
  mfa_totp_enroll_not_enabled: 'Cadastrar um autenticador não está disponível no momento.',
  mfa_totp_verify_not_enabled: 'Verificar pelo autenticador não está disponível no momento.',
  mfa_phone_enroll_not_enabled: 'Cadastrar um telefone como segundo fator não está disponível.',
  mfa_phone_verify_not_enabled: 'Verificar por telefone não está disponível no momento.',
  mfa_webauthn_enroll_not_enabled: 'Cadastrar uma chave de acesso não está disponível.',
  mfa_webauthn_verify_not_enabled: 'Verificar por chave de acesso não está disponível.',

  // Limits and delivery
  over_request_rate_limit: 'Muitas tentativas. Aguarde alguns minutos antes de tentar de novo.',
  over_email_send_rate_limit: 'Já enviamos um e-mail há pouco. Aguarde um minuto antes de pedir outro.',
  over_sms_send_rate_limit: 'Já enviamos uma mensagem há pouco. Aguarde um minuto antes de pedir outra.',
  sms_send_failed: 'Não conseguimos enviar a mensagem. Confira o número e tente de novo.',
  email_send_failed:
    'Não conseguimos enviar o e-mail agora. Nada foi alterado: espere um minuto e tente de novo.',

  // The request itself
  validation_failed: 'Algum dado não está no formato esperado. Confira e tente de novo.',
  bad_json: 'O pedido chegou com defeito. Recarregue a página e tente de novo.',
  request_entity_too_large: 'O pedido é grande demais.',
  request_timeout: 'O servidor demorou para responder. Tente de novo.',
  not_found: 'Este endereço não existe. Recarregue a página e tente de novo.',
  unexpected_failure: 'Algo deu errado do nosso lado. Tente de novo em alguns minutos.',
} as const;

export type AuthErrorCode = keyof typeof authErrorMessages;

/** The Portuguese sentence for a code of the account service; a general one when the code is absent or unknown. */
export function authErrorMessage(code: string | undefined): string {
  return code !== undefined && isAuthErrorCode(code)
    ? authErrorMessages[code]
    : authErrorMessages.unexpected_failure;
}

export function isAuthErrorCode(code: string): code is AuthErrorCode {
  return Object.hasOwn(authErrorMessages, code);
}
