import fc from 'fast-check';

/** Credits a paid month of each plan gives; -1 is unlimited. Small, so that a life uses them up. */
const planCredits = { small: 3, large: 7, unlimited: -1 } as const;
type PlanName = keyof typeof planCredits;

const plan = fc.constantFrom<PlanName>('small', 'large', 'unlimited');
const pick = fc.nat(1000);

const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy'), plan }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('change'), plan }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'resume', 'give-up', 'retry') }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait'), days: fc.integer({ min: 0, max: 20 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('renew'), isPaid: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund'), pick }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('use'), count: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('hold', 'release'), pick }) },
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constantFrom('deliver', 'fetch', 'write', 'deliver-again'), pick }),
  },
);
type Act = {
  kind: string;
  plan?: PlanName;
  days?: number;
  isPaid?: boolean;
  pick?: number;
  count?: number;
};

export const lives: fc.Arbitrary<Act[]> = fc.array(act, { minLength: 8, maxLength: 40 });

interface Invoice {
  id: string;
  subscription: Subscription;
  credits: number;
  start: number;
  end: number;
  isPaid: boolean;
  /** Number of the paid month it belongs to. */
  month: number;
}

interface Subscription {
  id: string;
  status: 'active' | 'past_due' | 'canceled';
  plan: PlanName;
  start: number;
  end: number;
  isEnding: boolean;
  month: number;
  monthEnd: number;
  latest: Invoice | null;
}

type Event =
  | { of: 'subscription'; subscription: Subscription }
  | { of: 'invoice' | 'refund'; invoice: Invoice };

/** One step for the database: a call of a billing function, or several in one transaction (`calls`). */
export type Step = Record<string, unknown> & { do: string };

export interface LivedLife {
  steps: Step[];
  invoices: Map<string, Pick<Invoice, 'credits' | 'isPaid' | 'month'>>;
  /** Credits that each use finds where every event is written at once and in order. */
  expected: number[];
}

const day = 86_400;
const month = 30 * day;
/** Periods lie in the future, where the database takes all of them for running. */
const begin = Math.floor(Date.parse('2040-01-01T00:00:00Z') / 1000);

/**
 * A customer at a payment provider, one act after the other. With `isPrompt` each event is written as it happens; else events are
 * written in the order that the acts pick, late, twice, or as they were fetched some time ago, and all once more in the end.
 */
