import type { AppErrorCode } from '../../../shared/app-error-codes.ts';
import { AppError } from '../../errors.ts';
import { secondsToBrazilianTomorrow } from '../brazilian-day.ts';
import type { ModelError, ModelFault } from './model-error.ts';

/** What a person is told when the model wrote nothing that they could have. */
export function explainModelError(error: ModelError, now = new Date()): AppError {
  const { code, message, isForToday = false } = explanations[error.fault];
  return new AppError(code, message, {
    cause: error,
    retryAfterSeconds: isForToday ? secondsToBrazilianTomorrow(now) : null,
  });
}

interface Explanation {
  code: AppErrorCode;
  message: string;
  /** The next day mends it. */
  isForToday?: boolean;
}

const explanations: Record<ModelFault, Explanation> = {
  unavailable: {
    code: 'generation_failed',
    message: 'A inteligência artificial não respondeu agora. Nada foi cobrado: tente de novo em um minuto.',
  },
  timeout: {
    code: 'generation_failed',
    message: 'A inteligência artificial demorou demais. Nada foi cobrado: tente de novo.',
  },
  'rate-limited': {
    code: 'generation_failed',
    message:
      'Há pedidos demais na inteligência artificial agora. Nada foi cobrado: espere um minuto e tente de novo.',
  },
  refused: {
    code: 'generation_failed',
    message:
      'A inteligência artificial não está disponível neste servidor. Nada foi cobrado: fale com o suporte.',
  },
  nonsense: {
    code: 'generation_failed',
    message:
      'O que a inteligência artificial escreveu não passou na nossa revisão. Nada foi cobrado: tente de novo.',
  },
  aborted: { code: 'generation_failed', message: 'A geração foi interrompida. Nada foi cobrado.' },
  work_limit: {
    code: 'too_many',
    message: 'Você chegou ao limite de uso justo de hoje. Nada foi cobrado: volte amanhã.',
    isForToday: true,
  },
  user_limit: {
    code: 'too_many',
    message: 'Você chegou ao limite de inteligência artificial de hoje. Nada foi cobrado: volte amanhã.',
    isForToday: true,
  },
  total_limit: {
    code: 'overloaded',
    message: 'A inteligência artificial chegou ao limite de hoje. Nada foi cobrado: volte amanhã.',
    isForToday: true,
  },
};
