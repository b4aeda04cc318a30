import { z } from 'zod';
import { type LocalService, startLocalService } from './local-service.ts';

const value = z
  .object({ stringValue: z.string(), intValue: z.coerce.number() })
  .partial()
  .transform(({ stringValue, intValue }) => stringValue ?? intValue ?? null);
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) => Object.fromEntries(list.map((each) => [each.key, each.value])));
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes,
  status: z.object({ code: z.number().default(0) }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type CollectedSpan = z.output<typeof span>;

export interface TraceCollector extends LocalService {
  /** Everything that was sent, as OTLP has it. */
  spans(): CollectedSpan[];
  services(): unknown[];
}

/** A collector of traces that keeps what it is sent. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const service = await startLocalService(() => ({ body: {} }));
  const groups = () => service.seen.flatMap(({ body }) => exported.parse(JSON.parse(body)).resourceSpans);
  return {
    ...service,
    spans: () => groups().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    services: () => groups().map(({ resource }) => resource.attributes['service.name']),
  };
}
