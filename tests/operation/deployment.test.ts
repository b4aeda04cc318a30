import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { environmentVariables, readEnvironment } from '../../server/env.ts';
import { apiPaths } from '../../shared/api-paths.ts';
import { readImageStage } from '../helpers/dockerfile.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const image = readImageStage();
/** The longest that a request may take, in seconds, which nobody may cut off. */
const longestRequest = 200;

describe('.env.example', () => {
  it('lists every variable that the product reads, and no other', () => {
    const listed = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gmu)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(environmentVariables.toSorted());
  });

  it('can be used as it is', () => {
    const pairs = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gmu)];
    expect(() =>
      readEnvironment(Object.fromEntries(pairs.map(([, name, value]) => [name, value]))),
    ).not.toThrow();
  });
});

describe('compose.yaml', () => {
  const serviceSchema = z.looseObject({
    image: z.string().optional(),
    build: z.unknown().optional(),
    environment: z.record(z.string(), z.string()).default({}),
    depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
    volumes: z.array(z.string()).default([]),
    ports: z.array(z.string()).default([]),
    read_only: z.boolean().default(false),
    cap_drop: z.array(z.string()).default([]),
    stop_grace_period: z.string().optional(),
    deploy: z.looseObject({ replicas: z.int() }).optional(),
  });
  const { services, volumes } = z
    .object({
      name: z.literal('fisga'),
      services: z.record(z.enum(['app', 'caddy', 'pgbouncer', 'postgres', 'mailpit']), serviceSchema),
      volumes: z.record(z.string(), z.unknown()),
    })
    .parse(parse(read('compose.yaml')));
  const { app, caddy, pgbouncer, postgres } = services;
  /** As Compose reads `${NAME:-default}` and `${NAME:?message}`. */
  const fill = (text: string, given: Record<string, string>) =>
    text.replaceAll(
      /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/gu,
      (_, name, standard = '') => given[name] ?? standard,
    );

  it('gives two processes an environment that they take', () => {
    expect(app.deploy?.replicas).toBe(2);
    const names = Object.keys(app.environment);
    expect(names.filter((name) => !environmentVariables.includes(name))).toEqual([]);
    const filled = names.map((name) => [name, fill(app.environment[name] ?? '', { POSTGRES_PASSWORD: 'p' })]);
    const withoutCheckout = { ...image.environment, ...Object.fromEntries(filled) };
    expect(() => readEnvironment(withoutCheckout)).toThrow(/CHECKOUT: needed/u);
    // From .env, which Compose hands to the process as it is.
    const environment = readEnvironment({ ...withoutCheckout, CHECKOUT: 'sandbox' });
    expect(environment).toMatchObject({ port: image.ports[0], host: '0.0.0.0', trustedProxies: 'everybody' });
    const grace = Number.parseInt(app.stop_grace_period ?? '', 10);
    expect(grace).toBeGreaterThan(environment.drainSeconds + longestRequest);
  });

  it('leads from Caddy to the processes, through PgBouncer, to PostgreSQL, by names and ports that exist', () => {
    const proxy = read('deploy/Caddyfile');
    expect(proxy).toMatch(/dynamic a app 3000\b/u);
    expect(proxy).toContain(`health_uri ${apiPaths.ready}`);
    expect(proxy).toContain(`respond ${apiPaths.metrics} 404`);
    expect(caddy.volumes).toContain('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro');
    expect(caddy.ports).toEqual(['8080:8080']);
    const { hostname, port, pathname, username } = new URL(
      fill(app.environment.DATABASE_URL ?? '', { POSTGRES_PASSWORD: 'p' }),
    );
    const settings = read('deploy/pgbouncer/pgbouncer.ini');
    expect(hostname in services).toBe(true);
    expect(settings).toMatch(new RegExp(`^listen_port = ${port}$`, 'mu'));
    expect(settings).toMatch(/^pool_mode = transaction$/mu);
    expect(settings).toMatch(new RegExp(`^${pathname.slice(1)} = host=postgres port=5432`, 'mu'));
    expect(read('deploy/pgbouncer/start.sh')).toContain(`"${username}"`);
    expect(postgres.environment).toMatchObject({ POSTGRES_USER: username, POSTGRES_DB: pathname.slice(1) });
    expect(Object.keys(pgbouncer.environment)).toEqual(['POSTGRES_PASSWORD']);
    expect(postgres.volumes.map((volume) => volume.split(':')[0])).toEqual(Object.keys(volumes));
    for (const { depends_on } of Object.values(services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const name of needed) expect(name in services, name).toBe(true);
    }
  });

  it('lets what faces the network write nowhere and do nothing of root’s', () => {
    for (const service of [app, caddy, pgbouncer])
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });
});

