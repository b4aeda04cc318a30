import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { traceOutgoing } from './trace-outgoing.ts';
import type { TracingSettings } from './tracing-environment.ts';

/** A collector that is down must not hold up the end of the process. */
const exportMilliseconds = 5000;

/** Sends spans to a collector from now on, in batches; those it does not take are dropped. Returns the stop, which sends the rest. */
export async function openTracing(settings: TracingSettings, log: Logger): Promise<() => Promise<void>> {
  // Most installations trace nothing, and need none of this in memory.
  const [sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, core] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const tell = (message: string) => log.warn({ tracing: message.slice(0, 300) }, 'traces are not taken');
  diag.setLogger({ error: tell, warn: tell, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN);
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.headers,
    timeoutMillis: exportMilliseconds,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(settings.ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMilliseconds })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  traceOutgoing();
  return () => provider.shutdown();
}
