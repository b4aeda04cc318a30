import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics, watchConnections } from '../../server/metrics.ts';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/observability/${name}`, import.meta.url)), 'utf8');

const alertSchema = z.object({
  alert: z.string().regex(/^Fisga[A-Z]/u),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string().min(1), action: z.string().min(1) }),
});
const rules = z
  .object({ groups: z.array(z.object({ name: z.string(), rules: z.array(alertSchema) })) })
  .parse(parse(read('alerts.yaml')))
  .groups.flatMap((group) => group.rules);
const panels = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(read('grafana-dashboard.json'))).panels;
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Metrics that an expression reads: names before a selector or a range; `up` is Prometheus' own. */
const namesIn = (expression: string) =>
  [...expression.matchAll(/\b([a-z][a-z_0-9]*_[a-z_0-9]+)(?=[{[)]| >|$)/gmu)].flatMap(
    ([, name]) => name ?? [],
  );

describe('dashboard and alerts', () => {
  let labels: Map<string, readonly string[]>;
  beforeAll(() => {
    const metrics = createMetrics();
    watchConnections(metrics, {
      kind: 'postgres',
      transaction: () => Promise.reject(new Error('Not asked')),
      queryOnce: () => Promise.reject(new Error('Not asked')),
      countConnections: () => ({ active: 0, idle: 0, waiting: 0 }),
      close: async () => {},
    });
    labels = new Map(
      metrics.registry.getMetricsAsArray().flatMap((metric) => {
        const names = 'labelNames' in metric ? (metric.labelNames as string[]) : [];
        return ['', '_count', '_sum', '_bucket'].map((suffix) => [`${metric.name}${suffix}`, names] as const);
      }),
    );
  });

  it('read nothing that no process shows', () => {
    const names = new Set(expressions.flatMap(namesIn));
    expect(names.size).toBeGreaterThan(12);
    expect([...names].filter((name) => !labels.has(name))).toEqual([]);
  });

  it('choose by labels that there are', () => {
    const chosen = expressions.flatMap((expression) =>
      [...expression.matchAll(/\b([a-z_0-9]+)\{([^}]*)\}/gu)].flatMap(([, name = '', selector = '']) =>
        name === 'up'
          ? []
          : [...selector.matchAll(/([a-z_]+)(?:!=|=~|!~|=)"/gu)].map(
              ([, label = '']) => [name, label] as const,
            ),
      ),
    );
    expect(chosen.length).toBeGreaterThan(8);
    expect(chosen.filter(([name, label]) => !labels.get(name)?.includes(label))).toEqual([]);
  });

  it('show every metric of ours, and wake nobody for what can wait', () => {
    const shown = new Set(
      expressions.flatMap(namesIn).map((name) => name.replace(/_(?:count|sum|bucket)$/u, '')),
    );
    const ours = createMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => !/^(?:nodejs|process)_(?!draining)/u.test(name));
    expect(ours.length).toBeGreaterThan(8);
    expect(ours.filter((name) => !shown.has(name))).toEqual([]);
    expect(rules.filter(({ labels: { severity } }) => severity === 'page').map(({ alert }) => alert)).toEqual(
      ['FisgaDown', 'FisgaErrors', 'FisgaRefusing', 'FisgaPaymentsLate', 'FisgaMailsFail'],
    );
  });
});
