import { accountPanel } from '../../pages/accountPanel.ts';
// In a browser: one login through the form, with the real operator.
import { english } from '../../browser/texts/english.ts';
import { callsTo } from '../../browser/callsTo.ts';
import { header } from '../../pages/headerMenu.ts';
import { sendLogin } from '../../pages/logIn.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test('[LOGN-06] [LOGN-07] [MODL-04] [SESS-12] [HEAD-03] a first login is reported to the operator once and leads home, where greeting and header list the member’s benefits', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        site.afterLoginModal = true;
      },
    },
  });
  await withoutPopups(page);
  await page.route('**/wps/member/loginInfo', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: { availablePromoCount: 7, hasVip: true, vipRankLevel: 5, currencySymbol: 'X' },
      },
    }),
  );
  const [first, member] = [
    callsTo(page, '/wps/member/firstLogin'),
    callsTo(page, '/wps/member/info'),
  ];

  await sendLogin(page, brand, { username: 'newbie', password: 'Newbie1234' });

  const greeting = page.getByRole('dialog', {
    name: new RegExp(`^${english('afterLogin.hello', { name: '' })}`),
  });
  await expect(greeting.getByRole('link', { name: '7 promotions you can join' })).toHaveAttribute(
    'href',
    '/promotions',
  );
  await expect(page).toHaveURL(brand.url('/'));
  await expect(greeting.getByRole('button', { name: english('afterLogin.go') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(greeting).toHaveCount(0);
  expect([first.length, member.length]).toEqual([1, 1]);
  expect(await (await first[0]?.response())?.json()).toMatchObject({ success: true });

  const account = accountPanel(page);
  await expect(account).toContainText('newbie');
  await expect(account.getByText(/^X [\d,]+\.\d\d$/)).toBeVisible();
  await expect(account.getByRole('status')).toContainText('unread message');
  await expect(account.getByRole('link', { name: 'VIP rank 5' })).toHaveAttribute('href', '/vip');
  await account.getByRole('button', { name: english('account.logout') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: english('account.logout') })
    .click();
  await expect(header(page).getByRole('link', { name: english('account.login') })).toBeVisible();
  await expect(account).toHaveCount(0);
});
