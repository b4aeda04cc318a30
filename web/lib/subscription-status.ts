/** How a subscription stands, as the screens speak of it. */
export interface SubscriptionState {
  label: string;
  tone: 'good' | 'waiting' | 'bad';
  /** It exists at the provider: it can be cancelled, and its plan is changed rather than bought again. */
  isRunning: boolean;
  /** It runs, and ends with its period. */
  isEnding: boolean;
  /** An invoice waits for its money. */
  isPaymentDue: boolean;
}

/** Words and meaning of a provider's status. A status we do not know gives nothing. */
export function describeSubscription({
  status,
  isEnding,
}: {
  status: string;
  isEnding: boolean;
}): SubscriptionState {
  const known = { ...unknown, ...states[status] };
  if (!known.isRunning || !isEnding) return { ...known, isEnding: false };
  return { ...known, isEnding: true, label: 'Cancelada (expira ao final do ciclo)', tone: 'waiting' };
}

type Meaning = Omit<SubscriptionState, 'isEnding'>;

const unknown: Meaning = {
  label: 'Em processamento',
  tone: 'waiting',
  isRunning: false,
  isPaymentDue: false,
};
const over: Partial<Meaning> = { label: 'Encerrada', tone: 'bad' };

const states: Readonly<Record<string, Partial<Meaning>>> = {
  active: { label: 'Ativo', tone: 'good', isRunning: true },
  trialing: { label: 'Em período de teste', tone: 'good', isRunning: true },
  past_due: { label: 'Pagamento pendente', tone: 'bad', isRunning: true, isPaymentDue: true },
  unpaid: { label: 'Encerrada por falta de pagamento', tone: 'bad', isRunning: true, isPaymentDue: true },
  paused: { label: 'Pausada', isRunning: true },
  incomplete: { label: 'Aguardando o primeiro pagamento', isPaymentDue: true },
  incomplete_expired: over,
  canceled: over,
};
