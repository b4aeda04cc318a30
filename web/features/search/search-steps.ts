export type StepState = 'completed' | 'current' | 'upcoming';

const stepLabels = ['Insira um tema', 'Gerando perguntas e ganchos', 'Escolha um gancho'] as const;

interface SearchProgress {
  isLoading: boolean;
  hasResult: boolean;
}

/** How far the search has come, for each of the three steps. */
export function searchSteps({ isLoading, hasResult }: SearchProgress): { label: string; state: StepState }[] {
  const current = isLoading ? 1 : hasResult ? 2 : 0;
  return stepLabels.map((label, index) => ({ label, state: stateOf(index, current) }));
}

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'completed' : 'upcoming';
}
