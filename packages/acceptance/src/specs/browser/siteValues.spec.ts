import { bootstrapOf } from '../../harness/bootstrapOf.ts';
import { publish } from '../../harness/brandStatus.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

async function siteOf(brand: TestBrand) {
  return bootstrapOf((await brand.request('/')).body).site.site;
}

/** Leaves a site.json with nothing but what a brand has to say itself. */
async function sayNothing(brand: TestBrand, more: object = {}): Promise<void> {
  await publish(brand, () => brand.write('site.json', JSON.stringify({
    $schema: '../../../schemas/site.schema.json', name: 'Quiet', hosts: [brand.host], brand: { merchant: brand.merchant }, ...more,
  })));
}

test('[CONF-05] [PREF-04] a brand that says nothing has the specified values', async ({ ownBrand: brand }) => {
  await sayNothing(brand);
  expect(await siteOf(brand)).toMatchObject({
    brand: { platform: 'web', merchant: brand.merchant, lotteryType: 'SEA' },
    device: 'WEB',
    defaultLang: 'TY',
    supportLanguages: ['TY', 'EN'],
    chatHeaderColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    prizeModes: { lott: 'Lott', zy: 'ZY', elott: 'Elott', sea: 'SEA' },
    announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'], execution: 'B' },
    esportsProviders: ['TF'],
    cockfightProviders: ['DS88'],
  });
});

test('[CONF-05] what a brand says instead is what its site goes by', async ({ ownBrand: brand }) => {
  const said = {
    brand: { platform: 'mobile', merchant: brand.merchant, lotteryType: 'VN' },
    device: 'APP',
    defaultLang: 'EN',
    supportLanguages: ['EN'],
    chatHeaderColor: '#123456',
    prizeModes: { lott: 'L1', zy: 'Z1', elott: 'E1', sea: 'S1' },
    announcements: { types: ['PL'], execution: 'A' },
    esportsProviders: ['ODMW'],
    cockfightProviders: [],
  };
  await sayNothing(brand, said);
  expect(await siteOf(brand)).toMatchObject(said);
});

test('[CONF-05] the languages a brand offers are what its visitor may choose from', async ({ ownBrand: brand, page }) => {
  await sayNothing(brand);
  await page.goto(brand.url());
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await page.getByRole('button', { name: 'Wika' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Tagalog', 'English']);

  await sayNothing(brand, { defaultLang: 'EN', supportLanguages: ['EN'] });
  await page.goto(brand.url());
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['English']);
});

test('[CONF-05] the provider lists say which sports vendors are e-sports and cockfight', async ({ ownBrand: brand, page }) => {
  // TF and DS88 at the demonstration operator.
  const vendors = [['/esports', 'Tempofray Arena'], ['/cockfight', 'Dawnspur Yard']] as const;
  for (const [path, name] of vendors) {
    await page.goto(brand.url(path));
    await expect(page.getByRole('main').getByRole('img', { name })).toHaveCount(1);
  }
  await page.goto(brand.url('/sports'));
  await expect(page.getByRole('main').getByRole('img', { name: 'Oddsmeadow' })).toHaveCount(1);
  for (const [, name] of vendors) await expect(page.getByRole('main').getByRole('img', { name })).toHaveCount(0);

  await sayNothing(brand, { defaultLang: 'EN', esportsProviders: ['ODMW'], cockfightProviders: [] });
  await page.goto(brand.url('/sports'));
  for (const [, name] of vendors) await expect(page.getByRole('main').getByRole('img', { name })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('img', { name: 'Oddsmeadow' })).toHaveCount(0);
  await page.goto(brand.url('/esports'));
  await expect(page.getByRole('main').getByRole('img', { name: 'Oddsmeadow' })).toHaveCount(1);
});
