import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import { operatorCalls, platformCalls } from '@livery/api';
import { expect, hydrated, settled, test } from '../../fixtures/test.ts';

test('[CALL-01] every network request of a page is a call of the table', async ({
  ownBrand: brand,
  page,
}) => {
  const table = new Set(
    [...operatorCalls, ...platformCalls].map(({ method, path }) => `${method} ${path}`),
  );
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url());
    const isCall =
      /^\/(?:wps|lgw|_livery)\//.test(pathname) ||
      ['xhr', 'fetch', 'websocket', 'eventsource', 'ping'].includes(request.resourceType());
    if (isCall)
      requests.push(
        hostname === brand.host
          ? `${request.method()} ${pathname}`
          : `${request.method()} ${request.url()}`,
      );
  });
  for (const path of ['/', '/rng', '/login']) {
    await page.goto(brand.url(path));
    await hydrated(page);
  }
  await page.getByLabel(english('login.username')).fill('demo');
  await page.getByRole('textbox', { name: english('login.password') }).fill('Demo1234');
  await page.getByRole('button', { name: english('account.login'), exact: true }).click();
  await expect(accountPanel(page)).toContainText(/P\s12,345\.67/);
  await page
    .getByRole('navigation', { name: english('nav.main') })
    .getByRole('link', { name: english('category.RNG'), exact: true })
    .click();
  await expect(page).toHaveURL(brand.url('/rng'));
  await page.getByRole('button', { name: english('pager.next') }).click();
  await expect.poll(() => requests.includes('GET /wps/relay/GCS_gameList')).toBe(true);
  // Calls that are pending during the logout would be rejected.
  await settled(page);
  await page.getByRole('button', { name: english('account.logout'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: english('account.logout'), exact: true })
    .click();
  await expect(
    page.getByRole('link', { name: english('account.login'), exact: true }).first(),
  ).toBeVisible();

  expect(requests).toEqual(
    expect.arrayContaining([
      'GET /_livery/session',
      'POST /wps/session/login',
      'GET /wps/v2/wallets/balance',
      'GET /_livery/page',
      'DELETE /wps/session/logout',
    ]),
  );
  expect(requests.filter((call) => !table.has(call))).toEqual([]);
});
