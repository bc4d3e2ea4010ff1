import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import { callsTo, fieldsOf } from '../../browser/callsTo.ts';
import { asMember } from '../../pages/logIn.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { expect, settled, test } from '../../fixtures/test.ts';

const routersPath = '/wps/system/domainRoute';

test('[CALL-05] [CALL-06] routers, vendors, notices and wallets are cached for the session and not requested again on reload', async ({
  brand,
  page,
}) => {
  // In a browser: the session's storage across documents. The clock is fixed because loading seven
  // pages may exceed the time to live of a balance.
  await page.clock.setFixedTime(new Date());
  const cachedPaths = {
    routers: routersPath,
    vendors: '/lgw/games/game_menus',
    notices: '/wps/relay/CSP_notice',
    wallets: '/wps/v2/wallets/balance',
  };
  const routers = callsTo(page, routersPath);
  await asMember(page, brand);
  // A page that is left before its replies arrive stores none of them.
  for (const [path, keys] of Object.entries({
    '/': ['vendors', 'wallets'],
    '/noticePage': ['notices'],
    '/down': ['routers'],
  })) {
    await openInEnglish(page, brand, path);
    for (const key of keys)
      await expect
        .poll(() => page.evaluate((name) => window.sessionStorage.getItem(name), key), key)
        .toContain('"replies":{"');
  }
  // Waits until the first device's replies are stored before the other device requests its own.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          Object.keys(
            (JSON.parse(window.sessionStorage.getItem('routers') ?? '{}') as { replies?: object })
              .replies ?? {},
          ).length,
      ),
    )
    .toBe(2);
  expect(routers.map((call) => [call.method(), fieldsOf(call).device])).toEqual([
    ['GET', '0'],
    ['GET', '3'],
  ]);

  const calls = Object.values(cachedPaths).map((path) => callsTo(page, path));
  for (const path of ['/down', '/noticePage', '/']) await openInEnglish(page, brand, path);
  await expect(accountPanel(page)).toContainText('P 12,345.67');
  await settled(page);
  expect(calls.map(({ length }) => length)).toEqual([0, 0, 0, 0]);

  await page.getByRole('button', { name: english('account.logout') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: english('account.logout') })
    .click();
  await expect(page.getByRole('link', { name: english('account.login') }).first()).toBeVisible();
  expect(await page.evaluate(() => window.sessionStorage.getItem('wallets'))).toBeNull();
});