export function live(acts: readonly Act[], name: string, { isPrompt }: { isPrompt: boolean }): LivedLife {
  const steps: Step[] = [];
  const events: Event[] = [];
  const undelivered: Event[] = [];
  const fetched: Step[] = [];
  const invoices = new Map<string, Invoice>();
  const expected: number[] = [];
  const spent = new Map<number, number>();
  let time = begin;
  let current: Subscription | null = null;
  /** The invoice whose credits the customer has, where events are prompt. */
  let credited: Invoice | null = null;
  let ticket = 0;
  let months = 0;
  let holds = 0;

  const tell = (event: Event) => {
    events.push(event);
    if (isPrompt) steps.push(fetch(event));
    else undelivered.push(event);
  };
  const record = ({ id, status, start, end, isEnding }: Subscription): Step[] => [
    { do: 'record', ticket, subscription: id, status, start, end, isEnding },
    ...(status === 'canceled' ? [{ do: 'revoke-subscription', subscription: id }] : []),
  ];
  const fetch = (event: Event): Step => {
    ticket += 1;
    if (event.of === 'refund') {
      return { do: 'event', calls: [{ do: 'revoke-invoice', invoice: event.invoice.id }] };
    }
    if (event.of === 'subscription') return { do: 'event', calls: record(event.subscription) };
    const { id, subscription, credits, start, end, isPaid } = event.invoice;
    const grant = { do: 'grant', invoice: id, subscription: subscription.id, credits, start, end };
    return { do: 'event', calls: [...record(subscription), ...(isPaid ? [grant] : [])] };
  };
  const bill = (subscription: Subscription, isPaid: boolean): Invoice => {
    const { plan: of, start, end } = subscription;
    const id = `in_${name}_${invoices.size}`;
    const invoice = {
      id,
      subscription,
      credits: planCredits[of],
      start,
      end,
      isPaid,
      month: subscription.month,
    };
    invoices.set(id, invoice);
    subscription.latest = invoice;
    if (isPaid) credited = invoice;
    return invoice;
  };
  const openMonth = (subscription: Subscription) => {
    months += 1;
    subscription.month = months;
    subscription.monthEnd = subscription.end;
  };
  const end = (subscription: Subscription) => {
    subscription.status = 'canceled';
    credited = null;
    current = null;
    tell({ of: 'subscription', subscription });
  };
  const renew = (subscription: Subscription, isPaid: boolean) => {
    if (subscription.isEnding || subscription.status === 'past_due') return end(subscription);
    subscription.start = subscription.end;
    subscription.end += month;
    subscription.status = isPaid ? 'active' : 'past_due';
    openMonth(subscription);
    tell({ of: 'invoice', invoice: bill(subscription, isPaid) });
    tell({ of: 'subscription', subscription });
  };
  const acting: Record<string, (act: Act) => void> = {
    buy({ plan: of = 'small' }) {
      if (current !== null) return;
      // The provider knows seconds: two periods never start in the same one.
      time += 1;
      current = {
        id: `sub_${name}_${invoices.size}`,
        status: 'active',
        plan: of,
        start: time,
        end: time + month,
        isEnding: false,
        month: 0,
        monthEnd: 0,
        latest: null,
      };
      openMonth(current);
      const invoice = bill(current, true);
      tell({ of: 'subscription', subscription: current });
      tell({ of: 'invoice', invoice });
    },
    change({ plan: of = 'small' }) {
      if (current?.status !== 'active' || current.plan === of) return;
      time = Math.max(time, current.start) + 1;
      Object.assign(current, { plan: of, start: time, end: time + month, isEnding: false });
      if (time >= current.monthEnd) openMonth(current);
      const invoice = bill(current, true);
      tell({ of: 'subscription', subscription: current });
      tell({ of: 'invoice', invoice });
    },
    cancel: () => setEnding(true),
    resume: () => setEnding(false),
    'give-up': () => current && end(current),
    retry() {
      if (current?.status !== 'past_due' || current.latest === null) return;
      current.status = 'active';
      current.latest.isPaid = true;
      credited = current.latest;
      tell({ of: 'invoice', invoice: current.latest });
      tell({ of: 'subscription', subscription: current });
    },
    wait({ days = 0 }) {
      time += days * day;
      if (current !== null && time >= current.end) renew(current, days % 3 > 0);
    },
    renew({ isPaid = true }) {
      if (current === null) return;
      time = current.end;
      renew(current, isPaid);
    },
    refund({ pick: at = 0 }) {
      const paid = [...invoices.values()].filter(({ isPaid }) => isPaid);
      const invoice = paid[at % paid.length];
      if (invoice !== undefined && !isPrompt) tell({ of: 'refund', invoice });
    },
    use({ count = 1 }) {
      steps.push({ do: 'use', count });
      if (credited === null || credited.credits === -1) return void expected.push(0);
      const used = spent.get(credited.month) ?? 0;
      const taken = Math.min(count, Math.max(0, credited.credits - used));
      spent.set(credited.month, used + taken);
      expected.push(taken);
    },
    hold() {
      if (isPrompt) return;
      holds += 1;
      steps.push({ do: 'hold', work: `${name}-${holds}` });
    },
    release: ({ pick: at = 0 }) => {
      if (holds > 0) steps.push({ do: 'release', work: `${name}-${1 + (at % holds)}` });
    },
    deliver({ pick: at = 0 }) {
      const [event] = undelivered.splice(at % (undelivered.length || 1), 1);
      if (event) steps.push(fetch(event));
    },
    fetch({ pick: at = 0 }) {
      const [event] = undelivered.splice(at % (undelivered.length || 1), 1);
      if (event) fetched.push(fetch(event));
    },
    write({ pick: at = 0 }) {
      steps.push(...fetched.splice(at % (fetched.length || 1), 1));
    },
    'deliver-again'({ pick: at = 0 }) {
      const event = events[at % (events.length || 1)];
      if (event && !isPrompt) steps.push(fetch(event));
    },
  };
  const setEnding = (isEnding: boolean) => {
    if (current === null) return;
    current.isEnding = isEnding;
    tell({ of: 'subscription', subscription: current });
  };

  for (const one of acts) acting[one.kind]?.(one);
  steps.push(...fetched);
  if (!isPrompt) for (const event of events) steps.push(fetch(event));
  acting.use?.({ kind: 'use', count: 20 });
  return { steps, invoices, expected };
}
