import { launchGame } from '@livery/api';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { environment } from '../../harness/environment.ts';
import { enterAsPlayer, firstGame, firstVendor, frameOf, gameBar } from '../../harness/gamePage.ts';
import { cookiesOf, ownPage, signIn } from '../../harness/memberSession.ts';
import { arrive } from '../../harness/states.ts';
import { gameFrame, stubGames } from '../../harness/stubGame.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const notLoggedIn = 'You are not logged in, please login';
const provider = (): string => `http://localhost:${environment.sandboxPort}`;

test('[GAME-01] [ROUTE-20] [CALL-09] a member’s game opens in the frame of its page; leaving it leads back to the lobby, as it was', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await arrive({ page, brand }, '/rng?lang=EN&search=a');
  await firstGame(page).click();
  await expect(page).toHaveURL(/\/game\?vassalage=\w+&gameType=RNG&nodeId=\d+&back=/);
  await gameFrame(page);
  const { sandbox, allow, referrer, title, url } = await frameOf(page);
  expect({ sandbox, allow, referrer }).toEqual({ sandbox: 'allow-scripts allow-same-origin allow-forms', allow: 'fullscreen', referrer: 'origin' });
  expect(title).toMatch(/^Game by /);
  expect([url.origin, url.pathname, url.searchParams.get('origin'), url.searchParams.get('lang'), url.searchParams.get('mode')]).toEqual([provider(), '/play/slot', new URL(brand.url()).origin, 'EN', 'real']);
  expect(url.searchParams.get('back')).toBe('/rng?lang=EN&search=a');
  const token = url.hash.replace('#token=', '');
  expect(token.length).toBeGreaterThan(15);
  // A fragment is sent to nobody.
  expect(asked.filter((line) => line.includes(token))).toEqual([]);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await gameBar(page).getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL(brand.url('/rng?lang=EN&search=a'));
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('[SESS-05] [SESS-10] a game’s own address tells a guest to log in, and the login leads back to it', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.returnAfterLogin = true; }));
  await withoutPopups(page);
  await stubGames(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await arrive({ page, brand }, '/rng?lang=EN');
  const game = await firstVendor(brand);
  await arrive({ page, brand }, `/game?vassalage=${game}&gameType=RNG&lang=EN`);
  await expect(page.getByRole('main').getByText(notLoggedIn)).toBeVisible();
  expect(calls).not.toContain(launchGame.path);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByRole('textbox', { name: 'Username' }).fill('demo');
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo1234');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(brand.url(`/game?vassalage=${game}&gameType=RNG&lang=EN`));
  await gameFrame(page);
});

test('[SESS-05] nobody is told to log in while it is not known who they are', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand);
  const released = Promise.withResolvers<void>();
  await page.route('**/_livery/session', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(brand.url('/rng?lang=EN'));
  await hydrated(page);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === launchGame.path);
  await firstGame(page).click();
  released.resolve();
  await asked;
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/game\?/);
});

test('[SESS-05] where it cannot be found out who the visitor is, the page of a game says so and offers another try', async ({ ownBrand: brand, page, expectedComplaints }) => {
  await enterAsPlayer(page, brand);
  const vendor = await firstVendor(brand);
  expectedComplaints.push(/ERR_FAILED/);
  await page.route('**/_livery/session', (route) => route.abort());
  await page.goto(brand.url(`/game?vassalage=${vendor}&gameType=RNG&lang=EN`));
  await expect(page.getByRole('main').getByText('Network link is abnormal, please try again')).toBeVisible();
  await page.unroute('**/_livery/session');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await gameFrame(page);
});

test('[GAME-01] [LOTT-11] a game’s address that names a lottery leads to its page and launches nothing', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand);
  const launched = callsTo(page, launchGame.path);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_livery/page*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(brand.url('/game?vassalage=TCG_SEA&gameType=SEA&lang=EN'));
  // By then it is known who plays.
  await expect(page.getByRole('group', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Opening the game')).toBeVisible();
  await expect(gameBar(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/lottery/);
  expect(launched.map((call) => fieldsOf(call).vassalage)).toEqual([]);
});

test('[ROUTE-20] the page without a game says so and leads on', async ({ brand, page }) => {
  await withoutPopups(page);
  for (const query of ['', '?vassalage=<b>&gameType=RNG', '?gameType=RNG']) {
    await arrive({ page, brand }, `/game${query}${query === '' ? '?' : '&'}lang=EN`);
    await expect(page.getByRole('main').getByText('No game was chosen')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  }
});

test('[SESS-10] [SESS-03] a trial account plays for no money, and the bar says so', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand, { username: 'trial', password: 'Trial1234' });
  await arrive({ page, brand }, `/game?vassalage=${await firstVendor(brand)}&gameType=RNG&lang=EN`);
  await gameFrame(page);
  expect((await frameOf(page)).url.searchParams.get('mode')).toBe('demo');
  await expect(gameBar(page)).toContainText('DEMO · no money');
});

testWithOperator('[GAME-01] an address the brand does not list is refused at the gateway, said in words, and may be tried again', async ({ ownBrand: brand, operator, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 502/);
  const named = { cdns: ['https://evil.example/play'] };
  operator.change('/wps/system/whitelabel', (reply) => ({ ...reply, value: { ...reply.value as object, launchGameCDNs: named.cdns } }));
  const vendor = await firstVendor(brand);
  const headers = { ...ownPage, cookie: cookiesOf(await signIn(brand)) };
  await expect.poll(async () => (await brand.request(`${launchGame.path}?vassalage=${vendor}&gameType=RNG`, { headers })).status).toBe(502);
  await enterAsPlayer(page, brand);
  await arrive({ page, brand }, `/game?vassalage=${vendor}&gameType=RNG&lang=EN`);
  await expect(page.getByRole('alert')).toContainText('This game was to open at an address that is not listed for games.');
  await expect(page.locator('iframe')).toHaveCount(0);
  named.cdns = [];
  // What the operator says of a brand is asked for anew after five seconds.
  await expect(async () => {
    // One that is slow to open is not tried again.
    if (await page.locator('iframe').count() === 0) await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 });
    await expect(page.locator('iframe')).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  await gameFrame(page);
});

