import { mangroveUpstream } from '@livery/testing/mangrove/mangroveUpstream';
import { startMangrove, type RunningMangrove } from '@livery/testing/mangrove/startMangrove';
import { english } from '../../browser/texts/english.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';
import { expect, hydrated, test as base } from '../../fixtures/test.ts';
import { accountPanel } from '../../pages/accountPanel.ts';
import { gameBar } from '../../pages/gamePage.ts';

const gameOrigin = 'https://play.mangrove.example';

const test = base.extend<{ mangrove: RunningMangrove }>({
  mangrove: async ({}, use) => {
    await using mangrove = await startMangrove();
    await use(mangrove);
  },
  ownBrand: async ({ createBrand, mangrove }, use) =>
    use(
      await createBrand({
        documents: {
          'upstream.json': (upstream) => {
            for (const name of Object.keys(upstream)) delete upstream[name];
            Object.assign(upstream, { baseUrl: mangrove.origin }, mangroveUpstream);
          },
          'site.json': (site) => {
            site.brand = { merchant: 'PELICAN' };
            site.frameSources = [gameOrigin];
            site.gameOpening = { default: 'frame', vendorDefaults: { speaks: 'none' } };
          },
        },
      }),
    ),
});

// In a browser: an image of base64 text, and a game in a frame that is known by its address only.
test('[LOGN-10] [GAME-01] the site of another operator signs a member in with a captcha of text, opens a game by its address, and shows the new balance', async ({
  expectedComplaints,
  mangrove,
  ownBrand: brand,
  page,
}) => {
  // Mangrove has few of the calls that a home page makes.
  expectedComplaints.push(/Failed to load resource/);
  await withoutPopups(page);
  await page
    .context()
    .route(`${gameOrigin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Mangrove game</h1>' }),
    );
  mangrove.operator.asksPuzzle = true;
  const form = page.getByRole('form', { name: english('login.title') });
  const submit = form.getByRole('button', { name: english('login.submit'), exact: true });

  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await form.getByRole('textbox', { name: english('login.username'), exact: true }).fill('heron');
  await form
    .getByRole('textbox', { name: english('login.password'), exact: true })
    .fill('Mudflat77');
  await submit.click();
  await expect(form.getByRole('img', { name: english('login.captchaImage') })).toBeVisible();
  await form
    .getByRole('textbox', { name: english('login.captcha') })
    .fill(mangrove.operator.puzzle);
  await submit.click();
  await expect(accountPanel(page)).toContainText('12,345.67');

  await page.goto(brand.url('/rng?lang=EN'));
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Root Cellar 1' }).first().click();
  const game = page.frameLocator('iframe').getByRole('heading', { name: 'Mangrove game' });
  await expect(game).toBeVisible();
  mangrove.operator.takeStake('heron', 1_050);
  await gameBar(page)
    .getByRole('button', { name: english('play.leave') })
    .click();

  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
  await expect(accountPanel(page)).toContainText('12,335.17');
});
