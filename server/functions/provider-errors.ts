import type { Logger } from 'pino';
import { ProviderError } from '../billing/payment-provider.ts';
import { AppError } from '../errors.ts';

/** Runs work that asks the payment provider; its failures become sentences a person can act on. */
export async function explainProviderErrors<Result>(
  log: Logger,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error({ error }, 'the payment provider failed');
    throw new AppError(
      error.isRefusal ? 'bad_input' : 'payment_failed',
      error.isRefusal
        ? 'O pagamento não aceitou este pedido. Recarregue a página e tente de novo.'
        : 'O serviço de pagamento não respondeu. Nada foi cobrado: espere um minuto e tente de novo.',
      { cause: error },
    );
  }
}
