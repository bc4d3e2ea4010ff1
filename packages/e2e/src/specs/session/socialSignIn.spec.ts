import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import { endSession } from '../../pages/logIn.ts';
import { openRegistration } from '../../pages/registerPage.ts';
import {
  signInWith,
  loginSocialPath,
  openWithAccounts,
  otherAccounts,
} from '../../pages/socialPage.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

const names = ['Continue with Harbour ID', 'Continue with Northlight'];

// In a browser: navigation to the provider's page and back, across two origins, with cookies that
// persist.
test('[LOGN-14] [LOGN-08] [LOGN-21] sign-in with another account can be cancelled, needs no password change, and recognises the member next time; a callback is valid once, and no token is readable by scripts', async ({
  createBrand,
  operator,
  page,
  browser,
}) => {
  // Sign-in is available to guests even if the brand shows them only its login.
  const brand = await createBrand({
    documents: {
      'upstream.json': (upstream) => {
        upstream.baseUrl = operator.origin;
      },
      'site.json': (site) => {
        site.loginedToHomePage = true;
      },
    },
  });
  // The call's reply
  operator.change(loginSocialPath, (reply) => ({
    ...reply,
    value: { ...(reply.value as object), passwordExpired: true, firstTimeLogin: true },
  }));
  await openWithAccounts(page, brand);
  await expect(otherAccounts(page).getByRole('link')).toHaveText(names);
  await signInWith(page, 'Northlight');
  await expect(page).toHaveURL(brand.url('/login?social=cancelled'));
  await expect(
    page.getByRole('alert').filter({ hasText: english('login.socialFailed.cancelled') }),
  ).toBeVisible();

  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).hostname === brand.host)
      answers.push(response.text().catch(() => ''));
  });
  let callback = '';
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/callback?')) callback = request.url();
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  await signInWith(page, 'Harbour ID', 'Alma Reyes');
  await expect(page).toHaveURL(brand.url('/'));
  await expect(accountPanel(page)).toContainText('alma');
  await expect(accountPanel(page)).toContainText(/P\s0\.00/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe('alma');

  const [call] = operator.callsTo(loginSocialPath);
  // The call's request
  const { idToken, subject } = JSON.parse(call?.body ?? '{}') as {
    idToken: string;
    subject: string;
  };
  // The sandbox's reply
  const { token } = (JSON.parse(call?.reply ?? '{}') as { value: { token: string } }).value;
  const readable = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      document.documentElement.outerHTML,
      window.location.href,
    ]),
  );
  for (const secret of [idToken, subject, token]) {
    expect(secret.length).toBeGreaterThan(8);
    expect(
      [readable, ...(await Promise.all(answers))].filter((text) => text.includes(secret)),
    ).toEqual([]);
  }
  expect(
    (await page.context().cookies(brand.url()))
      .filter(({ name }) => name.startsWith('livery') && name !== 'livery-preferences')
      .map(({ name, sameSite, httpOnly }) => `${name} ${sameSite} ${httpOnly}`)
      .toSorted(),
  ).toEqual(['livery Strict true', 'livery-hint Lax false']);

  // Going back to the callback leads to the login, which redirects members to the home page.
  addresses.length = 0;
  await page.goto(callback);
  await expect(page).toHaveURL(brand.url('/'));
  expect(addresses).toContain(brand.url('/login?social=expired'));
  await expect(accountPanel(page)).toContainText('alma');
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(callback);
  await expect(stranger).toHaveURL(brand.url('/login?social=expired'));
  await other.close();

  await endSession(page);
  await openWithAccounts(page, brand);
  await signInWith(page, 'Harbour ID', 'Alma Reyes');
  await expect(accountPanel(page)).toContainText('alma');
});

test('[REGI-11] [LOGN-14] registration with another account sends the invitation code of the link or the typed one', async ({
  ownBrand: brand,
  operator,
  page,
}) => {
  // The call's request
  const codeOf = (index: number) =>
    (
      JSON.parse(operator.callsTo(loginSocialPath)[index]?.body ?? '{}') as {
        referralCode?: string;
      }
    ).referralCode;
  await openRegistration(page, brand, '&referralCode=WELCOME1');
  const footer = page
    .getByRole('main')
    .locator('footer')
    .filter({ has: otherAccounts(page) });
  await expect(footer.getByRole('link', { name: english('header.access') })).toBeVisible();
  await expect(footer.locator('a[href$="#term"]')).toBeVisible();
  await expect(otherAccounts(page).getByRole('link')).toHaveText(names);
  await signInWith(page, 'Harbour ID', 'Alma Reyes');
  await expect.poll(() => codeOf(0)).toBe('WELCOME1');
  await expect(accountPanel(page)).toContainText('alma');
  // Members are redirected from there to the home page.
  await endSession(page);
  const form = await openRegistration(page, brand);
  await form.invitation.fill('FRIEND88');
  await signInWith(page, 'Harbour ID', 'Ben Okafor');
  await expect.poll(() => codeOf(1)).toBe('FRIEND88');
});
