// In a browser: focus and history.
import { english } from '../../browser/texts/english.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { logIn } from '../../pages/logIn.ts';

test('[MEMB-19] [ROUTE-18] a keyboard opens, uses and closes the centre; back and reload follow its address', async ({
  brand,
  page,
  member,
}) => {
  await logIn(page, brand, member);
  const link = page.getByRole('link', { name: english('account.memberCentre') });
  const centre = page.getByRole('dialog', { name: english('account.memberCentre'), exact: true });
  const heading = (name: string) => centre.getByRole('heading', { name, exact: true });
  const below = page.url();

  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(heading(english('mc.securityCenter.title'))).toBeVisible();
  await expect(page).toHaveURL(/[?&]mc=securityCenter$/);
  // A whole round of Tab stays inside; the browser's own controls have the body as focus.
  const outside = new Set<string>();
  for (let stop = 0; stop < 50; stop += 1) {
    await page.keyboard.press('Tab');
    outside.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog')
          ? ''
          : (focused?.outerHTML ?? '');
      }),
    );
  }
  expect([...outside]).toEqual(['']);

  await tabTo(page, centre.getByRole('link', { name: english('mc.withdraw.title') }));
  await page.keyboard.press('Enter');
  await expect(heading(english('mc.withdraw.title'))).toBeVisible();
  await expect(
    centre.getByRole('region', { name: english('mc.withdraw.title'), exact: true }),
  ).toBeFocused();
  await page.reload();
  await expect(heading(english('mc.withdraw.title'))).toBeVisible();
  await page.goBack();
  await expect(heading(english('mc.securityCenter.title'))).toBeVisible();
  await page.goBack();
  await expect(centre).toHaveCount(0);
  expect(page.url()).toBe(below);

  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(heading(english('mc.securityCenter.title'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(centre).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(page.url()).toBe(below);
});

test('[ROUTE-16] [MEMB-19] a guest who opens a page of the centre signs in and arrives there', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        site.returnAfterLogin = true;
      },
    },
  });
  await page.goto(brand.url('/?mc=withdraw&lang=EN'));
  await hydrated(page);
  await page.getByRole('textbox', { name: english('login.username') }).fill('demo');
  await page.getByRole('textbox', { name: english('login.password') }).fill('Demo1234');
  await page.keyboard.press('Enter');

  const centre = page.getByRole('dialog', { name: english('account.memberCentre'), exact: true });
  await expect(
    centre.getByRole('heading', { name: english('mc.withdraw.title'), exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/[?&]mc=withdraw/);
});
