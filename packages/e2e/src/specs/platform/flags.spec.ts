import { english } from '../../browser/texts/english.ts';
import { cp, rm, writeFile } from 'node:fs/promises';
import { publish } from '../../fixtures/brandStatus.ts';
import { hostRequest } from '../../http/hostRequest.ts';
import { expect, test } from '../../fixtures/test.ts';
import { textReader } from '../../browser/texts/textsOf.ts';

test.beforeEach(({ ownBrand: brand }) =>
  publish(brand, () =>
    brand.edit('site.json', (site) => {
      site.brandStateTtlMs = 1000;
    }),
  ),
);

test('[CONF-04] maintenance closes every page and call, shows its end in the brand’s time, and opens them again', async ({
  ownBrand: brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/);
  const t = await textReader(brand);
  await brand.setStatus({ maintenance: true, maintenanceEndAt: '2026-12-01T08:00:00Z' });
  await brand.untilStatus(503);
  for (const path of ['/?lang=EN', '/rng?lang=EN']) {
    expect((await page.goto(brand.url(path)))?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: t('status.gameMaintenance') })).toBeVisible();
    // Manila is UTC+8.
    await expect(page.getByText(t('status.endTime', { time: '' }))).toHaveText(
      /December 1, 2026.* 4:00\sPM$/,
    );
  }
  const call = await brand.request('/lgw/games/game_menus');
  expect({ status: call.status, code: (JSON.parse(call.body) as { code?: string }).code }).toEqual({
    status: 503,
    code: 'restricted',
  });

  await brand.setStatus({ maintenance: false });
  await brand.untilStatus(200);
  await page.goto(brand.url('/?lang=EN'));
  await expect(page.getByRole('heading', { name: english('home.slots') })).toBeVisible();
});

test('[CONF-04] a restricted region gets only a page with the visitor’s address, and no call', async ({
  ownBrand: brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/403|503/);
  const t = await textReader(brand);
  await brand.setStatus({ regionRestriction: true });
  // A visitor's region is cached for a minute, so the test uses a new brand of the same operator.
  const host = `${brand.id}r.localhost`;
  const folder = `${brand.folder}r`;
  await cp(brand.folder, folder, {
    recursive: true,
    filter: (source) => !source.endsWith('site.json'),
  });
  try {
    const site = JSON.parse(await brand.read('site.json')) as object; // a document is a JSON object
    await writeFile(`${folder}/site.json`, JSON.stringify({ ...site, hosts: [host] }));
    await expect.poll(async () => (await hostRequest(host, '/robots.txt')).status).toBe(200);
    const address = brand.url().replace(brand.host, host);
    for (const path of ['?lang=EN', 'rng?lang=EN']) {
      expect((await page.goto(`${address}${path}`))?.status()).toBe(403);
      await expect(page.getByRole('heading', { name: t('status.regionTitle') })).toBeVisible();
      await expect(page.getByText(t('status.blockedIp', { ip: '' }))).toHaveText(
        / (?:127\.0\.0\.1|::1)$/,
      );
      await expect(page.getByText(t('status.regionText', { brand: 'Lagoon' }))).toBeVisible();
    }
    const call = await hostRequest(host, '/lgw/games/game_menus');
    expect({
      status: call.status,
      code: (JSON.parse(call.body) as { code?: string }).code,
    }).toEqual({ status: 503, code: 'restricted' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
