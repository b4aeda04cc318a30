import { describe, expect, it } from 'vitest';
import { findViolations } from '../../scripts/structure-rules.ts';

const check = (path: string, text: string) => findViolations([{ path, text }]);

describe('the structure check', () => {
  it.each([
    ['shared/plans.ts', "import { x } from '../engine/tree/x.ts';"],
    ['engine/tree/x.ts', "import { x } from '../../server/env.ts';"],
    ['server/db/x.ts', "import { x } from '../functions/x.ts';"],
    ['server/credits/x.ts', "import { x } from '../functions/x.ts';"],
    ['server/auth/x.ts', "import { x } from '../credits/ledger.ts';"],
    ['server/sms/x.ts', "import { x } from '../billing/catalogue.ts';"],
    ['server/outgoing/x.ts', "import { x } from '../env.ts';"],
    ['server/data-api/x.ts', "import { x } from '../../engine/tree/x.ts';"],
    ['web/lib/x.ts', "import { x } from '../features/tree/x.ts';"],
    ['web/components/ui/x.tsx', "import { x } from '../../features/tree/x.ts';"],
    ['web/features/search/x.ts', "import { x } from '../tree/x.ts';"],
    ['web/features/search/api/x.ts', "const x = await import('../../tree/x.ts');"],
    ['web/routes/x.tsx', "import { x } from '../../server/env.ts';"],
  ])('refuses an arrow against the current: %s', (path, text) => {
    expect(check(path, text)).toEqual([expect.stringContaining('must not import')]);
  });

  it.each([
    ['engine/tree/x.ts', "import { x } from '../../shared/hook-tree.ts';"],
    ['server/functions/x.ts', "import { x } from '../credits/ledger.ts';"],
    ['web/features/search/api/x.ts', "import { x } from '../components/x.tsx';"],
    ['web/routes/x.tsx', "import { x } from '../features/tree/x.ts';"],
  ])('lets the current flow: %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });

  it.each([
    'Math.random()',
    'Date.now()',
    'new Date()',
    "a.localeCompare('b')",
    'process.env.X',
    "import x from 'node:fs'",
  ])('keeps the engine pure: %s', (text) => {
    expect(check('engine/tree/x.ts', text)).toEqual([expect.stringContaining('reaches outside')]);
    expect(check('engine/tree/x.ts', `// ${text}`)).toEqual([]);
  });

  it('reads the environment in one file', () => {
    expect(check('server/http/x.ts', 'process.env.PORT')).toHaveLength(1);
    expect(check('server/env.ts', 'process.env.PORT')).toEqual([]);
  });

  it('refuses long files outside the content, and names that say nothing', () => {
    const long = 'x\n'.repeat(301);
    expect(check('server/x.ts', long)).toEqual([expect.stringContaining('301 lines')]);
    for (const path of ['web/lib/utils.ts', 'engine/common/x.ts', 'server/functions/index.ts']) {
      expect(check(path, '')).toEqual([expect.stringContaining('does not say what it is')]);
    }
    expect(check('tests/helpers/people.ts', '')).toEqual([]);
  });

  it.each([
    "page.getByText('Ativar')",
    'page.getByLabel(`Apagar`)',
    "page.getByRole('button', { name: 'Ativar' })",
    "page.getByRole('heading', {\n  level: 1,\n  name: 'Conta',\n})",
  ])('asks tests for whole names: %s', (text) => {
    expect(check('tests/e2e/x.test.ts', text)).toEqual([expect.stringContaining('say exact: true')]);
    expect(check('web/lib/x.ts', text)).toEqual([]);
  });

  it.each([
    "page.getByText('Ativar', { exact: true })",
    'page.getByText(/^Ativar/)',
    "page.getByRole('main')",
    "page.getByRole('button', { name: 'Ativar', exact: true })",
    'page.getByRole("button", { name: /ativar/i })',
    "page.getByRole('treeitem', { level: 2 })",
  ])('takes whole names, and parts that say so: %s', (text) => {
    expect(check('tests/e2e/x.test.ts', text)).toEqual([]);
  });
});
