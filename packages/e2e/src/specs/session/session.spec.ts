import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import { readFile } from 'node:fs/promises';
import type { Page, Response } from 'playwright/test';
import { environment } from '../../fixtures/environment.ts';
import { logInByForm } from '../../pages/logIn.ts';
import { ownPage, sessionOf } from '../../fixtures/memberSession.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { expect, hydrated, settled } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

/** Returns everything that a script of the page can read. */
async function readable(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      window.name,
      document.documentElement.outerHTML,
    ]),
  );
}

/** Returns the parts of the session that a script can read, without other stored values. */
const sessionValues = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...sessionStorage }).filter(([name]) =>
        [
          'token',
          'customerId',
          'account',
          'memberLabel',
          'isAgent',
          'merchant',
          'password',
        ].includes(name),
      ),
    ),
  );

const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).filter(
    ({ name }) =>
      name.startsWith('livery') && !['livery-device', 'livery-preferences'].includes(name),
  );

// In a browser: what is stored and shown of a session across page loads.
test('[LOGN-21] [SESS-01] [PREF-02] a member is signed in on every page with name and balance; no token or password is in scripts, replies or logs', async ({
  ownBrand: brand,
  operator,
  page,
}) => {
  const password = 'Demo1234';
  const echoedPassword = 'echoed-password-canary';
  // Some operators return the password.
  operator.change('/wps/session/login', (reply) => ({
    ...reply,
    value: { ...(reply.value as object), password: echoedPassword },
  }));
  const answers: Promise<string>[] = [];
  page.on('response', (response) => answers.push(answerOf(response)));

  await logInByForm(page, brand, { password });
  const [login] = operator.callsTo('/wps/session/login');
  // The sandbox's reply
  const { token, id } = (
    JSON.parse(login?.reply ?? '{}') as { value: { token: string; id: number } }
  ).value;
  expect(await sessionValues(page)).toEqual({
    account: 'demo',
    customerId: String(id),
    isAgent: '0',
    memberLabel: 'demonstration',
    merchant: brand.merchant,
  });

  await page.goto(brand.url('/rng?lang=EN'));
  await hydrated(page);
  await expect(accountPanel(page)).toContainText('demo');
  await expect(accountPanel(page)).toContainText('P 12,345.67');
  await expect(accountPanel(page).getByText(english('account.trial'))).toHaveCount(0);
  await expect(
    page.getByRole('banner').getByRole('link', { name: english('account.login') }),
  ).toHaveCount(0);

  expect(token.length).toBeGreaterThan(15);
  const memberPaths = ['/wps/member/info', '/wps/v2/wallets/balance', '/wps/member/info/icon'];
  for (const path of memberPaths)
    await expect.poll(() => operator.callsTo(path).length).toBeGreaterThan(0);
  expect(
    memberPaths
      .flatMap((path) => operator.callsTo(path))
      .every(({ headers }) => headers.token === token),
  ).toBe(true);

  const secrets = { token, password, echoed: echoedPassword };
  const found = (text: string) =>
    Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));
  const demoHint = english('demo.loginHint');
  const texts = (await Promise.all(answers)).map((text) => text.replaceAll(demoHint, ''));
  expect(texts.length).toBeGreaterThan(10);
  expect(
    texts
      .filter((text) => found(text).length > 0)
      .map((text) => `${found(text).join()}: ${text.slice(0, 200)}`),
  ).toEqual([]);
  expect(found((await readable(page)).replaceAll(demoHint, ''))).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ httpOnly, value }) => !httpOnly && found(value).length > 0)).toEqual([]);
  expect(cookies.filter(({ httpOnly }) => httpOnly)).toEqual([
    expect.objectContaining({ name: 'livery', sameSite: 'Strict', path: '/' }),
    expect.objectContaining({ name: 'livery-device', sameSite: 'Strict', path: '/' }),
  ]);
  expect(
    cookies.flatMap(({ value }) => found(Buffer.from(value, 'base64url').toString('latin1'))),
  ).toEqual([]);
  // Other tests write to the same log, and they share the password.
  expect(found(await readFile(environment.serverLog, 'utf8'))).toEqual([]);
});

// The only logout in a browser: focus across pages and dialogs, storage, cookies, and the page
// after it.
test('[SESS-02] [LOGN-12] logging in with "remember", hiding the balance and logging out work by keyboard; the cookie is invalid afterwards, and only the name is stored', async ({
  ownBrand: brand,
  operator,
  page,
}) => {
  const form = page.getByRole('form', { name: english('login.title') });
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await tabTo(page, form.getByRole('textbox', { name: english('login.username') }));
  await page.keyboard.type('demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo1234');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: english('login.showPassword') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByRole('checkbox', { name: 'Remember me for 24 hours' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(accountPanel(page)).toContainText('P 12,345.67');
  // Focus moves to the content of the page after the login.
  await expect(page.locator('#content')).toBeFocused();

  // Moves backwards, because forwards it would pass the whole page.
  await tabTo(
    page,
    accountPanel(page).getByRole('button', { name: english('account.hideBalance') }),
    {
      key: 'Shift+Tab',
    },
  );
  await page.keyboard.press('Space');
  await expect(accountPanel(page)).toContainText('***');
  await expect(
    accountPanel(page).getByRole('button', { name: english('account.showBalance') }),
  ).toBeFocused();

  const cookies = (await cookiesOf(page)).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await sessionOf(brand, cookies)).state).toBe('member');
  // Calls that are pending during the logout would be rejected.
  await settled(page);
  await tabTo(page, accountPanel(page).getByRole('button', { name: english('account.logout') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: english('logout.title') })).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(english('account.logout'));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('banner').getByRole('link', { name: english('account.login') }),
  ).toBeVisible();
  await expect(page).toHaveURL(brand.url('/'));
  expect(operator.callsTo('/wps/session/logout').map(({ method }) => method)).toEqual(['DELETE']);
  expect(await sessionValues(page)).toEqual({ merchant: brand.merchant });
  expect((await cookiesOf(page)).map(({ name }) => name)).toEqual(['livery-remember']);

  // A copied cookie is worthless.
  const reached = operator.calls.length;
  expect(await sessionOf(brand, cookies)).toEqual({ state: 'guest', merchant: brand.merchant });
  for (const path of ['/wps/member/info', '/wps/v2/wallets/balance'])
    expect((await brand.request(path, { headers: { ...ownPage, cookie: cookies } })).status).toBe(
      401,
    );
  expect(operator.calls.slice(reached).filter(({ path }) => /member|wallets/.test(path))).toEqual(
    [],
  );

  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await expect(form.getByRole('textbox', { name: english('login.username') })).toHaveValue('demo');
  await expect(form.getByRole('button', { name: /Continue as/ })).toHaveCount(0);
  await expect(accountPanel(page)).toHaveCount(0);
});

/** Returns a response's address, headers and body as text; a discarded body is empty. */
async function answerOf(response: Response): Promise<string> {
  // Only the sealed cookie may contain the token, and a script cannot read its header.
  const headers = Object.entries(await response.allHeaders()).filter(
    ([name]) => name !== 'set-cookie',
  );
  const body = await response.body().catch(() => Buffer.alloc(0));
  return `${response.url()}\n${headers.map((pair) => pair.join(': ')).join('\n')}\n${body.toString('latin1')}`;
}
