import { publish } from '../../harness/brandStatus.ts';
import { openRegistration } from '../../harness/registerPage.ts';
import { account, comeWith, loginSocialPath, openWithAccounts, otherAccounts } from '../../harness/socialPage.ts';
import { endSession } from '../../harness/logIn.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const links = (page: Parameters<typeof otherAccounts>[0]) => otherAccounts(page).getByRole('link');

for (const [from, names, [name, person, known]] of [
  ['lagoon', ['Continue with Harbour ID', 'Continue with Northlight'], ['Harbour ID', 'Alma Reyes', 'alma']],
  ['ironfield', ['Continue with Northlight', 'Continue with Harbour ID'], ['Northlight', 'Dao Pham', 'dao']],
] as const) {
  test.describe(`like ${from}`, () => {
    test.use({ from });

    test(`[LOGN-14] [LOGN-22] like ${from}: the login offers the brand’s two providers; who comes with ${name} is signed in, goes home, and is known the next time`, async ({ brand, page }) => {
      await openWithAccounts(page, brand);
      await expect(links(page)).toHaveText(names);
      for (const visit of ['first', 'second']) {
        await comeWith(page, name, person);
        await expect(page, visit).toHaveURL(brand.url('/'));
        await expect(account(page), visit).toContainText(known);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(known);
        await page.getByRole('button', { name: 'Log out', exact: true }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click();
        await expect(account(page)).toHaveCount(0);
        await page.goto(brand.url('/login'));
        await hydrated(page);
      }
    });

    test(`[REGI-11] [LOGN-14] like ${from}: the registration’s footer offers them beside the terms and the banner`, async ({ brand, page }) => {
      await openRegistration(page, brand);
      const footer = page.getByRole('main').locator('footer').filter({ has: otherAccounts(page) });
      await expect(footer.getByRole('link', { name: 'Direct access' })).toBeVisible();
      await expect(footer.locator('a[href$="#term"]')).toBeVisible();
      await expect(links(page)).toHaveText(names);
      await comeWith(page, names[1].replace('Continue with ', ''), names[1].includes('Northlight') ? 'Elif Kaya' : 'Ben Okafor');
      await expect(page).toHaveURL(brand.url('/'));
      await expect(page.getByText(names[1].includes('Northlight') ? 'elif' : 'ben', { exact: true })).toBeVisible();
    });
  });
}

testWithOperator('[REGI-11] who registers with another account brings the code of who invited: the link’s, or the one that is typed', async ({ ownBrand: brand, operator, page }) => {
  const codeOf = (index: number) => (JSON.parse(operator.callsTo(loginSocialPath)[index]?.body ?? '{}') as { referralCode?: string }).referralCode; // the call's request
  await openRegistration(page, brand, '&referralCode=WELCOME1');
  await comeWith(page, 'Harbour ID', 'Alma Reyes');
  await expect.poll(() => codeOf(0)).toBe('WELCOME1');
  await expect(account(page)).toContainText('alma');
  // Who is logged in is sent home from there.
  await endSession(page);
  const form = await openRegistration(page, brand);
  await form.invitation.fill('FRIEND88');
  await comeWith(page, 'Harbour ID', 'Ben Okafor');
  await expect.poll(() => codeOf(1)).toBe('FRIEND88');
});

testWithOperator('[LOGN-08] [LOGN-21] no password is asked for after it, however old the operator says it is; neither token is anywhere a script could look', async ({ ownBrand: brand, operator, page }) => {
  operator.change(loginSocialPath, (reply) => ({ ...reply, value: { ...reply.value as object, passwordExpired: true, firstTimeLogin: true } })); // the call's reply
  await openWithAccounts(page, brand);
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).hostname === brand.host) answers.push(response.text().catch(() => ''));
  });
  await comeWith(page, 'Harbour ID', 'Alma Reyes');
  await expect(account(page)).toContainText('alma');
  await expect(page.getByText(/P\s0\.00/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const [call] = operator.callsTo(loginSocialPath);
  const { idToken, subject } = JSON.parse(call?.body ?? '{}') as { idToken: string; subject: string }; // the call's request
  const { token } = (JSON.parse(call?.reply ?? '{}') as { value: { token: string } }).value; // the sandbox's reply
  const readable = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML, window.location.href]));
  for (const secret of [idToken, subject, token]) {
    expect(secret.length).toBeGreaterThan(8);
    expect([readable, ...await Promise.all(answers)].filter((text) => text.includes(secret))).toEqual([]);
  }
  expect((await page.context().cookies(brand.url())).filter(({ name }) => name.startsWith('livery') && name !== 'livery-preferences').map(({ name, sameSite, httpOnly }) => `${name} ${sameSite} ${httpOnly}`).toSorted()).toEqual(['livery Strict true', 'livery-hint Lax false']);
});

