import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverStatus } from '../../fixtures/brandStatus.ts';
import { environment } from '../../fixtures/environment.ts';
import { hostRequest } from '../../http/hostRequest.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';

test('[CONF-01] a new folder launches a brand and a file .closed ends it, without a restart', async ({
  page,
}, { testId }) => {
  const id = `new-${testId.slice(-8)}`;
  const host = `${id}.localhost`;
  const folder = join(environment.tenants, id);
  const status = async (): Promise<number> => (await hostRequest(host, '/')).status;
  const { startedAt } = await serverStatus();
  expect(await status()).toBe(421);

  const draft = await mkdtemp(join(tmpdir(), 'livery-launch-'));
  try {
    await cp(join(environment.tenants, 'lagoon'), join(draft, id), { recursive: true });
    // Site.json is an object
    const site = JSON.parse(await readFile(join(draft, id, 'site.json'), 'utf8')) as object;
    await writeFile(
      join(draft, id, 'site.json'),
      JSON.stringify({ ...site, name: 'Newcomer', hosts: [host] }),
    );
    await cp(join(draft, id), folder, { recursive: true });
    await expect.poll(status, { intervals: [50] }).toBe(200);

    await page.goto(`http://${host}:${environment.port}/`);
    await hydrated(page);
    await expect(page).toHaveTitle(/Newcomer/);

    // Leaves the page, because its further requests would fail once the brand is closed.
    await page.goto('about:blank');

    await writeFile(join(folder, '.closed'), '');
    await expect.poll(status, { intervals: [50] }).toBe(421);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(draft, { recursive: true, force: true });
  }
  expect((await serverStatus()).startedAt).toBe(startedAt);
});

test('localhost lists every brand with working links in sandbox mode', async ({ brand, page }) => {
  await page.goto(`http://localhost:${environment.port}/`);
  await expect(page.getByRole('heading', { name: 'Brands on this server' })).toBeVisible();
  const linkTo = (host: string) =>
    page.getByRole('link', { name: `${host}:${environment.port}`, exact: true });
  for (const host of ['lagoon.localhost', 'ironfield.localhost'])
    await expect(linkTo(host)).toBeVisible();
  await linkTo(brand.host).click();
  await hydrated(page);
  expect(new URL(page.url()).hostname).toBe(brand.host);
  await expect(page).toHaveTitle(/Lagoon/);
});
