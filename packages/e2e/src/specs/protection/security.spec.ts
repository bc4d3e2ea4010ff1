import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import { readFile } from 'node:fs/promises';
import type { Page, Response } from 'playwright/test';
import { environment } from '../../fixtures/environment.ts';
import { asMember, endSession, logIn, sendLogin } from '../../pages/logIn.ts';
import { ownPage, sessionOf } from '../../fixtures/memberSession.ts';
import { expect, hydrated, settled } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';
import { textOf } from '../../browser/texts/textsOf.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Returns everything stored where a script of the page can read it. */
const storageOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      window.name,
      history.state,
      location.href,
    ]),
  );

/** Returns the same with the page's own content. */
const readable = async (page: Page): Promise<string> =>
  storageOf(page).then(
    async (stored) =>
      stored +
      (await page.content()) +
      (await page.evaluate(() =>
        [...document.querySelectorAll('input')].map(({ value }) => value).join(' '),
      )),
  );

/**
 * Triggers a call of a member's page, unless the page makes one itself, and expects the message
 * that the session has ended.
 */
async function retry(page: Page): Promise<void> {
  await settled(page);
  const refresh = accountPanel(page).getByRole('button', {
    name: english('account.refreshBalance'),
  });
  // At once, because the button disappears when a call of the page detects the end first.
  await refresh.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(page.getByText('Your session has ended.')).toBeVisible();
}

/** Returns a response as a script can read it, without its cookie headers. */
async function answerOf(response: Response): Promise<string> {
  const headers = Object.entries(await response.allHeaders()).filter(
    ([name]) => name !== 'set-cookie',
  );
  const body = await response.body().catch(() => Buffer.alloc(0));
  return `${response.url()}\n${headers.map((pair) => pair.join(': ')).join('\n')}\n${body.toString('latin1')}`;
}

test('[LOGN-12] [LOGN-21] no password or token appears in scripts, replies, files or logs from login through password change to the remembered login', async ({
  ownBrand: brand,
  operator,
  page,
}) => {
  const [initial, chosen] = ['Expired123', `Canary${brand.id}9`];
  const answers: Promise<string>[] = [];
  page.on('response', (response) => answers.push(answerOf(response)));
  const places: string[] = [];

  await sendLogin(page, brand, { username: 'expired', password: initial, remember: true });
  const modal = page.getByRole('dialog', { name: english('password.title') });
  await expect(modal).toBeVisible();
  // The typed password is still in its field, behind the modal.
  places.push(await storageOf(page));
  await modal.getByRole('textbox', { name: english('password.new'), exact: true }).fill(chosen);
  await modal.getByRole('textbox', { name: english('register.confirmPassword') }).fill(chosen);
  await modal.getByRole('button', { name: english('password.submit') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: english('dialog.ok') })
    .click();
  await expect(page.getByRole('form')).toHaveCount(0);
  places.push(await readable(page));

  await endSession(page);
  await page.goto(brand.url('/login?lang=EN'));
  await page
    .getByRole('button', {
      name: await textOf(brand.folder, 'EN', 'login.continueAs', { name: 'expired' }),
    })
    .click();
  await expect(accountPanel(page)).toContainText('expired');
  await page.goto(brand.url('/rng'));
  await hydrated(page);
  places.push(await readable(page));

  const logins = operator.callsTo('/wps/session/login');
  // The ticket contains the new password.
  expect(logins.map(({ body }) => (JSON.parse(body) as { password: string }).password)).toEqual([
    initial,
    chosen,
  ]);
  // The sandbox's reply
  const tokens = logins.map(
    ({ reply }) => (JSON.parse(reply) as { value: { token: string } }).value.token,
  );
  const secrets = [initial, chosen, ...tokens];
  const found = (text: string) => secrets.filter((secret) => text.includes(secret));
  expect(places.map(found)).toEqual([[], [], []]);
  const texts = await Promise.all(answers);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => found(text).length > 0).map((text) => text.slice(0, 200))).toEqual(
    [],
  );
  const cookies = await page.context().cookies();
  for (const { name, value, httpOnly } of cookies) {
    expect(
      found(decodeURIComponent(value) + Buffer.from(value, 'base64url').toString('latin1')),
      name,
    ).toEqual([]);
    expect(httpOnly, name).toBe(
      ['livery', 'livery-device', 'livery-note', 'livery-resume'].includes(name),
    );
  }
  const log = await readFile(environment.serverLog, 'utf8');
  expect([chosen, ...tokens].filter((secret) => log.includes(secret))).toEqual([]);
});

