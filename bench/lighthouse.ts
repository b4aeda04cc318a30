import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findFreePort } from '../tests/helpers/free-port.ts';
import { type Visit, withPerson } from './with-person.ts';

/**
 * Grades the four main screens as Lighthouse grades a phone on a slow line: the production build, the median of five visits each.
 * Lighthouse brings ninety packages, so it has a package of its own beside this file, installed when it is first needed.
 */
const run = promisify(execFile);
const home = fileURLToPath(new URL('./lighthouse', import.meta.url));
const visits = 5;
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

const reportSchema = z.object({
  /** How fast the machine was just then, by Lighthouse's own little sum, which calls a machine below 1,000 too slow to grade on. */
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.enum(['performance', 'accessibility', 'best-practices', 'seo']),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional(), title: z.string() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

await run('npm', ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund']);
await withPerson({ debuggingPort: await findFreePort() }, async ({ page, ...visit }) => {
  // Strangers first: the login screen leads whoever is signed in away.
  const session = await page.evaluate(() => localStorage.getItem('fisga-session'));
  await page.evaluate(() => localStorage.removeItem('fisga-session'));
  await page.goto('about:blank');
  await grade('/login', visit);
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('fisga-session', text ?? ''), session);
  await page.goto('about:blank');
  for (const path of ['/dashboard', visit.materialsPath, '/pricing']) await grade(path, visit);
});

async function grade(path: string, visit: Omit<Visit, 'page'>): Promise<void> {
  const reports: Report[] = [];
  for (let count = 0; count < visits; count += 1) reports.push(await audit(`${visit.url}${path}`, visit));
  const figure = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const grades = categories.map((name) => {
    const score = Math.round(100 * median(reports.map((report) => report.categories[name].score)));
    if (score < goals[name]) process.exitCode = 1;
    return `${name} ${score}${score < goals[name] ? ` (goal ${goals[name]})` : ''}`;
  });
  const [screen] = path.split('?');
  const paint = `first paint ${Math.round(figure('first-contentful-paint'))} ms, largest ${Math.round(figure('largest-contentful-paint'))} ms`;
  const work = `blocked ${Math.round(figure('total-blocking-time'))} ms, shift ${figure('cumulative-layout-shift').toFixed(3)}`;
  const speed = median(reports.map(({ environment }) => environment.benchmarkIndex));
  process.stdout.write(`${screen}: ${grades.join(', ')}; ${paint}, ${work}; machine ${Math.round(speed)}\n`);
  for (const line of listFaults(reports)) process.stdout.write(`  ${line}\n`);
}

/** One visit in a new tab of the person's browser, which keeps who they are and nothing that was fetched. */
async function audit(url: string, { debuggingPort }: Pick<Visit, 'debuggingPort'>): Promise<Report> {
  const { stdout } = await run(
    `${home}/node_modules/.bin/lighthouse`,
    [
      url,
      `--port=${debuggingPort}`,
      '--output=json',
      '--quiet',
      '--disable-storage-reset',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join()}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const report = reportSchema.parse(JSON.parse(stdout));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** What cost points in any of the visits, but for the clock's own figures. */
function listFaults(reports: readonly Report[]): string[] {
  const faults = new Set<string>();
  for (const { categories: graded, audits } of reports) {
    for (const name of categories) {
      if (name === 'performance') continue;
      for (const { id, weight } of graded[name].auditRefs) {
        const { score = null, title = id } = audits[id] ?? {};
        if (weight > 0 && score !== null && score < 1) faults.add(`${name}: ${title} (${id})`);
      }
    }
  }
  return [...faults];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
