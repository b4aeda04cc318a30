import { FunctionError, NetworkError } from '../../lib/function-error.ts';

/** The sentence a failed generation shows, by what failed. */
export function searchErrorMessage(error: unknown): string {
  if (error instanceof NetworkError) return messages.network;
  if (!(error instanceof FunctionError)) return messages.unexpected;
  return messageByStatus(error);
}

/** What the server knows beyond that sentence, and what it means for the credit; null when it told nothing of use. */
export function searchErrorDetail(error: unknown): string | null {
  const isTold = error instanceof FunctionError && detailedCodes.has(error.code);
  return isTold && error.message !== '' ? error.message : null;
}

const detailedCodes: ReadonlySet<string> = new Set(['generation_failed', 'overloaded', 'too_many']);

function messageByStatus({ status, message }: FunctionError): string {
  if (status >= 200 && status < 300) return messages.unexpected;
  if (status === 0) return messages.noSession;
  if (status === 401) return messages.unauthorized;
  if (status === 429) return messages.tooMany;
  if (status >= 500) return messages.server;
  return message || messages.other;
}

const messages = {
  noSession: 'Sua sessão expirou. Por favor, faça login novamente para continuar.',
  unauthorized: 'Sessão expirada. Por favor, faça login novamente.',
  tooMany: 'Muitas solicitações. Aguarde alguns minutos antes de tentar novamente.',
  server: 'Erro interno do servidor. Nossa equipe foi notificada. Tente novamente em alguns minutos.',
  other: 'Erro inesperado ao gerar hooks. Tente novamente.',
  network: 'Erro de conexão. Verifique sua internet e tente novamente.',
  unexpected: 'Erro inesperado. Tente novamente em alguns instantes.',
} as const;