test('[SESS-01] a link from another site keeps the member signed in, even if guests see only the login', async ({
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
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Elsewhere</title><a href="${brand.url('/rng?lang=EN')}">Play</a>`,
    }),
  );
  await page.goto('http://elsewhere.example/');
  await page.getByRole('link', { name: english('carousel.play') }).click();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
  await expect(accountPanel(page)).toContainText('demo');
});

test('[SESS-02] a form of another site neither ends nor opens a session', async ({
  ownBrand: brand,
  operator,
  page,
  expectedComplaints,
}) => {
  await asMember(page, brand);
  const before = operator.calls.length;
  for (const [path, encoding] of [
    ['/wps/session/login', 'text/plain'],
    ['/_livery/resume', 'text/plain'],
    ['/wps/member/password/email', 'application/x-www-form-urlencoded'],
  ] as const) {
    expectedComplaints.push(/status of 403/);
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Elsewhere</title><form method="post" enctype="${encoding}" action="${brand.url(path)}"><input name="username" value="demo"><button>Win</button></form>`,
      }),
    );
    await page.goto('http://elsewhere.example/');
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await page.getByRole('button', { name: 'Win' }).click();
    expect((await answer).status(), path).toBe(403);
  }
  expect(operator.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  await page.goto(brand.url('/rng?lang=EN'));
  await expect(accountPanel(page)).toContainText('demo');
});

test('[SESS-02] [SESS-07] a logout ends every tab and every copy of the cookie, and other tabs report it', async ({
  brand,
  member,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  await logIn(page, brand, member);
  const copy = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const other = await page.context().newPage();
  await other.goto(brand.url('/rng?lang=EN'));
  await expect(accountPanel(other)).toContainText('12,345.67');

  await accountPanel(page)
    .getByRole('button', { name: english('account.logout') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: english('account.logout') })
    .click();
  await expect(
    page.getByRole('link', { name: english('account.login'), exact: true }).first(),
  ).toBeVisible();

  await retry(other);
  await expect(
    other.getByRole('link', { name: english('account.login'), exact: true }).first(),
  ).toBeVisible();
  expect((await sessionOf(brand, copy)).state).toBe('guest');
  for (const path of ['/wps/member/info', '/wps/v2/wallets/balance'])
    expect((await brand.request(path, { headers: { ...ownPage, cookie: copy } })).status).toBe(401);
});

test('[SESS-07] a session that ends elsewhere makes the member a guest with a notice, and keeps typed input', async ({
  brand,
  member,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  await asMember(page, brand, member);
  const pendingCall = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/wps/member/info',
  );
  await page.goto(brand.url('/rng?lang=EN'));
  await pendingCall;
  const search = page.getByRole('main').getByRole('combobox').first();
  await search.fill('half a na');
  await expect(accountPanel(page)).toContainText('12,345.67');
  // The session ended on another device: the page detects it with its next call.
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  expect(
    (
      await brand.request('/wps/session/logout', {
        method: 'DELETE',
        headers: { ...ownPage, cookie },
      })
    ).status,
  ).toBe(200);
  await retry(page);
  await expect(
    page.getByRole('link', { name: english('account.login'), exact: true }).first(),
  ).toBeVisible();
  await expect(search).toHaveValue('half a na');
});

test('[LOGN-06] no login address redirects to another site', async ({ brand, member, page }) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await page.goto(
    brand.url(
      '/login?lang=EN&next=//evil.example&returnUrl=https%3A%2F%2Fevil.example&from=%2F%5Cevil.example&redirect=javascript:alert(1)&url=//evil.example#//evil.example',
    ),
  );
  await hydrated(page);
  await field(page, 'Username').fill(member.username);
  await field(page, 'Password').fill(member.password);
  await page
    .getByRole('form')
    .getByRole('button', { name: english('account.login'), exact: true })
    .click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(accountPanel(page)).toBeVisible();
  expect(hosts.filter((host) => host.includes('evil'))).toEqual([]);
});

test('[LOGN-04] a hostile username in the login gets a message and stays in its field as text', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 422/);
  const typed = '<img src=x onerror=alert(1)>ann\u202Etxt.exe 👩🏽‍🚀';
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await field(page, 'Username').fill(typed);
  await field(page, 'Password').fill("' OR 1=1; --");
  await page
    .getByRole('form')
    .getByRole('button', { name: english('account.login'), exact: true })
    .click();
  await expect(page.getByRole('form').getByRole('alert')).toContainText(
    english('refusal.wrong_credentials'),
  );
  await expect(field(page, 'Username')).toHaveValue(typed);
});
