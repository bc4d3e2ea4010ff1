import { operatorCallsByName } from '@livery/api';
import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callRequest } from '../../harness/callRequest.ts';
import { endSession, logIn } from '../../harness/logIn.ts';
import { cookiesOf, signIn } from '../../harness/memberSession.ts';
import { fillIn, openRegistration } from '../../harness/registerPage.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

async function open(page: Page, brand: TestBrand, path: string): Promise<void> {
  await withoutPopups(page);
  await page.goto(brand.url(`${path}${path.includes('?') ? '&' : '?'}lang=EN`));
  await hydrated(page);
}

async function logInHere(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill('demo');
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('demo');
}

const returning = (brand: TestBrand) => publish(brand, () => brand.edit('site.json', (site) => { site.returnAfterLogin = true; }));

test('[ROUTE-16] [SESS-09] [SESS-10] a guest may look at everything; joining a promotion leads to the login, and the login home', async ({ ownBrand: brand, page }) => {
  await open(page, brand, '/promoDetail?id=101');
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page).toHaveURL(brand.url('/login'));
  await logInHere(page);
  await expect(page).toHaveURL(brand.url('/'));
});

test('[SESS-05] [SESS-10] a guest that starts a game is told to log in, and led there', async ({ brand, page }) => {
  await open(page, brand, '/rng');
  await page.getByRole('region', { name: 'Slots' }).getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('alertdialog')).toContainText('You are not logged in, please login');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(brand.url('/login'));
});

test('[ROUTE-16] a brand may lead back to where the guest was, with query', async ({ ownBrand: brand, page }) => {
  await returning(brand);
  await open(page, brand, '/promoDetail?id=101');
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page).toHaveURL(brand.url('/login?from=%2FpromoDetail%3Fid%3D101%26lang%3DEN'));
  await logInHere(page);
  await expect(page).toHaveURL(brand.url('/promoDetail?id=101&lang=EN'));
});

test('[ROUTE-16] a brand that shows guests nothing but its login leads back to the page they asked for', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => Object.assign(site, { returnAfterLogin: true, loginedToHomePage: true })));
  await withoutPopups(page);
  await page.goto(brand.url('/vip'));
  await expect(page).toHaveURL(brand.url('/login?from=%2Fvip'));
  await hydrated(page);
  await logInHere(page);
  await expect(page).toHaveURL(brand.url('/vip'));
});

for (const from of ['https://evil.example/', '//evil.example/', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', '/nowhere', '/register']) {
  test(`[ROUTE-16] a login never leads to ${JSON.stringify(from)}`, async ({ ownBrand: brand, page }) => {
    await returning(brand);
    await open(page, brand, `/login?from=${encodeURIComponent(from)}`);
    await logInHere(page);
    await expect(page).toHaveURL(brand.url('/'));
  });
}

test.describe('with the login in a popup', () => {
  test.use({ from: 'ironfield' });

  test('[ROUTE-16] a brand that leads back leaves a guest where it is once it is logged in', async ({ ownBrand: brand, page }) => {
    await returning(brand);
    await open(page, brand, '/vip');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Username' }).waitFor();
    await logInHere(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(brand.url('/vip?lang=EN'));
  });
});

test('[ROUTE-16] who is logged in is sent home from login, registration and password reset; a trial account may still register', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await logIn(page, brand);
  for (const path of ['/login', '/register', '/forget']) {
    await page.goto(brand.url(path));
    await expect(page, path).toHaveURL(brand.url('/'));
  }
  await endSession(page);
  await logIn(page, brand, { username: 'trial', password: 'Trial1234' });
  await open(page, brand, '/register');
  await expect(page.getByRole('form', { name: 'Create your account' })).toBeVisible();
  await expect(page).toHaveURL(brand.url('/register?lang=EN'));
});

test('[SESS-03] a trial account is warned and goes no further; a real one does', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await logIn(page, brand, { username: 'trial', password: 'Trial1234' });
  await open(page, brand, '/promoDetail?id=101');
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('Trial account');
  await page.getByRole('button', { name: 'Take part' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Trial account' });
  await expect(warning).toContainText('A real account is needed for this. A trial account cannot do it.');
  await warning.getByRole('button', { name: 'I understand' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/promoDetail?id=101&lang=EN'));

  await endSession(page);
  await logIn(page, brand);
  await open(page, brand, '/promoDetail?id=101');
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('demo');
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByRole('alertdialog')).not.toContainText('real account');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('[SESS-03] the gateway refuses a trial account what only a real one has', async ({ ownBrand: brand }) => {
  const cookie = cookiesOf(await signIn(brand, { username: 'trial', password: 'Trial1234' }));
  const changePassword = operatorCallsByName.get('changePassword');
  if (!changePassword) throw new Error('The table has no call changePassword.');
  const { path, options } = await callRequest(brand, changePassword);
  const reply = await brand.request(path, { ...options, headers: { ...options.headers, cookie } });
  expect([reply.status, JSON.parse(reply.body)]).toEqual([403, { success: false, code: 'real_account_needed' }]);
});

test('[SESS-09] while nobody knows whether the operator lets the visitor in, the page is open and the registration says why it has to wait', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  await page.route('**/wps/member/register', (route) => route.fulfill({ status: 503, json: { success: false, code: 'visitor_unknown' } }));
  const form = await openRegistration(page, brand);
  await fillIn(page);
  await form.submit.click();
  await expect(form.alert.filter({ hasText: 'We cannot check at the moment whether this is offered where you are.' })).toBeVisible();
  await expect(form.username).toHaveValue('newcomer');
});
