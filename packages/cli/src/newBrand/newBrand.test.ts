import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Ports } from '../Ports.ts';
import { folderPorts } from '../testing/folderPorts.ts';
import { siteOf, tenantsFixture } from '../testing/tenantsFixture.ts';
import { newBrand } from './newBrand.ts';

/** Creates the brand sea-breeze; the sandbox answers with a status, or not at all. */
async function createSeaBreeze(
  sandboxStatus: number | undefined,
  base: Readonly<Record<string, unknown>> = {},
) {
  const folder = await tenantsFixture({ 'lagoon/site.json': siteOf('lagoon'), ...base });
  onTestFinished(() => rm(folder, { recursive: true }));
  const sent: Parameters<Ports['send']>[0][] = [];
  const { ports, printed } = folderPorts(folder, {
    makeFolder: () => Promise.resolve(),
    send: (request) => {
      sent.push(request);
      return sandboxStatus === undefined
        ? Promise.reject(new Error('connect ECONNREFUSED'))
        : Promise.resolve({ status: sandboxStatus, body: Buffer.from('{}') });
    },
    localPorts: { site: '9080', sandbox: '9081' },
  });
  await newBrand({ args: ['sea-breeze'], ports });
  return { sent, out: printed.join('\n') };
}

it('makes the merchant of the brand in a running sandbox, and says what comes next', async () => {
  const { sent, out } = await createSeaBreeze(201);

  expect(sent).toEqual([
    {
      method: 'POST',
      origin: 'http://127.0.0.1:9081',
      path: '/admin/merchants',
      headers: { 'content-type': 'application/json' },
      body: '{"merchant":"SEA_BREEZE"}',
    },
  ]);
  expect(out).toContain('made the merchant SEA_BREEZE in the sandbox\nNext:\n  1. open http');
  expect(out).toContain('http://sea-breeze.localhost:9080');
  expect(out).toContain('  3. `npx @livery/cli validate tenants/sea-breeze`');
});

it('prints the command that makes the merchant if the sandbox does not run', async () => {
  const { out } = await createSeaBreeze(undefined);

  expect(out).toContain(
    `made no merchant: no sandbox answers at port 9081; if it runs at another, set PORT and SANDBOX_PORT for this command, too\nNext:\n  1. make its merchant while the sandbox runs: curl -X POST http://127.0.0.1:9081/admin/merchants -H 'content-type: application/json' -d '{"merchant":"SEA_BREEZE"}'`,
  );
});

it('prints no command for a merchant that is there', async () => {
  expect((await createSeaBreeze(409)).out).not.toContain('curl');
});

it('names the brand that has the host already, in whatever order the folders are', async () => {
  await expect(
    createSeaBreeze(201, { 'tide/site.json': siteOf('tide', { hosts: ['sea-breeze.localhost'] }) }),
  ).rejects.toThrow(
    'sea-breeze would not be valid: LV601 host "sea-breeze.localhost" belongs to brand "tide" already',
  );
});

it('asks no sandbox for a brand of another operator', async () => {
  const { sent, out } = await createSeaBreeze(201, {
    '_base/upstream.json': { baseUrl: 'https://api.operator.example' },
  });

  expect(sent).toEqual([]);
  expect(out).not.toContain('merchant');
});