test('[LOGN-14] who cancels is back at the login, which says so; a login with a password goes on from there', async ({ ownBrand: brand, page }) => {
  await openWithAccounts(page, brand);
  await comeWith(page, 'Northlight');
  await expect(page).toHaveURL(brand.url('/login?social=cancelled'));
  await expect(page.getByRole('alert').filter({ hasText: 'You cancelled the sign-in with the other account.' })).toBeVisible();
  await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('You cancelled the sign-in')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Username' }).fill('demo');
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo1234');
  await page.getByRole('form').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(account(page)).toContainText('demo');
  await expect(page).toHaveURL(brand.url('/'));
});

test('[LOGN-14] every way it can fail is a sentence on the login, in the visitor’s language; anything else says nothing', async ({ brand, page }) => {
  const sentences = {
    refused: 'With that account you cannot be signed in here at the moment.', expired: 'This sign-in took too long or was begun in another window.', failed: 'The other account could not be verified.',
    unavailable: 'Sign-in with another account is not possible at the moment.', busy: 'Those were too many attempts.',
  };
  for (const [code, sentence] of Object.entries(sentences)) {
    await page.goto(brand.url(`/login?lang=EN&social=${code}`));
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }
  await page.goto(brand.url('/login?lang=AR&social=expired'));
  await expect(page.getByRole('alert').filter({ hasText: 'استغرق تسجيل الدخول هذا وقتًا طويلًا' })).toBeVisible();
  for (const code of ['', 'toString', '<b>no</b>', 'cancelledx']) {
    await page.goto(brand.url(`/login?lang=EN&social=${encodeURIComponent(code)}`));
    await hydrated(page);
    await expect(otherAccounts(page)).toBeVisible();
    await expect(page.getByRole('form').getByRole('alert')).toBeEmpty();
  }
});

test('[LOGN-14] an answer counts once and in its own browser: gone back to, it leads to the login', async ({ brand, page, browser }) => {
  await openWithAccounts(page, brand);
  let callback = '';
  page.on('request', (request) => {
    if (request.url().includes('/callback?')) callback = request.url();
  });
  await comeWith(page, 'Harbour ID', 'Chiara Lind');
  await expect(account(page)).toContainText('chiara');
  const other = await browser.newContext();
  const asked: string[] = [];
  page.on('request', (request) => { if (request.isNavigationRequest()) asked.push(request.url()); });
  await page.goto(callback);
  // Who is logged in stays it, and is sent home from the login.
  await expect(page).toHaveURL(brand.url('/'));
  expect(asked).toContain(brand.url('/login?social=expired'));
  await expect(account(page)).toContainText('chiara');
  const stranger = await other.newPage();
  await stranger.goto(callback);
  await expect(stranger).toHaveURL(brand.url('/login?social=expired'));
  await other.close();
});

test('[LOGN-22] switched off by the operator it is offered nowhere, and its address leads to the login; switched on it is there again', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.brandStateTtlMs = 1000; }));
  for (const isOn of [false, true]) {
    await brand.setModule('SOCIALLOGIN', isOn);
    await expect(async () => {
      await openWithAccounts(page, brand);
      await expect(links(page)).toHaveCount(isOn ? 2 : 0, { timeout: 1_000 });
    }).toPass({ intervals: [500] });
    const form = await openRegistration(page, brand);
    await expect(form.submit).toBeVisible();
    await expect(links(page)).toHaveCount(isOn ? 2 : 0);
    if (isOn) continue;
    await page.goto(brand.url('/_livery/social/harbour'));
    await expect(page).toHaveURL(brand.url('/login?social=unavailable'));
  }
});

test('[LOGN-22] a brand that names no provider offers none, and one it names under another name is offered under that', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.socialSignIn = [{ provider: 'northlight', name: 'Polar Pass' }]; }));
  await openWithAccounts(page, brand);
  await expect(links(page)).toHaveText(['Continue with Polar Pass']);
  expect((await brand.request('/_livery/social/harbour')).status).toBe(404);
  await publish(brand, () => brand.edit('site.json', (site) => { site.socialSignIn = []; }));
  await page.goto(brand.url('/login'));
  await hydrated(page);
  await expect(page.getByRole('form')).toBeVisible();
  await expect(otherAccounts(page)).toHaveCount(0);
});

test('[LOGN-14] a brand that shows guests nothing but its login lets in who comes with another account', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.loginedToHomePage = true; }));
  await withoutPopups(page);
  await page.goto(brand.url('/?lang=EN'));
  await expect(page).toHaveURL(/\/login/);
  await openWithAccounts(page, brand);
  await comeWith(page, 'Harbour ID', 'Alma Reyes');
  await expect(page).toHaveURL(brand.url('/'));
  await expect(account(page)).toContainText('alma');
});
