import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSecrets } from '../helpers/find-secrets.ts';
import { type LocalModel, startLocalModel } from '../helpers/local-model.ts';
import { callFunction, openClient, openDoor, signUpPerson } from '../helpers/people.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '../helpers/trace-collector.ts';

let directory: string;
let collector: TraceCollector;
let model: LocalModel;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-traces-'));
  collector = await startTraceCollector();
  model = await startLocalModel();
});
afterAll(async () => {
  await Promise.all([collector.stop(), model.stop()]);
  await rm(directory, { recursive: true, force: true });
});

interface LogLine {
  path: string;
  requestId: string;
  traceId?: string;
}

const linesOf = (server: ServerProcess, path: string): LogLine[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): LogLine => JSON.parse(line))
    .filter((line) => line.path === path);

const rootsOf = (spans: readonly CollectedSpan[], name: string) =>
  spans.filter((span) => span.name === name && span.kind === 2);

describe('the traces of a server that is told where to send them', () => {
  const said = 'Dormir melhor sem remédio';
  let server: ServerProcess;
  let spans: CollectedSpan[];
  let email: string;
  let accessToken: string;
  beforeAll(async () => {
    server = await startServerProcess({
      DATA_DIR: join(directory, 'traced'),
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'mestre-1',
      AI_BASE_URL: model.url,
      TRUST_PROXY: '10.9.8.7',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/otlp/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20chave-do-coletor,x-tenant=fisga',
      OTEL_SERVICE_NAME: 'fisga-teste',
    });
    const door = await openDoor(server.url);
    const person = await signUpPerson(door);
    ({ email } = person);
    await person.client.auth.resetPasswordForEmail(email);
    accessToken = (await person.client.auth.getSession()).data.session?.access_token ?? '';
    expect((await callFunction(door, { accessToken }, 'generate-hooks', { prompt: said })).status).toBe(200);
    await fetch(`${door.url}/auth/v1/verify?token=codigo-que-ninguem-pode-ler&type=recovery`, {
      redirect: 'manual',
      headers: { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' },
    });
    await openClient(door).auth.signInWithPassword({ email, password: 'errada-e-secreta' });
    await fetch(`${server.url}/health`);
    await server.end();
    spans = collector.spans();
  });

  it('reach the collector under the name, with the headers, before the process ends', () => {
    expect(new Set(collector.services())).toEqual(new Set(['fisga-teste']));
    for (const { url, headers } of collector.seen) {
      expect(url.pathname).toBe('/otlp/v1/traces');
      expect(headers.authorization).toBe('Bearer chave-do-coletor');
      expect(headers['x-tenant']).toBe('fisga');
    }
    expect(server.output()).not.toContain('traces are not taken');
  });

  it('hold a request with what it asked of the database and of the model, within its time', () => {
    const [root] = rootsOf(spans, 'POST /functions/v1/generate-hooks');
    if (!root) throw new Error('no span of the request');
    expect(root.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/functions/v1/generate-hooks',
      'http.response.status_code': 200,
    });
    const inside = spans.filter(({ traceId, spanId }) => traceId === root.traceId && spanId !== root.spanId);
    const ids = new Set([root.spanId, ...inside.map(({ spanId }) => spanId)]);
    expect(inside.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''))).toEqual([]);
    expect(inside.every((span) => span.startTimeUnixNano >= root.startTimeUnixNano)).toBe(true);

    const [asked] = inside.filter((span) => span.attributes['server.address'] === '127.0.0.1');
    expect(asked?.name).toBe('POST 127.0.0.1');
    expect(asked?.attributes).toMatchObject({
      'http.response.status_code': 200,
      'server.port': Number(new URL(model.url).port),
    });
    const statements = inside.filter((span) => span.attributes['db.query.text'] !== undefined);
    expect(statements.length).toBeGreaterThan(3);
    const transactions = new Set(
      inside.filter(({ name }) => name === 'transaction').map((span) => span.spanId),
    );
    expect(statements.filter(({ parentSpanId }) => !transactions.has(parentSpanId ?? ''))).toEqual([]);
    expect(statements.map((span) => span.attributes['db.query.text']).join('\n')).toContain('$1');
  });

  it('are named by the line of the log and by the code that a person is shown', () => {
    const [root] = rootsOf(spans, 'POST /functions/v1/generate-hooks');
    const [line] = linesOf(server, '/functions/v1/generate-hooks');
    expect(line?.traceId).toBe(root?.traceId);
    expect(line?.requestId).toBe(root?.attributes['fisga.request.id']);
  });

  it('show a mail that left, and no look of a probe', () => {
    const [recover] = rootsOf(spans, 'POST /auth/v1/recover');
    const mail = spans.find(({ name, traceId }) => name === 'send mail' && traceId === recover?.traceId);
    expect(mail?.attributes).toEqual({ 'fisga.mail.kind': 'outbox' });
    expect(spans.filter(({ attributes }) => attributes['http.route'] === '/health')).toEqual([]);
    expect(linesOf(server, '/health').at(-1)?.traceId).toBeUndefined();
  });

  it('do not believe a stranger who says which trace this is', () => {
    expect(rootsOf(spans, 'GET /auth/v1/verify')).toHaveLength(1);
    expect(spans.filter(({ traceId }) => traceId === '1'.repeat(32))).toEqual([]);
  });

  it('tell nobody a secret, an address or what a person typed', () => {
    const sent = collector.seen.map(({ body }) => body).join('\n');
    const unsaid = [
      accessToken,
      'segredo-123',
      'errada-e-secreta',
      'codigo-que-ninguem-pode-ler',
      email,
      said,
    ];
    expect(findSecrets(sent, unsaid)).toEqual([]);
  });
});

