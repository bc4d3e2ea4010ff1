import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AdminClient } from './testing/AdminClient.ts';
import { OperatorClient } from './testing/OperatorClient.ts';

// Each process opens its own database.
vi.setConfig({ testTimeout: 120_000 });

let data: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'livery-main-'));
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly errors: () => string;
  readonly exited: Promise<number | null>;
  /** Address that the process prints when it is ready. */
  readonly ready: Promise<string>;
}

function run(settings: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, LIVERY_DATA: data, SANDBOX_DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let errors = '';
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      const origin = /http:\/\/localhost:\d+/.exec(part.toString())?.[0];
      if (origin) resolve(origin);
    });
    void exited.then(() => {
      reject(new Error(`It ended before it answered: ${errors}`));
    });
  });
  ready.catch(() => undefined);
  return { child, errors: () => errors, exited, ready };
}

it('keeps stored data when killed, and releases folder and port when stopped', async () => {
  const first = run({ SANDBOX_PORT: '0' });
  const origin = await first.ready;
  const admin = new AdminClient(origin, { nowMs: Date.now });
  const client = await admin.newMerchant();
  await admin.send('PUT', `/merchants/${client.merchant}/modules/VIP`, { enabled: false });
  const token = await client.login('demo', 'Demo1234');

  const second = run({ SANDBOX_PORT: '0' });
  expect(await second.exited).toBe(1);
  expect(second.errors()).toContain(`in use by another sandbox: process ${first.child.pid}`);

  const { port } = new URL(origin);
  const other = run({ SANDBOX_PORT: port, LIVERY_DATA: join(data, 'other') });
  expect(await other.exited).toBe(1);
  expect(other.errors().trim()).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port with SANDBOX_PORT.`,
  );

  first.child.kill('SIGKILL');
  await first.exited;
  const third = run({ SANDBOX_PORT: port });
  expect(await third.ready).toBe(origin);
  expect((await admin.send('GET', `/merchants/${client.merchant}`)).value).toMatchObject({
    modules: { VIP: false },
  });
  expect(await client.call('getBalanceV2', {}, { token })).toMatchObject({
    status: 200,
    value: { sumBalance: 12_345.67 },
  });
  for (const address of [`http://127.0.0.1:${port}`, origin])
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ status: 'ok' });

  // A response that never ends does not delay the shutdown.
  await admin.send('PUT', `/merchants/${client.merchant}/faults`, {
    calls: ['getStatus'],
    fault: 'hang',
  });
  const hanging = new OperatorClient({ origin, merchant: client.merchant }).send('getStatus').then(
    () => 'answered',
    () => 'closed',
  );
  third.child.kill('SIGTERM');
  expect(await third.exited).toBe(0);
  expect(third.errors()).toBe('');
  expect(await hanging).toBe('closed');
  expect(await readdir(join(data, 'sandbox'))).not.toContain('lock');
});

it('starts afresh after an interrupted first start', async () => {
  const folder = join(data, 'torn');
  await mkdir(join(folder, 'sandbox', 'postgres', 'base'), { recursive: true });
  await writeFile(join(folder, 'sandbox', 'postgres', 'PG_VERSION'), '18\n');
  await writeFile(join(folder, 'sandbox', 'lock'), `${2 ** 30} 1\n`);
  const second = run({ SANDBOX_PORT: '0', LIVERY_DATA: folder });
  await second.ready;
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  expect(await readFile(join(folder, 'sandbox', 'created'), 'utf8')).toContain('Livery sandbox');
});

it.each([
  [{ SANDBOX_PORT: 'abc' }, 'SANDBOX_PORT is "abc". It must be a port number from 0 to 65535.'],
  [
    { SANDBOX_ORIGIN: 'operator.example' },
    'SANDBOX_ORIGIN is "operator.example". It must be an origin, such as https://operator.example.',
  ],
  [
    { SANDBOX_PORT: '0', SANDBOX_DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
    'The database postgres://me@127.0.0.1:1/x cannot be used: ',
  ],
])('reports in one sentence what is wrong with %o', async (settings, message) => {
  const { exited, errors } = run({ LIVERY_DATA: join(data, 'settings'), ...settings });
  expect(await exited).toBe(1);
  expect(errors()).toContain(message);
  expect(errors().trim()).not.toContain('\n');
});
