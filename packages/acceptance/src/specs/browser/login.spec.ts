import type { Page, Response } from 'playwright/test';
import { callsTo } from '../../harness/callsTo.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

const refused = /status of 422/;
const account = (page: Page) => page.getByRole('group', { name: 'Your account' });
const submit = (page: Page) => page.getByRole('form', { name: 'Welcome back' }).getByRole('button', { name: 'Log in' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const image = (page: Page) => page.getByRole('img', { name: 'Image with characters to type' });

async function openLogin(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
}

async function send(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await submit(page).click();
}

/** The id of the captcha image an answer brought. */
async function captchaIdOf(response: Response): Promise<string> {
  return ((await response.json()) as { value: { captchaId: string } }).value.captchaId; // the gateway's envelope
}

function nextCaptcha(page: Page): Promise<Response> {
  return page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/captcha');
}

test('[LOGN-04] white space around username, password and captcha is not sent', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  await openLogin(page, brand);
  const shown = nextCaptcha(page);
  await send(page, { username: ' demo ', password: ' wrong ' });
  const answer = await brand.captchaAnswer(await captchaIdOf(await shown));
  await field(page, 'Characters of the image').fill(`  ${answer} `);
  await send(page, { username: '  demo ', password: ' Demo1234  ' });
  await expect(account(page)).toContainText('demo');
  await expect(page).toHaveURL(brand.url('/'));
});

test('[LOGN-10] a captcha appears with a refusal that asks for one, and the loader goes', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  await openLogin(page, brand);
  await expect(field(page, 'Characters of the image')).toHaveCount(0);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  await page.route('**/wps/session/login', async (route) => {
    await held;
    await route.continue();
  });
  await send(page, { username: 'demo', password: 'wrong' });
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  const shown = nextCaptcha(page);
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'The username or the password is not right.' })).toBeVisible();
  await expect(submit(page)).not.toHaveAttribute('aria-busy');

  const reply = (await (await shown).json()) as { success: boolean; value: { image: string } }; // the gateway's envelope
  expect(reply.success).toBe(true);
  expect(Buffer.from(reply.value.image, 'base64').subarray(1, 4).toString()).toBe('PNG');
  await expect(field(page, 'Characters of the image')).toBeVisible();
  await expect(image(page)).toHaveAttribute('src', `data:image/png;base64,${reply.value.image}`);
  await expect.poll(() => image(page).evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await expect(field(page, 'Username')).toHaveValue('demo');
});

test('[LOGN-11] the captcha image refreshes on click, at most once in 1000 ms', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  await page.clock.install();
  await openLogin(page, brand);
  const calls = callsTo(page, '/wps/captcha');
  await pauseClock(page);
  await send(page, { username: 'demo', password: 'wrong' });
  await expect(image(page)).toBeVisible();
  expect(calls.length).toBe(1);

  const refresh = page.getByRole('button', { name: 'New image' });
  await image(page).click();
  await refresh.click();
  await page.clock.runFor(999);
  await image(page).click();
  await expect(refresh).not.toHaveAttribute('aria-busy');
  expect(calls.length).toBe(1);

  await page.clock.runFor(1);
  const before = await image(page).getAttribute('src');
  await image(page).click();
  await expect(image(page)).not.toHaveAttribute('src', before ?? '');
  expect(calls.length).toBe(2);
  await refresh.click();
  expect(calls.length).toBe(2);

  await page.clock.runFor(1000);
  await refresh.click();
  await expect.poll(() => calls.length).toBe(3);
});

test('[LOGN-11] an image that was used is replaced, without breaking the pace', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  await page.clock.install();
  await openLogin(page, brand);
  const calls = callsTo(page, '/wps/captcha');
  await pauseClock(page);
  await send(page, { username: 'demo', password: 'wrong' });
  await expect(image(page)).toBeVisible();
  const used = await image(page).getAttribute('src');
  await page.clock.runFor(400);
  await field(page, 'Characters of the image').fill('nope');
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Those are not the characters of the picture.' })).toBeVisible();
  await expect(image(page)).toHaveCount(0);
  expect(calls.length).toBe(1);
  await page.clock.runFor(600);
  await expect(image(page)).toBeVisible();
  await expect(image(page)).not.toHaveAttribute('src', used ?? '');
  await expect(field(page, 'Characters of the image')).toHaveValue('');
  expect(calls.length).toBe(2);
});

test('[LOGN-05] what does not pass the form is never sent; what does is one login call, after which the visitor is a member', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  await openLogin(page, brand);
  const calls = callsTo(page, '/wps/session/login');
  await send(page, { username: 'demo', password: '' });
  await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);

  await send(page, { username: 'demo', password: 'wrong' });
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(account(page)).toHaveCount(0);
  expect(calls.length).toBe(1);
});

test('[LOGN-06] after the login the route is home, member info and balance are loaded, and who it is stands in session storage', async ({ ownBrand: brand, page }) => {
  await openLogin(page, brand);
  const [info, balance] = ['/wps/member/info', '/wps/v2/wallets/balance'].map((path) => page.waitForResponse((response) => new URL(response.url()).pathname === path));
  await send(page, { username: 'demo', password: 'Demo1234' });

  await expect(page).toHaveURL(brand.url('/'));
  await expect(account(page)).toContainText('demo');
  expect([(await info)?.status(), (await balance)?.status()]).toEqual([200, 200]);
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).toContain('demo');
  expect(stored).not.toContain('Demo1234');
  expect(stored).not.toContain('"token"');
});
