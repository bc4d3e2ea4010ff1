// In a browser: navigation inside the site and to another tab.
import { english } from '../../browser/texts/english.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';

/** Returns a banner with the text "Play <name>". */
function bannerNamed(name: string, link: object = {}): object {
  return {
    bannerId: name,
    url: 'assets/banners/tables.svg',
    title: { $text: 'games.play', values: { game: name } },
    ...link,
  };
}

test('[BANR-01] [BANR-02] [BANR-04] a banner opens an internal route, which has its own banners, or an address in a new tab', async ({
  createBrand,
  context,
  page,
}) => {
  await context.route('https://partner.example/**', (route) => route.fulfill({ body: 'partner' }));
  const groups = {
    w_home: [
      bannerNamed('slots', { linkageType: 'ROUTE', linkageTarget: 'rng' }),
      bannerNamed('offer', { linkageType: 'URL', linkageTarget: 'https://partner.example/offer' }),
    ],
    w_rng: [bannerNamed('games')],
  };
  const brand = await createBrand({
    documents: {
      // The document's groups are an object
      'banners.json': (banners) => {
        banners.groups = { ...(banners.groups as object), ...groups };
      },
    },
  });
  await withPreferences(page, brand, { lang: 'EN' });
  await page.goto(brand.url());
  await hydrated(page);
  const banners = page.getByLabel(english('banner.label')).first();
  const dot = (number: number) => banners.getByRole('button', { name: `Slide ${number} of 2` });
  // The carousel is hydrated when its controls are visible.
  await dot(2).click();
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  const opened = context.waitForEvent('page');
  await banners.getByRole('link', { name: 'Play offer' }).click();
  await expect(await opened).toHaveURL('https://partner.example/offer');

  await dot(1).click();
  await page.evaluate(() => {
    document.body.dataset.sameDocument = '';
  });
  await banners.getByRole('link', { name: 'Play slots' }).click();
  await expect(page).toHaveTitle('Slots · Lagoon');
  await expect(page).toHaveURL(brand.url('/rng'));
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
  await expect(banners.getByText('Play games')).toBeVisible();
  await expect(banners.getByRole('button')).toHaveCount(0);
});
