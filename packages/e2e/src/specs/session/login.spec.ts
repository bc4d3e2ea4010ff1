import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import type { Page, Request, Response } from 'playwright/test';
import { callsTo, fieldsOf } from '../../browser/callsTo.ts';
import { expect, hydrated } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

const login = '/wps/session/login';
const challenge = '/_livery/challenge';
const workers = /\/build\/proofWorker-[\w-]+\.js$/;
const form = (page: Page) => page.getByRole('form', { name: english('login.title') });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const alert = (page: Page) => form(page).getByRole('alert');

async function send(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await form(page)
    .getByRole('button', { name: english('account.login'), exact: true })
    .click();
}

/** Collects the requests of the bot check and the logins, in order. */
function stepsOf(page: Page): string[] {
  const steps: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname === challenge) steps.push(`challenge for ${fieldsOf(request).call}`);
    else if (workers.test(pathname)) steps.push('proof');
    else if (pathname === login) steps.push('login');
  });
  return steps;
}

/** Returns the captcha of a response. */
async function captchaOf(
  answer: Promise<Response>,
): Promise<{ value: { captchaId: string; image: string } }> {
  // The gateway's envelope
  return (await (await answer).json()) as Awaited<ReturnType<typeof captchaOf>>;
}

// In a browser: position of messages, the bot check's worker, windows and navigation.
test('[LOGN-04] [LOGN-05] [LOGN-06] [LOGN-10] [LOGN-11] [LOGN-16] [LOGN-17] [ERRS-01] [ERRS-08] the login handles empty fields, a missing bot check, a new address, a wrong password, a captcha and success', async ({
  ownBrand: brand,
  operator,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 422/, /net::ERR_FAILED/, /A worker failed/, /proofWorker/);
  await page.clock.install();
  const steps = stepsOf(page);
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);

  await test.step('shows messages below their fields and sends nothing', async () => {
    await send(page, { username: '', password: '' });
    await expect(alert(page)).toHaveText(english('login.bothRequired'));
    for (const { name, text } of [
      { name: english('login.username'), text: 'Please enter your username' },
      { name: english('login.password'), text: 'Please enter your password' },
    ]) {
      await expect(field(page, name)).toHaveAccessibleDescription(text);
      const [box, message] = await Promise.all([
        field(page, name).boundingBox(),
        page.getByText(text).boundingBox(),
      ]);
      const gap = (message?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
      expect(gap, name).toBeGreaterThanOrEqual(0);
      expect(gap, name).toBeLessThan(24);
    }
    expect(steps).toEqual([]);
  });

  await test.step('sends nothing if the bot check cannot be solved', async () => {
    await page.route(workers, (route) => route.abort());
    await send(page, { username: 'traveller', password: 'Travel1234' });
    await expect(alert(page)).toHaveText(english('error.bot_check'));
    expect(steps).not.toContain('login');
    await page.unroute(workers);
    steps.length = 0;
  });

  await test.step('runs the bot check before the login, and opens customer service in a window', async () => {
    await send(page, { username: 'traveller', password: 'Travel1234' });
    await expect(alert(page).getByRole('listitem')).toHaveCount(5);
    expect(steps).toEqual(['challenge for loginV2', 'proof', 'login']);
    const servicePage = page.waitForEvent('popup');
    await alert(page)
      .getByRole('button', { name: english('status.service') })
      .click();
    await (await servicePage).close();
    // A page behind a window that closes may be left without frames.
    await page.bringToFront();
  });

  const image = page.getByRole('img', { name: english('login.captchaImage') });
  const captcha = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/wps/captcha',
  );
  await test.step('shows a captcha after a wrong password, and a new one on click', async () => {
    await send(page, { username: 'demo', password: 'wrong' });
    await expect(alert(page)).toContainText(english('refusal.wrong_credentials'));
    const {
      value: { image: used },
    } = await captchaOf(captcha);
    expect(Buffer.from(used, 'base64').subarray(1, 4).toString()).toBe('PNG');
    await expect(image).toHaveAttribute('src', `data:image/png;base64,${used}`);
    const next = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/wps/captcha',
    );
    await page.clock.fastForward(1000);
    await image.click();
    const {
      value: { captchaId, image: another },
    } = await captchaOf(next);
    await expect(image).toHaveAttribute('src', `data:image/png;base64,${another}`);
    await field(page, english('login.captcha')).fill(`  ${await brand.captchaAnswer(captchaId)} `);
  });

  await test.step('signs in with trimmed input, leads home, and shows name and balance', async () => {
    const balances = callsTo(page, '/wps/v2/wallets/balance');
    await send(page, { username: '  demo ', password: ' Demo1234  ' });
    await expect(page).toHaveURL(brand.url('/'));
    await expect(accountPanel(page)).toContainText('P 12,345.67');
    expect(balances.length).toBe(1);
    const sent = operator.callsTo(login).map(({ body }) => JSON.parse(body) as object);
    expect(sent.at(-1)).toEqual({
      username: 'demo',
      password: 'Demo1234',
      type: 'username',
      captcha: expect.stringMatching(/^\S+$/),
      captchaId: expect.any(String),
      challengeResult: 'passed',
    });
  });
});
