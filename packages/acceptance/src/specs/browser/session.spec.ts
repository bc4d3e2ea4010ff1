import { readFile } from 'node:fs/promises';
import type { Page, Response } from 'playwright/test';
import { environment } from '../../harness/environment.ts';
import { ownPage, sessionOf } from '../../harness/memberSession.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';

async function logIn(page: Page, brand: TestBrand, { account = 'demo', password = 'Demo1234' } = {}): Promise<void> {
  await page.goto(brand.url('/login'));
  await hydrated(page);
  await page.getByLabel('Username').fill(account);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Your account' })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
}

/** Everything a script of the page could read. */
async function readable(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, window.name, document.documentElement.outerHTML]));
}

/** What of the session a script can read; other things may be kept beside it. */
const sessionValues = (page: Page) => page.evaluate(() => Object.fromEntries(
  Object.entries({ ...sessionStorage }).filter(([name]) => ['token', 'customerId', 'account', 'memberLabel', 'isAgent', 'merchant', 'password'].includes(name)),
));

test('[LOGN-21] neither token nor password is in anything a script can read, any answer, or the log', async ({ ownBrand: brand, operator, page }) => {
  const password = 'Demo1234';
  const echoed = 'echoed-password-canary';
  // Some operators send the password back.
  operator.change('/wps/session/login', (reply) => ({ ...reply, value: { ...reply.value as object, password: echoed } }));
  const answers: Promise<string>[] = [];
  page.on('response', (response) => answers.push(answerOf(response)));

  await logIn(page, brand, { password });
  await expect(page.getByText(/P\s12,345\.67/)).toBeVisible();
  await page.goto(brand.url('/rng'));
  await hydrated(page);
  const [login] = operator.callsTo('/wps/session/login');
  const { token } = (JSON.parse(login?.reply ?? '{}') as { value: { token: string } }).value; // the sandbox's reply
  expect(token.length).toBeGreaterThan(15);
  expect(operator.callsTo('/wps/member/info').concat(operator.callsTo('/wps/v2/wallets/balance')).every(({ headers }) => headers.token === token)).toBe(true);

  const secrets = { token, password, echoed };
  const found = (text: string) => Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));
  const demoHint = 'sign in as demo with the password Demo1234';
  const texts = (await Promise.all(answers)).map((text) => text.replaceAll(demoHint, ''));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => found(text).length > 0).map((text) => `${found(text).join()}: ${text.slice(0, 200)}`)).toEqual([]);
  expect(found((await readable(page)).replaceAll(demoHint, ''))).toEqual([]);
  expect((await page.context().cookies()).filter(({ httpOnly, value }) => !httpOnly && found(value).length > 0)).toEqual([]);
  expect((await page.context().cookies()).find(({ name }) => name === 'livery')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect((await page.context().cookies()).flatMap(({ value }) => found(Buffer.from(value, 'base64url').toString('latin1')))).toEqual([]);
  // Other tests write to the same log; the password is known to them all.
  expect(found(await readFile(environment.serverLog, 'utf8'))).toEqual([]);
});

test('[SESS-01] the session’s values are kept in session storage; a trial account is isAgent 4', async ({ ownBrand: brand, operator, page }) => {
  const answers: string[] = [];
  operator.change('/wps/session/login', (reply) => {
    answers.push(JSON.stringify(reply));
    return reply;
  });
  await page.goto(brand.url());
  await hydrated(page);
  await expect.poll(() => sessionValues(page)).toEqual({ merchant: brand.merchant });
  for (const [account, password, isAgent, state] of [['demo', 'Demo1234', 0, 'member'], ['trial', 'Trial1234', 4, 'trial'], ['agent', 'Agent1234', 1, 'member']] as const) {
    await logIn(page, brand, { account, password });
    const { id } = (JSON.parse(answers.at(-1) ?? '{}') as { value: { id: number } }).value; // the sandbox's reply
    expect(await sessionValues(page)).toEqual({ account, customerId: String(id), isAgent: String(isAgent), memberLabel: 'demonstration', merchant: brand.merchant });
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(await sessionOf(brand, cookie)).toMatchObject({ state, account, customerId: id, isAgent, merchant: brand.merchant });
    await page.reload();
    await expect(page.getByRole('group', { name: 'Your account' })).toContainText(account);
    await logOut(page);
  }
});

test('[SESS-02] logout asks first, goes home, keeps nothing but the merchant, and ends the cookie for good', async ({ ownBrand: brand, operator, page }) => {
  await logIn(page, brand);
  const kept = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await sessionOf(brand, kept)).state).toBe('member');
  await page.goto(brand.url('/rng'));
  await hydrated(page);

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('group', { name: 'Your account' })).toBeVisible();
  expect(operator.callsTo('/wps/session/logout')).toEqual([]);

  await logOut(page);
  await expect(page).toHaveURL(brand.url('/'));
  expect(operator.callsTo('/wps/session/logout').map(({ method }) => method)).toEqual(['DELETE']);
  expect(await sessionValues(page)).toEqual({ merchant: brand.merchant });
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('livery') && name !== 'livery-preferences')).toEqual([]);

  // Whoever copied the cookie has nothing.
  const reached = operator.calls.length;
  expect(await sessionOf(brand, kept)).toEqual({ state: 'guest', merchant: brand.merchant });
  for (const path of ['/wps/member/info', '/wps/v2/wallets/balance']) expect((await brand.request(path, { headers: { ...ownPage, cookie: kept } })).status).toBe(401);
  expect(operator.calls.slice(reached).filter(({ path }) => /member|wallets/.test(path))).toEqual([]);
});

/** An answer's address, headers and body as text; a body that is gone is empty. */
async function answerOf(response: Response): Promise<string> {
  // The sealed cookie is the one place the token may be: a script cannot read that header.
  const headers = Object.entries(await response.allHeaders()).filter(([name]) => name !== 'set-cookie');
  const body = await response.body().catch(() => Buffer.alloc(0));
  return `${response.url()}\n${headers.map((pair) => pair.join(': ')).join('\n')}\n${body.toString('latin1')}`;
}
