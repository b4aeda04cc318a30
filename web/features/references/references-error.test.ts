import { describe, expect, it } from 'vitest';
import { FunctionError, NetworkError } from '../../lib/function-error.ts';
import { referencesErrorMessage } from './references-error.ts';

describe('referencesErrorMessage', () => {
  it("names a lost session, repeats the server's sentence and has one of its own for the rest", () => {
    const refusal = (status: number, message: string) =>
      referencesErrorMessage(new FunctionError({ status, code: 'unreadable', message }));
    expect(refusal(0, '')).toBe('Sua sessão expirou. Faça login novamente.');
    expect(refusal(402, 'Acabaram seus créditos.')).toBe('Acabaram seus créditos.');
    expect(refusal(500, '')).toBe('Erro ao buscar referências');
    expect(referencesErrorMessage(new NetworkError('x'))).toBe(
      'Erro ao buscar referências. Tente novamente.',
    );
  });
});