describe('deploy/kubernetes', () => {
  const documents = Object.fromEntries(
    readdirSync(`${root}deploy/kubernetes`).map((name) => [name, parse(read(`deploy/kubernetes/${name}`))]),
  );
  const labels = z.object({ app: z.literal('fisga') });
  const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) });
  const deployment = z
    .object({
      kind: z.literal('Deployment'),
      metadata: z.object({ name: z.literal('fisga') }),
      spec: z.object({
        replicas: z.int().min(2),
        selector: z.object({ matchLabels: labels }),
        strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.literal(0) }) }),
        template: z.object({
          metadata: z.object({ labels }),
          spec: z.object({
            terminationGracePeriodSeconds: z.int(),
            securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(1000) }),
            containers: z
              .array(
                z.object({
                  ports: z.array(z.object({ name: z.literal('http'), containerPort: z.int() })),
                  envFrom: z.array(z.record(z.string(), z.object({ name: z.literal('fisga') }))),
                  env: z.array(z.object({ name: z.string(), value: z.string() })),
                  securityContext: z.object({
                    allowPrivilegeEscalation: z.literal(false),
                    readOnlyRootFilesystem: z.literal(true),
                    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
                  }),
                  startupProbe: probe,
                  readinessProbe: probe,
                  livenessProbe: probe,
                  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
                }),
              )
              .length(1),
            volumes: z.array(z.object({ name: z.string(), emptyDir: z.object({}) })),
          }),
        }),
      }),
    })
    .parse(documents['deployment.yaml']);
  const pod = deployment.spec.template.spec;
  const [container] = pod.containers;

  it('is applied whole', () => {
    const resources = Object.keys(documents).filter(
      (name) => !['kustomization.yaml', 'secret.example.yaml'].includes(name),
    );
    expect(documents['kustomization.yaml'].resources.toSorted()).toEqual(resources.toSorted());
  });

  it('gives each process an environment that it takes, and time to finish what it does', () => {
    const { data } = documents['config-map.yaml'];
    const { stringData } = documents['secret.example.yaml'];
    const own = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
    const given = { ...image.environment, ...data, ...stringData, ...own };
    const unknown = Object.keys({ ...data, ...stringData, ...own }).filter(
      (name) => !environmentVariables.includes(name),
    );
    expect(unknown).toEqual([]);
    const environment = readEnvironment(given);
    expect(environment.port).toBe(container?.ports[0]?.containerPort);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(environment.drainSeconds + longestRequest);
    const writable = container?.volumeMounts.map(({ mountPath }) => mountPath);
    // The root of a volume is open, and another user's.
    expect(dirname(environment.dataDir)).toBe(writable?.[0]);
    expect(writable?.[1]).toBe('/tmp');
    expect(container?.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
  });

  it('asks what the process answers', () => {
    expect(container?.readinessProbe.httpGet.path).toBe(apiPaths.ready);
    expect(container?.livenessProbe.httpGet.path).toBe(apiPaths.health);
    expect(container?.startupProbe.httpGet.path).toBe(apiPaths.health);
  });

  it('finds the processes by their labels, keeps one alive and starts more of them', () => {
    expect(documents['service.yaml'].spec).toMatchObject({
      selector: deployment.spec.template.metadata.labels,
      ports: [{ targetPort: 'http' }],
    });
    expect(documents['disruption-budget.yaml'].spec).toMatchObject({
      minAvailable: 1,
      selector: deployment.spec.selector,
    });
    expect(documents['autoscaler.yaml'].spec).toMatchObject({
      scaleTargetRef: { kind: deployment.kind, name: deployment.metadata.name },
      minReplicas: deployment.spec.replicas,
    });
    for (const [name, document] of Object.entries(documents))
      if (name !== 'kustomization.yaml') expect(document.metadata.name, name).toBe('fisga');
  });
});
