import fc from 'fast-check';
import { exposedTables } from '../../server/data-api/exposed-tables.ts';
import { list, nested, number, repeated, text, value } from './hostile-values.ts';

export interface HostileRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/rest/v1/`. */
  path: string;
  body: string | null;
  prefer: string | null;
  isSignedIn: boolean;
}

type Parameter = readonly [name: string, value: string];

const comparison = fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte');
const strangeOperator = fc.constantFrom(
  ...[
    'like',
    'ilike',
    'match',
    'cs',
    'cd',
    'ov',
    'fts',
    'sl',
    'adj',
    'isdistinct',
    'eq(any)',
    'not',
    '',
    'EQ',
  ],
);
const expression = fc
  .tuple(
    fc.constantFrom('', '', '', 'not.', 'not.not.'),
    fc.oneof(
      { weight: 6, arbitrary: fc.tuple(comparison, value) },
      { weight: 3, arbitrary: fc.tuple(fc.constant('in'), fc.oneof(list, value)) },
      { weight: 3, arbitrary: fc.tuple(fc.constant('is'), value) },
      { weight: 1, arbitrary: fc.tuple(strangeOperator, fc.oneof(value, list)) },
    ),
  )
  .map(([not, [operator, operand]]) => `${not}${operator}.${operand}`);

const strangeColumn = fc.oneof(
  fc.constantFrom(
    'campaign->a',
    'questions->0->>hook',
    'id::text',
    'count()',
    'constructor',
    '__proto__',
    '*',
  ),
  text,
);

function parametersOf(columns: string[]): fc.Arbitrary<Parameter> {
  const column = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...columns) },
    { weight: 1, arbitrary: strangeColumn },
  );
  const columnList = fc.array(column, { minLength: 1, maxLength: 6 }).map((names) => names.join(','));
  const order = fc
    .tuple(columnList, fc.constantFrom('', '.desc', '.desc.nullslast', '.asc.nullsfirst', '.sideways'))
    .map(([names, suffix]) => names + suffix);
  const named = (names: string[], argument: fc.Arbitrary<string>) =>
    fc.tuple(fc.constantFrom(...names), argument);
  return fc.oneof(
    { weight: 8, arbitrary: fc.tuple(column, expression) },
    { weight: 2, arbitrary: named(['select'], fc.oneof(columnList, repeated(`${columns[0]},`, 4_000))) },
    { weight: 2, arbitrary: named(['order'], fc.oneof(order, repeated(`${columns[0]}.asc,`, 1_500))) },
    {
      weight: 2,
      arbitrary: named(['limit', 'offset'], fc.oneof(number, fc.nat({ max: 50 }).map(String), text)),
    },
    { weight: 1, arbitrary: named(['columns', 'on_conflict'], columnList) },
    { weight: 1, arbitrary: named(['and', 'or', 'not.and', 'not.or'], logicOf(column)) },
  );
}

function logicOf(column: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const { group } = fc.letrec<{ term: string; group: string }>((tie) => ({
    term: fc.oneof(
      { maxDepth: 5 },
      fc.tuple(column, expression).map(([name, rest]) => `${name}.${rest}`),
      fc.tuple(fc.constantFrom('and', 'or', 'not.and'), tie('group')).map((parts) => parts.join('')),
    ),
    group: fc.array(tie('term'), { maxLength: 3 }).map((terms) => `(${terms.join(',')})`),
  }));
  return fc.oneof({ weight: 4, arbitrary: group }, { weight: 1, arbitrary: repeated('(or', 4_000) });
}

/** Cut to what a request's head may hold; a cut leaves half of an escape now and then. */
function queryOf(columns: string[]): fc.Arbitrary<string> {
  const parameters = fc.oneof(
    { weight: 6, arbitrary: fc.array(parametersOf(columns), { minLength: 1, maxLength: 1 }) },
    { weight: 6, arbitrary: fc.array(parametersOf(columns), { maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc
        .nat({ max: 700 })
        .map((count) => Array<Parameter>(count).fill([columns[0] ?? '', 'is.null'])),
    },
  );
  return parameters
    .map((pairs) => new URLSearchParams(pairs.map(([name, operand]) => [name, operand])).toString())
    .map((query) => query.slice(0, 13_000));
}

function bodyOf(columns: string[]): fc.Arbitrary<string> {
  const member = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.integer());
  const row = fc.dictionary(fc.constantFrom(...columns), member, { maxKeys: 4 });
  return fc.oneof(
    row.map((object) => JSON.stringify(object)),
    fc.array(row, { maxLength: 4 }).map((rows) => JSON.stringify(rows)),
    nested(4_000).map((deep) => `{"${columns.at(-1)}":${deep}}`),
    nested(4_000),
    fc.constantFrom(
      '',
      '[]',
      '{}',
      '{"campaign":{"a":"\\u0000"}}',
      '{"phone":"\\u0000"}',
      '{"phone":"\\ud800"}',
    ),
    fc.nat({ max: 2_000 }).map((count) => JSON.stringify(Array(count).fill({ utm_term: 'a' }))),
  );
}

const prefer = fc.constantFrom(
  null,
  'return=representation',
  'return=representation,resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'count=exact',
  'count=planned',
);
const method = fc.constantFrom(
  ...(['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const),
);
function requestTo(table: string, columns: string[]): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      method,
      path: queryOf(columns).map((query) => `${table}?${query}`),
      body: bodyOf(columns),
      prefer,
      isSignedIn: fc.constantFrom(true, true, true, false),
    })
    .map((request) => ({
      ...request,
      body: request.method === 'POST' || request.method === 'PATCH' ? request.body : null,
    }));
}

const knownTables = Object.entries(exposedTables).map(([table, columns]) =>
  requestTo(table, Object.keys(columns)),
);
const strangeTables = ['constructor', 'auth.users', 'rpc/x', '%00', '..', 'profiles;'].map((table) =>
  requestTo(table, ['id']),
);

/** Requests as the holder of the publishable key, or of an account, may send them. */
export const hostileRequest = fc.oneof(
  { weight: 20, arbitrary: fc.oneof(...knownTables) },
  { weight: 1, arbitrary: fc.oneof(...strangeTables) },
);