describe('tracing', () => {
  it('believes the trace of a trusted proxy, and marks what failed', async () => {
    collector.seen.length = 0;
    const traceId = '3'.repeat(32);
    const server = await startServerProcess({
      DATA_DIR: join(directory, 'proxied'),
      TRUST_PROXY: '127.0.0.1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const door = await openDoor(server.url);
    const { accessToken } = await signUpPerson(door);
    const headers = {
      apikey: door.publishableKey,
      authorization: `Bearer ${accessToken}`,
      traceparent: `00-${traceId}-4444444444444444-01`,
      'content-type': 'application/json',
    };
    const options = { method: 'POST', headers, body: JSON.stringify({ prompt: 'Horta em casa' }) };
    await fetch(`${server.url}/functions/v1/generate-hooks`, options);
    await fetch(`${server.url}/rest/v1/profiles?id=eq.nobody`, { headers });
    await server.end();
    const [root] = rootsOf(collector.spans(), 'POST /functions/v1/generate-hooks');
    expect(root).toMatchObject({ traceId, parentSpanId: '4444444444444444' });
    expect(collector.services()).toContain('fisga');
    const failed = collector.spans().find(({ attributes }) => attributes['error.type'] === '22P02');
    expect(failed?.status.code).toBe(2);
  });

  it('of no request at all sends nothing', async () => {
    collector.seen.length = 0;
    const server = await startServerProcess({
      DATA_DIR: join(directory, 'unsampled'),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    await signUpPerson(await openDoor(server.url));
    await server.end();
    expect(collector.spans()).toEqual([]);
  });

  it('to a collector that is not there costs nobody anything, and the process ends in time', async () => {
    const server = await startServerProcess({
      DATA_DIR: join(directory, 'alone'),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    });
    const { accessToken } = await signUpPerson(await openDoor(server.url));
    expect(accessToken).toMatch(/^eyJ/u);
    await expect.poll(() => server.output()).toContain('traces are not taken');
    expect(await server.end()).toBe(0);
  });
});
