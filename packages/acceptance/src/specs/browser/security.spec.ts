import { readFile } from 'node:fs/promises';
import type { Page, Response } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { environment } from '../../harness/environment.ts';
import { endSession, logIn, sendLogin } from '../../harness/logIn.ts';
import { cookiesOf, ownPage, sessionOf, signIn } from '../../harness/memberSession.ts';
import { expect, hydrated } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';

const account = (page: Page) => page.getByRole('group', { name: 'Your account' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** What is kept where a script of the page could read it. */
const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, window.name, history.state, location.href]));

/** And what stands in the page. */
const readable = async (page: Page): Promise<string> => kept(page).then(async (stored) => stored + await page.content() + await page.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value).join(' ')));

/** Has a page of a member ask for something, unless it just did so by itself, until it says that the session has ended. */
async function askAgain(page: Page): Promise<void> {
  await expect(async () => {
    await account(page).getByRole('button', { name: 'Refresh balance' }).dispatchEvent('click', {}, { timeout: 1_000 }).catch(() => undefined);
    await expect(page.getByText('Your session has ended.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** An answer as a script could read it: the header of cookies is not for scripts. */
async function answerOf(response: Response): Promise<string> {
  const headers = Object.entries(await response.allHeaders()).filter(([name]) => name !== 'set-cookie');
  const body = await response.body().catch(() => Buffer.alloc(0));
  return `${response.url()}\n${headers.map((pair) => pair.join(': ')).join('\n')}\n${body.toString('latin1')}`;
}

test('[LOGN-12] [LOGN-21] from login to change of password and back as who is remembered, no password and no token is anywhere a script, an answer, a file or the log shows it', async ({ ownBrand: brand, operator, page }) => {
  const [initial, chosen] = ['Expired123', `Canary${brand.id}9`];
  const answers: Promise<string>[] = [];
  page.on('response', (response) => answers.push(answerOf(response)));
  const places: string[] = [];

  await sendLogin(page, brand, { username: 'expired', password: initial, remember: true });
  const modal = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(modal).toBeVisible();
  // What was just typed stands in its field, behind the modal.
  places.push(await kept(page));
  await modal.getByRole('textbox', { name: 'New password', exact: true }).fill(chosen);
  await modal.getByRole('textbox', { name: 'Password again' }).fill(chosen);
  await modal.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('form')).toHaveCount(0);
  places.push(await readable(page));

  await endSession(page);
  await page.goto(brand.url('/login?lang=EN'));
  await page.getByRole('button', { name: 'Continue as expired' }).click();
  await expect(account(page)).toContainText('expired');
  await page.goto(brand.url('/rng'));
  await hydrated(page);
  places.push(await readable(page));

  const logins = operator.callsTo('/wps/session/login');
  // The ticket went on with the new password.
  expect(logins.map(({ body }) => (JSON.parse(body) as { password: string }).password)).toEqual([initial, chosen]);
  const tokens = logins.map(({ reply }) => (JSON.parse(reply) as { value: { token: string } }).value.token); // the sandbox's reply
  const secrets = [initial, chosen, ...tokens];
  const found = (text: string) => secrets.filter((secret) => text.includes(secret));
  expect(places.map(found)).toEqual([[], [], []]);
  const texts = await Promise.all(answers);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => found(text).length > 0).map((text) => text.slice(0, 200))).toEqual([]);
  const cookies = await page.context().cookies();
  for (const { name, value, httpOnly } of cookies) {
    expect(found(decodeURIComponent(value) + Buffer.from(value, 'base64url').toString('latin1')), name).toEqual([]);
    expect(httpOnly, name).toBe(['livery', 'livery-note', 'livery-resume'].includes(name));
  }
  const log = await readFile(environment.serverLog, 'utf8');
  expect([chosen, ...tokens].filter((secret) => log.includes(secret))).toEqual([]);
});

for (const onlyForMembers of [false, true]) {
  test(`[SESS-01] who follows a link from another site stays a member${onlyForMembers ? ', also where guests see nothing but the login' : ''}`, async ({ ownBrand: brand, page }) => {
    if (onlyForMembers) await publish(brand, () => brand.edit('site.json', (site) => { site.loginedToHomePage = true; }));
    await logIn(page, brand);
    await page.route('http://elsewhere.example/', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Elsewhere</title><a href="${brand.url('/rng')}">Play</a>` }));
    await page.goto('http://elsewhere.example/');
    await page.getByRole('link', { name: 'Play' }).click();
    await expect(page).toHaveURL(brand.url('/rng'));
    await expect(account(page)).toContainText('demo');
  });
}

test('[SESS-02] a form of another site ends nobody’s session and opens none', async ({ ownBrand: brand, operator, page, expectedComplaints }) => {
  await logIn(page, brand);
  const before = operator.calls.length;
  for (const [path, encoding] of [['/wps/session/login', 'text/plain'], ['/_livery/resume', 'text/plain'], ['/wps/member/password/email', 'application/x-www-form-urlencoded']] as const) {
    expectedComplaints.push(/status of 403/);
    await page.route('http://elsewhere.example/', (route) => route.fulfill({
      contentType: 'text/html', body: `<!doctype html><title>Elsewhere</title><form method="post" enctype="${encoding}" action="${brand.url(path)}"><input name="username" value="demo"><button>Win</button></form>`,
    }));
    await page.goto('http://elsewhere.example/');
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await page.getByRole('button', { name: 'Win' }).click();
    expect((await answer).status(), path).toBe(403);
  }
  expect(operator.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  await page.goto(brand.url('/rng'));
  await expect(account(page)).toContainText('demo');
});

test('[SESS-02] [SESS-07] a logout ends every tab and every copy of the cookie; a tab that finds out says so', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  await logIn(page, brand);
  const copy = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const other = await page.context().newPage();
  await other.goto(brand.url('/rng?lang=EN'));
  await expect(account(other)).toContainText('12,345.67');

  await account(page).getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();

  await askAgain(other);
  await expect(other.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
  expect((await sessionOf(brand, copy)).state).toBe('guest');
  for (const path of ['/wps/member/info', '/wps/v2/wallets/balance']) expect((await brand.request(path, { headers: { ...ownPage, cookie: copy } })).status).toBe(401);
});

test('[SESS-07] who is signed in and whose session ends meanwhile becomes a guest who is told so, and what was typed stays', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  await logIn(page, brand);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/member/info');
  await page.goto(brand.url('/rng?lang=EN'));
  await asked;
  const search = page.getByRole('main').getByRole('combobox').first();
  await search.fill('half a na');
  await expect(account(page)).toContainText('12,345.67');
  // Ended somewhere else: the page hears of it with whatever it asks for next.
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await brand.request('/wps/session/logout', { method: 'DELETE', headers: { ...ownPage, cookie } })).status).toBe(200);
  await askAgain(page);
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
  await expect(search).toHaveValue('half a na');
});

test('[LOGN-06] no address of the login leads elsewhere after it', async ({ ownBrand: brand, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  for (const query of ['next=//evil.example', 'returnUrl=https%3A%2F%2Fevil.example', 'redirect=%2F%5Cevil.example', 'url=javascript:alert(1)&back=//evil.example#//evil.example']) {
    await endSession(page);
    await page.goto(brand.url(`/login?lang=EN&${query}`));
    await hydrated(page);
    await field(page, 'Username').fill('demo');
    await field(page, 'Password').fill('Demo1234');
    await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page, query).toHaveURL(brand.url('/'));
  }
  expect(asked.filter((host) => host.includes('evil'))).toEqual([]);
});

test('[LOGN-04] what nobody would type into the login is answered with a sentence, and the page lives on', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 4\d\d/);
  const faults: number[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(response.status());
  });
  const alert = page.getByRole('form').getByRole('alert');
  for (const [index, typed] of ['x'.repeat(10_000), 'ann\u202Etxt.exe', '👩🏽‍🚀🇵🇭', '__proto__', "' OR 1=1; --", '<img src=x onerror=alert(1)>'].entries()) {
    // A refusal may ask for a captcha: each is somebody’s first attempt.
    await page.goto(brand.url('/login?lang=EN'));
    await hydrated(page);
    await field(page, 'Username').fill(typed);
    await field(page, 'Password').fill(`${typed.slice(0, 200)}${index}`);
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/session/login');
    await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click();
    expect([400, 422], typed.slice(0, 20)).toContain((await answer).status());
    await expect(alert).toContainText(/not right|not understood/);
    await expect(field(page, 'Username')).toHaveValue(typed);
  }
  expect(faults).toEqual([]);
  expect((await signIn(brand)).status).toBe(200);
  expect(cookiesOf(await signIn(brand))).toContain('livery=');
});
