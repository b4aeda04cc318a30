import type { QuestionBlock } from '../../shared/hook-tree.ts';

/** A question with four hooks, as a tree holds it. */
export const plainBlock: QuestionBlock = {
  question: 'Quanto tempo leva?',
  hook_1: 'Um',
  hook_2: 'Dois',
  hook_3: 'Três',
  hook_4: 'Quatro',
  hook_1_mechanism: 'cena',
  hook_2_mechanism: 'mito',
  hook_3_mechanism: 'erro',
  hook_4_mechanism: 'custo',
};
