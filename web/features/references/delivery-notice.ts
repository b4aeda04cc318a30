import type { Script } from '../../../shared/busca-referencias.ts';
import { materialsPerHook } from '../../../shared/materials-per-hook.ts';
import { scriptOrigins } from '../../../shared/script-origins.ts';
import { countOf } from '../../lib/brazilian-format.ts';
import type { DeliveredMaterials } from './api/get-saved-materials.ts';

function describeOrigin({ context: { reference } }: Script): string {
  switch (reference) {
    case scriptOrigins.card:
      return 'O roteiro abaixo é do repertório da Fisga, sem fonte externa: confira antes de gravar.';
    case scriptOrigins.told:
      return 'O roteiro abaixo é feito do que você contou.';
    default:
      return 'O roteiro abaixo é um esqueleto: cada parte pede o que só você tem pra contar.';
  }
}

/** What the person should know about what they got and paid; null for a full, paid set, which needs no word. */
export function deliveryNotice(output: DeliveredMaterials): string | null {
  const count = output.references.length;
  if (output.reused) return 'Você já tinha estes materiais: nada foi cobrado.';
  if (count === 0 && output.script !== null)
    return `Nenhuma referência encontrada para este hook. ${describeOrigin(output.script)} Nada foi cobrado.`;
  if (output.charged || count === 0) return null;
  const fresh = output.references.filter((material) => material.already_yours !== true).length;
  if (fresh < count) {
    const news =
      fresh === 0 ? 'nenhum material novo' : `só ${countOf(fresh, ['material novo', 'materiais novos'])}`;
    return `Encontramos ${news} para este gancho: os outros você já tem desta árvore. Nada foi cobrado.`;
  }
  if (count >= materialsPerHook) return 'Você não foi cobrado.';
  const found = `só ${countOf(count, ['material', 'materiais'])} com fonte sólida`;
  return `Encontramos ${found} para este gancho, e não ${materialsPerHook}. Você não foi cobrado.`;
}
