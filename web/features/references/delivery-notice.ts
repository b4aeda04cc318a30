import { materialsPerHook } from '../../../shared/materials-per-hook.ts';
import { countOf } from '../../lib/brazilian-format.ts';
import type { DeliveredMaterials } from './api/get-saved-materials.ts';

/** What the person should know about what they got and paid; null for a full, paid set, which needs no word. */
export function deliveryNotice(output: DeliveredMaterials): string | null {
  const count = output.references.length;
  if (output.reused) return 'Você já tinha estes materiais: nada foi cobrado.';
  if (count === 0 && output.script !== null)
    return 'Nenhuma referência encontrada para este hook. O roteiro abaixo é do repertório da Fisga, sem fonte externa: confira antes de gravar. Nada foi cobrado.';
  if (output.charged || count === 0) return null;
  if (count >= materialsPerHook) return 'Você não foi cobrado.';
  const found = `só ${countOf(count, ['material', 'materiais'])} com fonte sólida`;
  return `Encontramos ${found} para este gancho, e não ${materialsPerHook}. Você não foi cobrado.`;
}
