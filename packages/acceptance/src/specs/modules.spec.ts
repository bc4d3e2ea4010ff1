import type { Page } from 'playwright/test';
import { bootstrapOf } from '../harness/bootstrapOf.ts';
import { brandStatus, publish } from '../harness/brandStatus.ts';
import type { TestBrand } from '../harness/TestBrand.ts';
import { expect, hydrated, test } from '../harness/test.ts';

const ttlMs = 1_000;

test.beforeEach(({ brand }) => publish(brand, () => brand.edit('site.json', (site) => {
  site.brandStateTtlMs = ttlMs;
})));

/** What the operator said is too old now: the next load asks again. Looking at the status does not. */
async function untilStale(brand: TestBrand): Promise<void> {
  await expect.poll(async () => (await brandStatus(brand)).brandStateAgeMs ?? 0, { intervals: [50], timeout: 10_000 }).toBeGreaterThanOrEqual(ttlMs);
}

async function openHome(brand: TestBrand, page: Page): Promise<void> {
  await page.goto(brand.url());
  await hydrated(page);
}

test('[CONF-03] a module that is turned off takes its menu entry, its route and its nodes with it on the first load after brandStateTtlMs, and brings them back', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(/404/);
  const slotsLink = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Slots', exact: true });
  const slotsNode = page.getByRole('heading', { name: 'Top slots' });
  const liveNode = page.getByRole('heading', { name: 'Live tables' });
  await openHome(brand, page);
  await expect(slotsLink).toBeVisible();
  await expect(slotsNode).toBeVisible();
  expect((await brand.request('/rng')).status).toBe(200);

  await brand.setModule('GAME_RNG', false);
  await untilStale(brand);
  await openHome(brand, page);
  await expect(liveNode).toBeVisible();
  await expect(slotsLink).toHaveCount(0);
  await expect(slotsNode).toHaveCount(0);
  await expect(page.locator('a[href="/rng"]')).toHaveCount(0);
  expect((await page.goto(brand.url('/rng')))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();

  await brand.setModule('GAME_RNG', true);
  await untilStale(brand);
  await openHome(brand, page);
  await expect(slotsLink).toBeVisible();
  await expect(slotsNode).toBeVisible();
  expect((await brand.request('/rng')).status).toBe(200);
});

test('[CONF-03] the named flags follow the operator’s module tree; a disabled parent disables its children, and the tenant may turn one off', async ({ brand }) => {
  const names = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'DIRECTREG3', 'CHNGPASSVERIF3', 'freePlay', 'forcedPasswordChange', 'phoneLogin'];
  const modules: Record<string, string> = { freePlay: 'FREEPLAY', forcedPasswordChange: 'FORCECHANGEPASS', phoneLogin: 'PHONELOGIN' };
  const off = async (): Promise<string[]> => {
    const { flags } = bootstrapOf((await brand.request('/')).body);
    expect(names.filter((name) => flags[name] === undefined)).toEqual([]);
    return names.filter((name) => !flags[name]);
  };
  expect(await off()).toEqual([]);
  for (const name of names) await brand.setModule(modules[name] ?? name, false);
  await untilStale(brand);
  expect(await off()).toEqual(names);
  for (const name of names.slice(1)) await brand.setModule(modules[name] ?? name, true);
  await untilStale(brand);
  expect(await off()).toEqual(names.slice(0, 1));

  await brand.setModule('ACCOUNT', false);
  await untilStale(brand);
  expect(await off()).toEqual(names);
  await brand.setModule('ACCOUNT', true);
  await brand.setModule('USERNAMEREG3', true);
  await untilStale(brand);
  expect(await off()).toEqual([]);

  await publish(brand, () => brand.write('flags.json', JSON.stringify({ $schema: '../../schemas/flags.schema.json', flags: { freePlay: { value: false } } })));
  expect(await off()).toEqual(['freePlay']);
});
