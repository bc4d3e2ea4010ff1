import type { GameVendorReply, MemberInfo } from '@livery/contract';
import type { Page } from 'playwright/test';
import { bootstrapOf } from '../../harness/bootstrapOf.ts';
import { publish } from '../../harness/brandStatus.ts';
import { logInByForm } from '../../harness/logIn.ts';
import { openRegistration, rulesPath } from '../../harness/registerPage.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

// What parts say while they load, or when they have nothing; in words written out here.

async function open(page: Page, brand: TestBrand, path: string): Promise<void> {
  await withoutPopups(page);
  await page.goto(brand.url(`${path}${path.includes('?') ? '&' : '?'}lang=EN`));
  await hydrated(page);
}

for (const { name, id, path, calls, waiting } of [
  { name: 'hot games', id: 'LOBB-01', path: '/rng?page=hot', calls: '**/wps/relay/GCS_hotGameList**', waiting: 'Loading games' },
  { name: 'the winners', id: 'HOME-10', path: '/', calls: '**/wps/relay/GCS_winnerBoard**', waiting: 'Loading the winners' },
  { name: 'the registration form', id: 'REGI-02', path: '/register', calls: `**${rulesPath}**`, waiting: 'Loading the form' },
] as const) {
  test(`[${id}] while they load, ${name} say so in English`, async ({ brand, page }) => {
    await page.route(calls, () => undefined);
    await open(page, brand, path);
    const status = page.getByRole('status', { name: waiting, exact: true });
    // What is below the first screen is asked for when it comes into sight.
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(status).toBeAttached({ timeout: 500 });
    }).toPass();
  });
}

test('[ANNC-05] a list of notices that is on its way says so in English', async ({ ownBrand: brand, page }) => {
  // The server has none to send along, and the page's own call is not answered.
  await brand.setFault('garbage', ['getNotice']);
  await expect.poll(async () => bootstrapOf((await brand.request('/noticePage')).body).preloaded.map(({ call }) => call), { intervals: [200] }).not.toContain('getNotice');
  await page.route('**/wps/relay/CSP_notice**', () => undefined);
  await open(page, brand, '/noticePage');
  await expect(page.getByRole('status', { name: 'Loading the news', exact: true })).toBeAttached();
});

testWithOperator('[LOBB-22] [LOTT-12] a category without providers, hot games, lotteries or draws says so in English', async ({ ownBrand: brand, operator, page }) => {
  operator.change('/lgw/games/game_menus', (reply) => {
    const { data: { lanes } } = reply.value as GameVendorReply; // the call's reply
    return { ...reply, value: { data: { lanes: lanes.map((lane) => (['LIVE', 'LOTT', 'ELOTT'].includes(lane.gameType) ? { ...lane, vendors: [] } : lane)) } } };
  });
  operator.change('/wps/relay/GCS_hotGameList', (reply) => ({ ...reply, value: { list: [] } }));
  operator.change('/lgw/vn/games/game_menu', (reply) => ({ ...reply, value: [] }));
  operator.change('/lgw/vn/numeros/opened/game', (reply) => ({ ...reply, value: [] }));
  const main = page.getByRole('main');
  await open(page, brand, '/live');
  await expect(main.getByText('No providers here yet.', { exact: true }).first()).toBeVisible();
  await open(page, brand, '/rng?page=hot');
  await expect(main.getByText('Nothing is hot right now.', { exact: true })).toBeVisible();
  await expect(main.getByText('Come back later, or look at all games.', { exact: true })).toBeVisible();
  await open(page, brand, '/lottery');
  await expect(main.getByText('No lotteries here at the moment.', { exact: true })).toBeVisible();
  await expect(main.getByText('No draws yet.', { exact: true })).toBeVisible();
});

test('[REGI-02] [SMSC-02] the registration says in English what the star means and that a code is on its way', async ({ brand, page }) => {
  const form = await openRegistration(page, brand);
  await expect(page.getByRole('main').getByText('Fill in what is marked with a star.', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await form.mobile.fill('9170001299');
  await form.form.getByRole('button', { name: 'Send the code' }).click();
  await expect(form.form.getByRole('status').filter({ hasText: 'The code is on its way to your phone.' })).toBeAttached();
});

test.describe('ironfield', () => {
  test.use({ from: 'ironfield' });

  test('[REGI-14] [LOGN-03] what a payment password is for, and which providers open another window, is said in English', async ({ brand, page }) => {
    const form = await openRegistration(page, brand);
    await expect(form.field('Payment password')).toHaveAccessibleDescription(/You are asked for it when you withdraw money\./);
    await open(page, brand, '/login');
    const games = page.getByRole('region', { name: 'Games' });
    await games.getByRole('tab', { name: 'Live casino' }).click();
    await expect(games.getByRole('link', { name: 'opens the login in a new window' }).first()).toBeVisible();
  });
});

testWithOperator('[LOGN-06] [ROUTE-19] [SESS-08] after a login it is said in English that friends can be invited, and of an account what it may not', async ({ ownBrand: brand, operator, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.afterLoginModal = true; }));
  operator.change('/wps/member/loginInfo', (reply) => ({ ...reply, value: { ...reply.value as object, availablePromo: { REFERRAL: { enabled: true } } } })); // the envelope's value is an object
  // An operator may say less of an account than of its session.
  operator.change('/wps/member/info', (reply) => ({ ...reply, value: { ...reply.value as MemberInfo, type: 0, toUpline: false } })); // the call's reply
  await withoutPopups(page);
  await logInByForm(page, brand, { username: 'agent', password: 'Agent1234' });
  await expect(page.getByRole('dialog').getByRole('link', { name: 'You can invite friends now.' })).toBeVisible();
  await open(page, brand, '/agentHome');
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveText(['Account', 'Role', 'Account type', 'Transfers to your upline']);
  await expect(main.getByRole('definition')).toHaveText(['agent', 'Player', '0', 'Not allowed']);
  await expect(main.getByRole('heading', { name: 'Agent centre', exact: true })).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Where agents begin.');
});
