/** SQL type of a column, as values of requests are cast to it. */
export type ColumnType = 'uuid' | 'text' | 'integer' | 'bigint' | 'boolean' | 'jsonb' | 'timestamptz';

export type TableColumns = Readonly<Record<string, ColumnType>>;

/** Every table and column the browser may name. Who may read or write which row is decided by grants and policies. */
export const exposedTables: Readonly<Record<string, TableColumns>> = {
  free_credits: { user_id: 'uuid', credits_remaining: 'integer', credits_total: 'integer' },
  stripe_customers: { user_id: 'uuid', customer_id: 'text' },
  stripe_subscriptions: {
    id: 'bigint',
    customer_id: 'text',
    status: 'text',
    subscription_id: 'text',
    price_id: 'text',
    current_period_start: 'bigint',
    current_period_end: 'bigint',
    cancel_at_period_end: 'boolean',
    cancel_at: 'bigint',
  },
  subscription_credits: {
    customer_id: 'text',
    credits_remaining: 'integer',
    credits_total: 'integer',
    reset_date: 'timestamptz',
  },
  credit_statement: {
    id: 'bigint',
    created_at: 'timestamptz',
    entry: 'text',
    bucket: 'text',
    delta: 'integer',
    balance_after: 'integer',
    kind: 'text',
    subject: 'text',
  },
  profiles: {
    id: 'uuid',
    phone: 'text',
    utm_source: 'text',
    utm_medium: 'text',
    utm_campaign: 'text',
    utm_term: 'text',
    utm_content: 'text',
    affiliate_id: 'text',
    campaign: 'jsonb',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  saved_trees: {
    id: 'uuid',
    user_id: 'uuid',
    topic: 'text',
    topic_key: 'text',
    variant: 'integer',
    engine: 'text',
    written_from: 'jsonb',
    care: 'text',
    questions: 'jsonb',
    created_at: 'timestamptz',
  },
  told_topics: {
    user_id: 'uuid',
    topic_key: 'text',
    topic: 'text',
    facts: 'jsonb',
    updated_at: 'timestamptz',
  },
  saved_scripts: {
    id: 'uuid',
    user_id: 'uuid',
    tree_id: 'uuid',
    hook: 'text',
    hook_key: 'text',
    materials: 'jsonb',
    script: 'jsonb',
    background: 'jsonb',
    engine: 'text',
    charged: 'boolean',
    created_at: 'timestamptz',
  },
};

/** What an upsert without `on_conflict` means. */
export const primaryKeys: Readonly<Record<string, readonly string[]>> = {
  free_credits: ['user_id'],
  stripe_customers: ['user_id'],
  stripe_subscriptions: ['id'],
  subscription_credits: ['customer_id'],
  credit_statement: ['id'],
  profiles: ['id'],
  saved_trees: ['id'],
  told_topics: ['user_id', 'topic_key'],
  saved_scripts: ['id'],
};
