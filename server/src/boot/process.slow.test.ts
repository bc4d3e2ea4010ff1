import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { brandFolders, type BrandFolders } from '../testing/brandFolders.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { freePort } from '@livery/testing/freePort';
import { startProcess, type ServerProcess } from '../testing/startProcess.ts';

const timeout = 60_000;

/** Creates brands for a live server, with an operator that refuses connections. */
function liveBrands(...brands: string[]): BrandFolders {
  const folders = brandFolders(...brands);
  for (const brand of brands) folders.operatorAt(brand, 'http://127.0.0.1:9');
  return folders;
}

const settingsOf = ({ tenants, data, origins }: BrandFolders) => ({
  LIVERY_TENANTS: tenants,
  LIVERY_DATA: data,
  LIVERY_UPSTREAM_ORIGINS: origins,
  LIVERY_UPSTREAM_NETWORKS: '127.0.0.0/8',
});
const nameIn = async ({ port }: ServerProcess) =>
  /"name":"(Edit \d+)"/.exec(
    await rawRequest(port, 'GET / HTTP/1.1\r\nHost: coral.example\r\nConnection: close\r\n\r\n'),
  )?.[1];

it(
  'serves a published version after being killed during a burst of edits',
  { timeout },
  async () => {
    using folders = liveBrands('coral');
    folders.rename('coral', 'Edit 0');
    const published: string[] = ['Edit 0'];
    for (let round = 0; round < 3; round += 1) {
      await using server = await startProcess({ env: settingsOf(folders) });
      let edits = published.length;
      const timer = setInterval(() => {
        published.push(`Edit ${edits}`);
        folders.rename('coral', `Edit ${edits}`);
        edits += 1;
      }, 5);
      await vi.waitUntil(() => /version \w+ is live[^]*version \w+ is live/.test(server.output()), {
        timeout: 20_000,
        interval: 5,
      });
      const ended = server.end('SIGKILL');
      clearInterval(timer);
      expect(await ended).toBe('SIGKILL');
    }

    // After a broken edit, a restart must serve a version that was published before.
    truncateSync(folders.at('coral/site.json'), 30);
    await using after = await startProcess({ env: settingsOf(folders) });

    expect(published).toContain(await nameIn(after));
    expect((await after.status()).brands).toMatchObject([
      { brand: 'coral', served: { lastKnownGood: 'from disk' } },
    ]);
    expect(readdirSync(`${folders.data}/brands/coral`).toSorted()).toContain('last-good');
  },
);

it(
  'exits with 1 and one sentence without a stack trace when a port is taken',
  { timeout },
  async () => {
    using folders = liveBrands('coral');
    const port = await freePort();
    const other = createServer().listen(port);
    await using server = await startProcess({ env: settingsOf(folders), port });

    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(
      `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`,
    );
    expect(server.output()).not.toMatch(/^\s+at /m);
    other.close();
  },
);

it('exits with 1 and one sentence when no brand can be served', { timeout }, async () => {
  using folders = liveBrands('coral');
  rmSync(folders.at('coral'), { recursive: true });
  await using server = await startProcess({ env: settingsOf(folders) });

  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(
    `No brand in ${folders.tenants} can be served; the log says why.`,
  );
});

it('serves without a writable data folder and names the consequence', { timeout }, async () => {
  using folders = liveBrands('coral');
  folders.rename('coral', 'Edit 1');
  writeFileSync(folders.data, 'a file where the folder should be');
  await using server = await startProcess({ env: settingsOf(folders) });

  expect(await nameIn(server)).toBe('Edit 1');
  await vi.waitUntil(async () => (await server.status()).problems.length > 2, {
    timeout: 10_000,
    interval: 20,
  });
  expect((await server.status()).problems).toEqual([
    expect.stringMatching(/^the last good version of coral could not be saved for a restart: /),
    expect.stringMatching(/^the owners of hosts could not be saved for a restart: /),
    expect.stringMatching(/^the audit log cannot be written: /),
  ]);

  await using sandbox = await startProcess({
    env: { ...settingsOf(folders), LIVERY_SECRET: '' },
    args: ['--sandbox'],
  });
  expect(await sandbox.ended).toBe(1);
  expect(sandbox.output()).toMatch(
    /The secret of sandbox mode cannot be stored in .*data: .* Let LIVERY_DATA name a folder that can be written, or set LIVERY_SECRET\.$/m,
  );
});
