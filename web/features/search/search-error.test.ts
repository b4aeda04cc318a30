import { describe, expect, it } from 'vitest';
import type { AppErrorCode } from '../../../shared/app-error-codes.ts';
import { FunctionError, NetworkError } from '../../lib/function-error.ts';
import { searchErrorDetail, searchErrorMessage } from './search-error.ts';

function refusal(status: number, message = '', code: AppErrorCode | 'unreadable' = 'unreadable') {
  return searchErrorMessage(new FunctionError({ status, code, message }));
}

describe('searchErrorMessage', () => {
  it('asks to sign in again when the session is gone, before or at the server', () => {
    expect(refusal(0, '', 'no_session')).toBe(
      'Sua sessão expirou. Por favor, faça login novamente para continuar.',
    );
    expect(refusal(401, 'x', 'no_session')).toBe('Sessão expirada. Por favor, faça login novamente.');
  });

  it('asks for patience when there were too many requests', () => {
    expect(refusal(429, 'x', 'too_many')).toBe(
      'Muitas solicitações. Aguarde alguns minutos antes de tentar novamente.',
    );
  });

  it('says for every status from 500 that the fault is ours', () => {
    for (const status of [500, 502, 503, 504]) {
      expect(refusal(status, 'detalhe interno')).toBe(
        'Erro interno do servidor. Nossa equipe foi notificada. Tente novamente em alguns minutos.',
      );
    }
  });

  it("shows the server's own sentence for any other refusal, and a general one when it gave none", () => {
    expect(refusal(422, 'Não entendi esse tema.', 'unusable_topic')).toBe('Não entendi esse tema.');
    expect(refusal(402, 'Acabaram seus créditos.', 'no_credits')).toBe('Acabaram seus créditos.');
    expect(refusal(404)).toBe('Erro inesperado ao gerar hooks. Tente novamente.');
  });

  it('tells a lost connection from everything else', () => {
    expect(searchErrorMessage(new NetworkError('x'))).toBe(
      'Erro de conexão. Verifique sua internet e tente novamente.',
    );
    const unexpected = 'Erro inesperado. Tente novamente em alguns instantes.';
    expect(searchErrorMessage(new TypeError('x'))).toBe(unexpected);
    expect(refusal(200)).toBe(unexpected);
  });
});

describe('searchErrorDetail', () => {
  const detail = (code: AppErrorCode, message: string) =>
    searchErrorDetail(new FunctionError({ status: 502, code, message }));

  it('says why the generation failed, and that nothing was charged', () => {
    const said = 'A inteligência artificial demorou demais. Nada foi cobrado: tente de novo.';
    for (const code of ['generation_failed', 'overloaded', 'too_many'] as const)
      expect(detail(code, said)).toBe(said);
  });

  it('is silent where the sentence says it all, or nobody told anything', () => {
    expect(detail('internal', 'Erro interno.')).toBeNull();
    expect(detail('generation_failed', '')).toBeNull();
    expect(searchErrorDetail(new NetworkError('x'))).toBeNull();
  });
});
