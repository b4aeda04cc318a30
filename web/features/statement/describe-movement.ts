import { unlimitedCredits } from '../../../shared/credits.ts';
import type { Movement } from './movement.ts';

/** A movement as a person reads it. */
export interface MovementWords {
  what: string;
  amount: string;
  balance: string;
  purse: string;
}

/** What a movement was for, how much it moved, and what it left where. */
export function describeMovement(movement: Movement): MovementWords {
  const { balanceAfter, bucket } = movement;
  return {
    what: purposeOf(movement),
    amount: amountOf(movement),
    balance: balanceAfter === unlimitedCredits ? 'saldo ilimitado' : `saldo ${balanceAfter}`,
    purse: bucket === 'free' ? 'grátis' : 'assinatura',
  };
}

function purposeOf({ entry, bucket, kind, subject }: Movement): string {
  switch (entry) {
    case 'reserve':
      return [kind ? uses[kind] : 'Uso', subject].filter(Boolean).join(': ');
    case 'release':
    case 'expire':
      return `Devolvido: ${subject ?? (kind ? uses[kind].toLowerCase() : 'crédito')}`;
    case 'grant':
      return bucket === 'free' ? 'Créditos gratuitos' : 'Créditos do plano';
    case 'forfeit':
      return 'Créditos que venceram';
    case 'revoke':
      return 'Cancelado/reembolsado';
    case 'adjust':
      return 'Ajuste';
  }
}

const uses = { 'generate-hooks': 'Busca', 'busca-referencias': 'Materiais e roteiro' } as const;

// Unlimited is kept as a balance of -1, so that its coming and going move one that means nothing to a person.
function amountOf({ entry, delta, balanceAfter }: Movement): string {
  if (entry === 'grant' && balanceAfter === unlimitedCredits) return 'Ilimitado';
  if ((entry === 'forfeit' || entry === 'revoke') && delta > 0) return 'fim do ilimitado';
  if (delta === 0) return entry === 'reserve' || balanceAfter === unlimitedCredits ? 'sem custo' : '0';
  return delta > 0 ? `+${delta}` : `−${-delta}`;
}
