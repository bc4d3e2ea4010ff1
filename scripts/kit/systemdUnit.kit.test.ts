import { mkdtempDisposableSync, writeFileSync, type DisposableTempDir } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostReply } from '@livery/e2e/http/hostRequest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MerchantKeys } from '../../packages/demo-operator/src/protection/codecs/MerchantKeys.ts';
import { installProduction } from '../deploy/installProduction.ts';
import { connectBrands, hosts } from './connectBrands.ts';
import { ContainerEngine } from './ContainerEngine.ts';
import { Crowd } from './Crowd.ts';
import { SystemdMachine } from './SystemdMachine.ts';
import { askPlain } from './Visitor.ts';

const repository = join(import.meta.dirname, '../..');
const waiting = { timeout: 120_000, interval: 500 };
const ports = [9090, 9091] as const;

let engine: ContainerEngine;
let machine: SystemdMachine;
let folder: DisposableTempDir;
let address: string;

beforeAll(async () => {
  const started = await ContainerEngine.start();
  if (typeof started === 'string') throw new Error(`The kit needs containers: ${started}`);
  engine = started;
  machine = await SystemdMachine.start(engine);
  address = await machine.address();
  folder = mkdtempDisposableSync(join(tmpdir(), 'livery-install-'));
  await install();
});

afterAll(async () => {
  folder?.remove();
  await machine?.[Symbol.asyncDispose]();
  await engine?.[Symbol.asyncDispose]();
});

/** Installs the server and its settings as the unit and the deploy guide say. */
async function install(): Promise<void> {
  const build = join(folder.path, 'livery-1');
  await installProduction({ repository, target: build });
  const settings = join(folder.path, 'livery');
  await machine.run('mkdir /opt /etc/livery && useradd --system --shell /usr/sbin/nologin livery');
  await machine.copy(build, '/opt/livery-1');
  await machine.run('ln -s livery-1 /opt/livery');
  connectBrands(join(folder.path, 'tenants'), 'https://operator.example');
  await machine.copy(join(folder.path, 'tenants'), '/srv');
  const keys = new MerchantKeys('a secret of the test');
  const lines = Object.keys(hosts).map((brand) => {
    const profile = brand.toUpperCase();
    return `LIVERY_BRAND_${profile}__SANDBOX_KEY_${profile}=${keys.keyOf({ profile })}`;
  });
  writeFileSync(`${settings}.env`, ['LIVERY_TENANTS=/srv/tenants', ...lines, ''].join('\n'));
  writeFileSync(`${settings}.json`, JSON.stringify({ '*': ['https://operator.example'] }));
  await machine.copy(`${settings}.env`, '/etc/livery/livery.env');
  await machine.copy(`${settings}.json`, '/etc/livery/origins.json');
  await machine.run(
    'head -c 24 /dev/urandom | base64 > /etc/livery/secret; chgrp -R livery /etc/livery; chmod -R g=rX,o= /etc/livery',
  );
  await machine.copy(
    join(repository, 'scripts/deploy/systemd/livery@.service'),
    '/etc/systemd/system/livery@.service',
  );
  await machine.run('systemctl daemon-reload');
}

/** Resolves with what the processes answer at their admin ports. */
function ready(): Promise<readonly string[]> {
  return Promise.all(
    ports.map((port) =>
      machine
        .run(
          `node -e "fetch('http://127.0.0.1:${port}/readyz').then(async (r) => console.log(await r.text()), () => console.log('away'))"`,
        )
        .then((text) => text.trim()),
    ),
  );
}

const property = async (port: number, name: string): Promise<string> =>
  (await machine.run(`systemctl show --property ${name} --value livery@${port}`)).trim();

const request = (path: string): Promise<HostReply> =>
  askPlain({ address, port: 8080, host: hosts.lagoon, path });

it('starts two processes on one public port, without rights beside their data folder', async () => {
  await machine.run(`systemctl enable --now ${ports.map((port) => `livery@${port}`).join(' ')}`);
  await expect.poll(ready, waiting).toEqual(['ready', 'ready']);
  expect(await request('/')).toMatchObject({
    status: 200,
    body: expect.stringContaining('</html>'),
  });

  const pid = await property(9090, 'MainPID');
  const status = await machine.run(`cat /proc/${pid}/status`);
  expect(status).toMatch(/^CapEff:\s0+$/m);
  expect(status).toMatch(/^NoNewPrivs:\s1$/m);
  expect(await machine.run(`stat -c '%U %a' /var/lib/livery/`)).toBe('livery 750\n');
  expect(await machine.run('ls /var/lib/livery')).toContain('audit');
});

it('starts a process again that was killed', async () => {
  await machine.run('systemctl kill --signal KILL livery@9090');
  await expect.poll(() => property(9090, 'NRestarts'), waiting).toBe('1');
  await expect.poll(ready, waiting).toEqual(['ready', 'ready']);
});

it('releases a build without a failed request', async () => {
  const asker = { request, [Symbol.dispose]: () => undefined };
  // A path without a limit of requests.
  await using crowd = new Crowd([asker, asker], ['/robots.txt']);
  const before = await Promise.all(ports.map((port) => property(port, 'MainPID')));

  await machine.run(
    'cp -r /opt/livery-1 /opt/livery-2 && ln -s livery-2 /opt/.livery && mv -T /opt/.livery /opt/livery',
  );
  await machine.copy(join(repository, 'scripts/deploy/systemd/release.sh'), '/srv/release.sh');
  await machine.run(`sh /srv/release.sh ${ports.join(' ')}`);
  const goal = crowd.answered + 50;
  await expect.poll(() => crowd.answered >= goal || crowd.failures.length > 0, waiting).toBe(true);

  expect(crowd.failures).toEqual([]);
  for (const [index, port] of ports.entries()) {
    const pid = await property(port, 'MainPID');
    expect(pid).not.toBe(before[index]);
    expect(await machine.run(`readlink /proc/${pid}/cwd`)).toBe('/opt/livery-2\n');
  }
});

it('stops within the time that the unit grants, and without being killed', async () => {
  await machine.run('systemctl stop livery@9090 livery@9091');
  expect(await property(9090, 'Result')).toBe('success');
  expect(await property(9091, 'ExecMainStatus')).toBe('0');
});
