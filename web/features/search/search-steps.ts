export type StepState = 'completed' | 'current' | 'upcoming';

const stepLabels = ['Insira um tema', 'Gerando perguntas e ganchos', 'Escolha um gancho'] as const;

export interface SearchProgress {
  /** The field holds something to search. */
  hasTopic: boolean;
  isLoading: boolean;
  hasResult: boolean;
}

/** How far the search has come, for each of the three steps. With a topic that nobody sent yet, none is current. */
export function searchSteps(progress: SearchProgress): { label: string; state: StepState }[] {
  return stepLabels.map((label, index) => ({ label, state: stateOf(index, progress) }));
}

function stateOf(index: number, { hasTopic, isLoading, hasResult }: SearchProgress): StepState {
  const completed = isLoading ? 1 : hasResult ? 2 : hasTopic ? 1 : 0;
  if (index < completed) return 'completed';
  const isWaitingToBeSent = hasTopic && !isLoading && !hasResult;
  return index === completed && !isWaitingToBeSent ? 'current' : 'upcoming';
}
