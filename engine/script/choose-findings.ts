import type { Material } from '../../shared/busca-referencias.ts';
import type { Corpus } from '../evidence/corpus.ts';
import { findStatedSide } from '../evidence/disagreements.ts';
import { getStems } from '../evidence/search-terms.ts';
import { getMaterialId } from './describe-reference.ts';

/** One sentence of one material, given to one section of the script. */
export interface Finding {
  material: Material;
  text: string;
  /** True when the sentence tells how the study was made rather than what it found. */
  isDesign: boolean;
  /** True when it leans on the finding before it and cannot stand first. */
  isLeaning: boolean;
}

/** The findings of a material, the one closest to the hook first, what only tells the design last. */
export function rankFindings(
  material: Material,
  { hook, topic, corpus }: { hook: string; topic: string | null; corpus: Corpus },
): Finding[] {
  const wanted = new Set(getStems(`${hook} ${topic ?? ''}`));
  const id = getMaterialId(material, corpus);
  const statedSide = id === null ? null : findStatedSide(id);
  const scored = [material.argument_1, material.argument_2, material.argument_3].map((text, place) => {
    const isDesign = designOpening.test(text);
    const isLeaning = leaning.test(text);
    const shared = new Set(getStems(text).filter((stem) => wanted.has(stem))).size;
    return {
      finding: { material, text, isDesign, isLeaning },
      score:
        2 * shared - 2 * place - (isDesign ? 20 : 0) - (isLeaning ? 12 : 0) + (place === statedSide ? 50 : 0),
    };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ finding }) => finding);
}

const leaning =
  /^(O efeito|A diferença|O ganho|A queda|O aumento|O resultado|Nos dois|No grupo|O grupo|O número|A explicação|Ess[ea]s?|Ele|Ela|Eles|Elas|Isso|A taxa|A regra|Também|Além d|Já |O mesmo|A mesma|O impacto|A ligação|Outr[oa]s?|Os outros|Além disso)|\b(também|nessa pesquisa|no mesmo estudo|do mesmo estudo|na mesma pesquisa)\b/u;

const designOpening =
  /^(A conta |A comparação |A amostra |Foram (?:\d|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)|O estudo (?:ouviu|acompanhou|usou|testou|reuniu|juntou|comparou|é|foi|durou|analisou)|A pesquisa (?:ouviu|foi|usou|entrevistou|acompanhou)|A análise (?:usou|reuniu|juntou|foi|considerou)|A revisão (?:reuniu|juntou|usou|é|foi)|A meta-análise (?:reuniu|juntou)|Os dados |O levantamento (?:ouviu|usou|é|reuniu)|O teste (?:foi|usou|comparou)|Os testes |Os pesquisadores (?:mediram|usaram|compararam|acompanharam|sortearam)|Os autores (?:usaram|compararam|analisaram|reuniram)|O autor pegou|Participaram |Os participantes |O gasto foi medido|É uma revisão|É um |O plano foi registrado|O treinamento ensinava|Nos? \d+ estudos|O cálculo |O experimento (?:foi|usou|comparou))/u;
