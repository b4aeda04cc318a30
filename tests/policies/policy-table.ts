export type Role = 'anon' | 'stranger' | 'owner' | 'service';
export type Operation = 'select' | 'insert' | 'update' | 'delete';

/** allowed: it happens · nothing: no error, no row · denied: 42501 */
export type Expected = 'allowed' | 'nothing' | 'denied';

type Row = Record<Operation, Expected>;

const readOwn: Record<Role, Row> = {
  anon: { select: 'denied', insert: 'denied', update: 'denied', delete: 'denied' },
  stranger: { select: 'nothing', insert: 'denied', update: 'denied', delete: 'denied' },
  owner: { select: 'allowed', insert: 'denied', update: 'denied', delete: 'denied' },
  service: { select: 'allowed', insert: 'denied', update: 'denied', delete: 'denied' },
};

/** One's own work, which one may also throw away. */
const throwOwn: Record<Role, Row> = {
  ...readOwn,
  stranger: { ...readOwn.stranger, delete: 'nothing' },
  owner: { ...readOwn.owner, delete: 'allowed' },
};

const serviceWrites: Record<Role, Row> = {
  ...readOwn,
  service: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'allowed' },
};

/** Who may do what to a row of somebody: "owner" is that person, "stranger" another one signed in. */
export const policyTable: Record<string, Record<Role, Row>> = {
  free_credits: readOwn,
  subscription_credits: readOwn,
  saved_trees: throwOwn,
  saved_scripts: throwOwn,
  told_topics: throwOwn,
  stripe_customers: serviceWrites,
  stripe_subscriptions: readOwn,
  credit_statement: { ...readOwn, service: readOwn.anon },
  profiles: {
    anon: { select: 'denied', insert: 'denied', update: 'denied', delete: 'denied' },
    stranger: { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'denied' },
    owner: { select: 'allowed', insert: 'allowed', update: 'allowed', delete: 'denied' },
    service: { select: 'allowed', insert: 'denied', update: 'denied', delete: 'denied' },
  },
};
