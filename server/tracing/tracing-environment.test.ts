import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from '../env.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://coletor.interno:4318/otlp/' };

describe('where traces go', () => {
  it('is nowhere unless a collector is named', () => {
    expect(readEnvironment({}).tracing).toBeNull();
    expect(readEnvironment({ OTEL_SERVICE_NAME: 'outra' }).tracing).toBeNull();
  });

  it('is the collector, with its headers, a name and a share', () => {
    expect(readEnvironment(endpoint).tracing).toEqual({
      endpoint: 'http://coletor.interno:4318/otlp',
      headers: {},
      serviceName: 'fisga',
      ratio: 1,
    });
    const variables = {
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20YQ==,x-tenant=a',
      OTEL_SERVICE_NAME: 'fisga-sul',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    };
    expect(readEnvironment(variables).tracing).toMatchObject({
      headers: { authorization: 'Basic YQ==', 'x-tenant': 'a' },
      serviceName: 'fisga-sul',
      ratio: 0.05,
    });
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'coletor:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT/],
    [{ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'segredo' }, /OTEL_EXPORTER_OTLP_HEADERS.*name=value/],
    [{ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'chave=segredo,' }, /OTEL_EXPORTER_OTLP_HEADERS/],
    [{ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'chave=segredo%' }, /OTEL_EXPORTER_OTLP_HEADERS.*encoded/],
    [{ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '10' }, /OTEL_TRACES_SAMPLER_ARG/],
  ])('stops the start on %j, naming the variable and no value', (variables, message) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/segredo/);
  });
});
