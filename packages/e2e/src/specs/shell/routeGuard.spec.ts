import { english } from '../../browser/texts/english.ts';
import { asMember, loseSession } from '../../pages/logIn.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[ROUTE-15] a members-only page leads to the login after the session has ended, even if the browser still has a member hint', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        site.loginedToHomePage = true;
      },
    },
  });
  await asMember(page, brand);
  await page.goto(brand.url('/rng?lang=EN'));
  await expect(
    page.getByRole('heading', { level: 1, name: english('category.RNG') }),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: english('account.menu') })).toBeVisible();
  // The hint cookie, which grants nothing, still claims a member. The gateway rejects the session,
  // and the page follows the gateway.
  await loseSession(page, { keepHint: true });
  await page.goto(brand.url('/rng'));
  await expect(page).toHaveURL(brand.url('/login'));
});
