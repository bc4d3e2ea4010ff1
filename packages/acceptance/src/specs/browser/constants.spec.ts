import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { gameButtons } from '../../harness/gameButtons.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { expectTurns } from '../../harness/turns.ts';

async function openIn(page: Page, brand: TestBrand, path: string): Promise<void> {
  await page.goto(brand.url(`${path}?lang=EN`));
  await hydrated(page);
}

/** Changes site.json of a brand that does not name the property, and waits until the server serves it. */
function setSite(brand: TestBrand, changes: object): Promise<void> {
  return publish(brand, () => brand.edit('site.json', (site) => Object.assign(site, changes)));
}

test('[CONF-08] page size, symbol and digits of money are 15, P and 2, and the tenant’s where it says so', async ({ ownBrand: brand, page }) => {
  const games = gameButtons(page.getByRole('region', { name: 'Slots' }));
  const smallest = page.getByLabel('Minimum bet').getByRole('option').nth(1);
  await openIn(page, brand, '/rng');
  await expect(games).toHaveCount(15);
  await expect(smallest).toHaveText('P 0.01');

  await setSite(brand, { lists: { pageSize: 4 }, currency: { code: 'PHP', symbol: 'Q', minorDigits: 3 } });
  await openIn(page, brand, '/rng');
  await expect(games).toHaveCount(4);
  await expect(smallest).toHaveText('Q 0.010');
});

test('[CONF-08] e-sports provider TF and cockfight provider DS88, and the tenant’s where it says so', async ({ ownBrand: brand, page }) => {
  // The sports vendors of the demonstration operator: TF, DS88 and ODMW.
  const logo = (name: string) => page.getByRole('main').getByRole('img', { name });
  await openIn(page, brand, '/esports');
  await expect(logo('Tempofray Arena').first()).toBeVisible();
  await expect(logo('Oddsmeadow')).toHaveCount(0);
  await openIn(page, brand, '/cockfight');
  await expect(logo('Dawnspur Yard').first()).toBeVisible();

  await setSite(brand, { esportsProviders: ['ODMW'], cockfightProviders: ['TF'] });
  await openIn(page, brand, '/esports');
  await expect(logo('Oddsmeadow').first()).toBeVisible();
  await expect(logo('Tempofray Arena')).toHaveCount(0);
  await openIn(page, brand, '/cockfight');
  await expect(logo('Tempofray Arena').first()).toBeVisible();
  await expect(logo('Dawnspur Yard')).toHaveCount(0);
});

test('[CONF-08] the age is 18, and the tenant’s where it is higher', async ({ ownBrand: brand, page }) => {
  await openIn(page, brand, '/');
  await expect(page.getByRole('contentinfo').getByText('18+', { exact: true })).toBeVisible();
  await publish(brand, () => brand.write('compliance.json', JSON.stringify({ $schema: '../../../schemas/compliance.schema.json', minimumAge: 21 })));
  await openIn(page, brand, '/');
  await expect(page.getByRole('contentinfo').getByText('21+', { exact: true })).toBeVisible();
  await expect(page.getByText('18+', { exact: true })).toHaveCount(0);
});

test('[CONF-08] the captcha image refreshes as often as the tenant lets it', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  await setSite(brand, { captchaRefreshMs: 4000 });
  await page.clock.install();
  await openIn(page, brand, '/login');
  const calls = callsTo(page, '/wps/captcha');
  await pauseClock(page);
  await page.getByRole('textbox', { name: 'Username' }).fill('demo');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('form', { name: 'Welcome back' }).getByRole('button', { name: 'Log in' }).click();
  const image = page.getByRole('img', { name: 'Image with characters to type' });
  await expect(image).toBeVisible();
  expect(calls.length).toBe(1);

  await page.clock.runFor(3999);
  await image.click();
  await expect(page.getByRole('button', { name: 'New image' })).not.toHaveAttribute('aria-busy');
  expect(calls.length).toBe(1);
  await page.clock.runFor(1);
  await image.click();
  await expect.poll(() => calls.length).toBe(2);
});

test('[CONF-08] a banner stands as long as the tenant’s page says', async ({ ownBrand: brand, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await publish(brand, () => brand.write('pages/layout.json', JSON.stringify({
    $schema: '../../../../schemas/page.schema.json', nodes: { banner: { props: { autoplayMs: 2000 } } },
  })));
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await openIn(page, brand, '/');
  const banners = page.getByLabel('Highlights').first();
  await expect(banners.getByRole('button', { name: /^Slide / })).toHaveCount(3);
  await page.getByRole('heading', { name: 'Top slots' }).hover();
  await expectTurns(page, banners, { everyMs: 2000, slides: 3 });
});

