import { z } from 'zod';
import { httpUrl } from '../../shared/http-url.ts';

/** `name=value` separated by commas, values percent-encoded, as the specification of OpenTelemetry has it. */
const headerList = z
  .string()
  .regex(/^[\w-]+=[^,\s]+(?:,[\w-]+=[^,\s]+)*$/u, 'must be name=value, separated by commas')
  .refine(isDecodable, 'must be percent-encoded')
  .transform((list) => Object.fromEntries(list.split(',').map(readHeader)));

/** The variables of traces, by the names that OpenTelemetry gives them. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('fisga'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

export interface TracingSettings {
  /** Takes OTLP over HTTP, as JSON; `/v1/traces` is added. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** The share of requests that are traced, from 0 to 1. */
  ratio: number;
}

const tracingSchema = z.object(tracingVariables);

/** Null traces nothing. */
export function readTracing(values: z.output<typeof tracingSchema>): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = values;
  if (endpoint === undefined) return null;
  return {
    endpoint: endpoint.replace(/\/+$/u, ''),
    headers,
    serviceName: values.OTEL_SERVICE_NAME,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

function readHeader(pair: string): [string, string] {
  const end = pair.indexOf('=');
  return [pair.slice(0, end).toLowerCase(), decodeURIComponent(pair.slice(end + 1))];
}

function isDecodable(list: string): boolean {
  try {
    decodeURIComponent(list);
    return true;
  } catch {
    return false;
  }
}
