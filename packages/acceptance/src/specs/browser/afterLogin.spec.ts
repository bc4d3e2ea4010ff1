import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { loseSession, sendLogin } from '../../harness/logIn.ts';
import { cookiesOf, signIn } from '../../harness/memberSession.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { quiet } from '../../harness/quiet.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Hello, Demo Member' });
const account = (page: Page) => page.getByRole('group', { name: 'Your account' });

const turnOn = (brand: TestBrand) => publish(brand, () => brand.edit('site.json', (site) => { site.afterLoginModal = true; }));

test('[LOGN-06] [MODL-04] after a login the member is greeted at / with what is there for it: last login, messages, promotions, rank, notices', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await turnOn(brand);
  // A login before this one.
  cookiesOf(await signIn(brand));
  const info = callsTo(page, '/wps/member/loginInfo');
  const member = callsTo(page, '/wps/member/info');
  await sendLogin(page, brand);
  await expect(modal(page)).toBeVisible();
  await expect(page).toHaveURL(brand.url('/'));
  expect([info.length, member.length]).toEqual([1, 1]);
  await expect(modal(page)).toContainText(/Your last login: \w+ \d+, \d{4}.*, from 127\.0\.0\.1/);
  await expect(modal(page)).toContainText('3 unread messages');
  await expect(modal(page).getByRole('link', { name: /^\d+ promotions you can join$/ })).toHaveAttribute('href', '/promotions');
  await expect(modal(page).getByRole('link', { name: 'VIP rank 3' })).toHaveAttribute('href', '/vip');
  await expect(modal(page).getByRole('button', { name: 'Let’s go' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
});

test('[LOGN-06] what the operator does not say is left out, and a call that fails keeps nobody from being greeted', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 50\d/);
  await withoutPopups(page);
  await turnOn(brand);
  await brand.setFault('garbage', ['loginInfo', 'getUnreadMessageV2', 'getAnnouncementLogined']);
  await sendLogin(page, brand);
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).getByRole('listitem')).toHaveCount(0);
  await expect(modal(page)).not.toContainText('last login');
});

test('[LOGN-06] who wants no more of it today is asked no more today, each account for itself', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await turnOn(brand);
  await sendLogin(page, brand);
  await modal(page).getByRole('checkbox', { name: 'Do not show this again today' }).check();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  const again = async (username: string, password: string): Promise<void> => {
    await loseSession(page);
    await page.goto(brand.url('/login'));
    await page.evaluate(() => sessionStorage.removeItem('account'));
    await sendLogin(page, brand, { username, password });
    await expect(account(page)).toContainText(username);
  };
  // The other account's greeting shows that there was time for one.
  await again('demo', 'Demo1234');
  await quiet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await again('partner', 'Partner1234');
  await expect(page.getByRole('dialog', { name: 'Hello, Demo Partner' })).toBeVisible();
});

test('[LOGN-06] a brand may do without it', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await sendLogin(page, brand);
  await expect(account(page)).toContainText('12,345.67');
  await quiet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[LOGN-07] a first login tells the operator, once', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  const told = callsTo(page, '/wps/member/firstLogin');
  await sendLogin(page, brand, { username: 'newbie', password: 'Newbie1234' });
  await expect(account(page)).toContainText('newbie');
  await expect.poll(() => told.length).toBe(1);
  expect(await (await told[0]?.response())?.json()).toMatchObject({ success: true });
  const { body } = await signIn(brand, { username: 'newbie', password: 'Newbie1234' });
  expect(JSON.parse(body)).toMatchObject({ value: { firstTimeLogin: false } });
});

test('[LOGN-07] when the operator cannot be told, the member is in all the same', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 50\d/);
  await withoutPopups(page);
  await brand.setFault('garbage', ['firstLogin']);
  const told = callsTo(page, '/wps/member/firstLogin');
  await sendLogin(page, brand, { username: 'newbie', password: 'Newbie1234' });
  await expect(page).toHaveURL(brand.url('/'));
  await expect(account(page)).toContainText('newbie');
  await expect.poll(() => told.length).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[LOGN-07] later logins tell nothing', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  const told = callsTo(page, '/wps/member/firstLogin');
  const info = callsTo(page, '/wps/member/loginInfo');
  await sendLogin(page, brand);
  await expect.poll(() => info.length).toBe(1);
  await expect(account(page)).toContainText('12,345.67');
  expect(told).toEqual([]);
});

test('[SESS-12] the header shows balance, messages, promotions and rank, each from its call', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await page.route('**/wps/member/loginInfo', (route) => route.fulfill({ json: { success: true, value: { availablePromoCount: 7, hasVip: true, vipRankLevel: 5, currencySymbol: 'X' } } }));
  await page.route('**/wps/relay/GCS_merchantWallet', (route) => route.fulfill({ json: { success: true, value: { isSingle: false } } }));
  await sendLogin(page, brand);
  await expect(account(page).getByRole('link', { name: '7 promotions you can join' })).toHaveAttribute('href', '/promotions');
  await expect(account(page).getByRole('link', { name: 'VIP rank 5' })).toHaveAttribute('href', '/vip');
  await expect(account(page)).toContainText('X 12,345.67');
  await expect(account(page)).toContainText('All wallets');
  await expect(account(page)).toContainText('3 unread messages');
  await hydrated(page);
});
