import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Whose spans these are; it forwards to nowhere until tracing is open. */
export const tracer = trace.getTracer('fisga');

/** Runs `work` in a span, which ends with it. */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed: by what kind of error alone, since messages quote what people typed. */
export function failSpan(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', nameOf(error));
}

/** The code that the system or the database gave it (`ECONNREFUSED`, `57014`), or its class. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
