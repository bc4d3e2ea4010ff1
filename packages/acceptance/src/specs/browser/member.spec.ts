import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { logIn, logInByForm, sendLogin } from '../../harness/logIn.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

const account = (page: Page) => page.getByRole('group', { name: 'Your account' });

test('[LOGN-21] [SESS-01] a login tells the browser who it is, and neither token nor password; the session values stand in session storage', async ({ ownBrand: brand, context, page }) => {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/session/login');
  await logInByForm(page, brand);
  expect(await (await answered).json()).toEqual({
    success: true,
    value: {
      session: { state: 'member', account: 'demo', customerId: expect.any(Number), isAgent: 0, memberLabel: ['demonstration'], merchant: brand.merchant, expiresAtMs: expect.any(Number) },
      firstTimeLogin: false, passwordExpired: false, initialPassword: false, passwordKept: false,
    },
  });
  await expect(account(page)).toContainText('demo');
  expect(await sessionValues(page)).toEqual({ account: 'demo', customerId: expect.stringMatching(/^\d+$/), isAgent: '0', memberLabel: 'demonstration', merchant: brand.merchant });

  // The login page names the demonstration's password.
  await expect(page.getByRole('form', { name: 'Welcome back' })).toHaveCount(0);
  // What scripts can read says nothing of token or password; the cookie that holds the seal they cannot read.
  const readable = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]));
  expect(readable).not.toMatch(/Demo1234.*Demo1234|"token"/);
  const cookies = await context.cookies();
  expect(cookies.filter(({ httpOnly }) => httpOnly).map(({ name }) => name)).toEqual(['livery']);
  expect(readable).not.toContain(cookies.find(({ httpOnly }) => httpOnly)?.value);
});

for (const { username, password, told } of [
  { username: 'newbie', password: 'Newbie1234', told: { firstTimeLogin: true, passwordExpired: false, initialPassword: false } },
  { username: 'expired', password: 'Expired123', told: { firstTimeLogin: false, passwordExpired: true, initialPassword: false } },
]) {
  test(`[LOGN-21] the login of ${username} says what it has to do next`, async ({ ownBrand: brand, page }) => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/session/login');
    await sendLogin(page, brand, { username, password });
    expect(await (await answered).json()).toMatchObject({ success: true, value: { ...told, session: { state: 'member', account: username } } });
  });
}

test('[LOGN-21] a login with the brand’s initial password says so, without naming it', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.defaultInitialPassword = 'Demo1234'; }));
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/session/login');
  await sendLogin(page, brand);
  const text = await (await answered).text();
  expect(JSON.parse(text)).toMatchObject({ value: { firstTimeLogin: false, passwordExpired: false, initialPassword: true } });
  expect(text).not.toContain('Demo1234');
});

function sessionValues(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() => Object.fromEntries(['token', 'account', 'customerId', 'isAgent', 'memberLabel', 'merchant'].flatMap((name) => {
    const value = sessionStorage.getItem(name);
    return value === null ? [] : [[name, value]];
  })));
}

test('[SESS-01] a member is a member in the header, with name and balance, after a reload and on every route', async ({ ownBrand: brand, page }) => {
  await logIn(page, brand);
  await expect(account(page)).toContainText('demo');
  await expect(account(page)).toContainText('P 12,345.67');
  await expect(account(page).getByText('Trial account')).toHaveCount(0);
  for (const path of ['/', '/rng', '/live']) {
    await page.goto(brand.url(path));
    await expect(account(page)).toContainText('demo');
    await expect(account(page)).toContainText('P 12,345.67');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  }
});

for (const { username, password, isAgent, state } of [
  { username: 'trial', password: 'Trial1234', isAgent: '4', state: 'trial' },
  { username: 'agent', password: 'Agent1234', isAgent: '1', state: 'member' },
  { username: 'agent2', password: 'Agent1234', isAgent: '2', state: 'member' },
] as const) {
  test(`[SESS-01] isAgent ${isAgent} is ${state === 'trial' ? 'a trial account' : 'a real account'}`, async ({ ownBrand: brand, page }) => {
    await logIn(page, brand, { username, password });
    expect((await sessionValues(page)).isAgent).toBe(isAgent);
    expect(await page.evaluate(async () => (await (await fetch('/_livery/session')).json()) as object)).toMatchObject({ value: { state, account: username } });
    await expect(account(page).getByText('Trial account')).toHaveCount(state === 'trial' ? 1 : 0);
  });
}

test('[SESS-02] logging out asks first; then the server is told, the session is cleared but for the merchant, and home shows a guest', async ({ ownBrand: brand, page }) => {
  await logIn(page, brand);
  await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveTitle('Slots · Lagoon');
  const calls = callsTo(page, '/wps/session/logout');
  const logOut = account(page).getByRole('button', { name: 'Log out' });
  const dialog = page.getByRole('alertdialog', { name: 'Log out?' });

  await logOut.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(account(page)).toContainText('demo');
  expect(calls).toEqual([]);

  await logOut.click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page).toHaveTitle('Home · Lagoon');
  expect(calls.map((call) => call.method())).toEqual(['DELETE']);
  expect(await sessionValues(page)).toEqual({ merchant: brand.merchant });
  await expect(page.getByText('demo', { exact: true })).toHaveCount(0);
  await expect(page.getByText('12,345.67')).toHaveCount(0);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(account(page)).toHaveCount(0);
});

test('[SESS-02] a logout that does not reach the server says so, and the member stays', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/net::ERR_FAILED/);
  await logIn(page, brand);
  await page.route('**/wps/session/logout', (route) => route.abort());
  await account(page).getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog').getByText('Network link is abnormal, please try again')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(account(page)).toContainText('demo');
});
