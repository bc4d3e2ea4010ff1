import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { logIn } from '../../harness/logIn.ts';
import { cookiesOf, ownPage, signIn } from '../../harness/memberSession.ts';
import { quiet } from '../../harness/quiet.ts';
import { expect, hydrated } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';
import type { Page } from 'playwright/test';

const routersPath = '/wps/system/domainRoute';

/** What the routers of the demonstration operator's own merchant say, for a device. */
function domains(...names: string[]): (reply: Record<string, unknown>) => Record<string, unknown> {
  return (reply) => ({ ...reply, value: { domainList: names.map((domainName, index) => ({ domainName, speed: 10 + index })) } });
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};

test('[CALL-05] [CALL-12] the routers are asked for device 0, then 3, and the first entry’s name is read', async ({ ownBrand: brand, operator, page }) => {
  operator.change(routersPath, domains('second.example', 'third.example'));
  const calls = callsTo(page, routersPath);
  await open(page, brand.url('/down?lang=EN'));
  await expect(page.getByText('If this address ever stops working, use second.example.')).toBeVisible();
  await expect.poll(() => calls.map((call) => [call.method(), fieldsOf(call).device])).toEqual([['GET', '0'], ['GET', '3']]);
  await expect.poll(() => operator.callsTo(routersPath).map(({ query }) => new URLSearchParams(query).get('device'))).toEqual(['0', '3']);
});

for (const { where, first, second, said } of [
  { where: 'device 0 has no host: device 3’s is read', first: [], second: ['mobile.example'], said: ['If this address ever stops working, use mobile.example.'] },
  { where: 'none has a host: nothing is said', first: [], second: [], said: [] },
  { where: 'it is the one that is open: nothing is said', first: ['own'], second: [], said: [] },
]) {
  test(`[CALL-05] where ${where}`, async ({ ownBrand: brand, operator, page }) => {
    let asked = 0;
    const hosts = (names: string[]) => domains(...names.map((name) => (name === 'own' ? brand.host : name)));
    operator.change(routersPath, (reply) => hosts((asked += 1) === 1 ? first : second)(reply));
    const answered: string[] = [];
    page.on('response', (response) => void (response.url().includes(routersPath) && answered.push(response.url())));
    await open(page, brand.url('/down?lang=EN'));
    await expect.poll(() => answered.length).toBe(2);
    await expect(page.getByText('If this address ever stops working')).toHaveText(said);
  });
}

test('[CALL-06] routers, vendors, notices and wallets are kept for the session: a reload asks for none of them', async ({ ownBrand: brand, page }) => {
  // How long a balance counts as fresh is not how long seven pages take.
  await page.clock.setFixedTime(new Date());
  const kept = { routers: routersPath, vendors: '/lgw/games/game_menus', notices: '/wps/relay/CSP_notice', wallets: '/wps/v2/wallets/balance' };
  await logIn(page, brand);
  for (const path of ['/', '/noticePage', '/down']) {
    await open(page, brand.url(`${path}?lang=EN`));
    // A page that is left before its replies came keeps none of them.
    await quiet(page);
  }
  for (const key of Object.keys(kept)) await expect.poll(() => page.evaluate((name) => window.sessionStorage.getItem(name), key), key).toContain('"replies":{"');
  // The first device's are kept before the other's are asked for.
  await expect.poll(() => page.evaluate(() => Object.keys((JSON.parse(window.sessionStorage.getItem('routers') ?? '{}') as { replies?: object }).replies ?? {}).length)).toBe(2);

  const calls = Object.values(kept).map((path) => callsTo(page, path));
  for (const path of ['/down', '/noticePage', '/']) await open(page, brand.url(`${path}?lang=EN`));
  await expect(page.getByText('P 12,345.67')).toBeVisible();
  await quiet(page);
  expect(calls.map(({ length }) => length)).toEqual([0, 0, 0, 0]);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(await page.evaluate(() => window.sessionStorage.getItem('wallets'))).toBeNull();
});

const tokenFree = [
  ['CALL-07', 'GET', '/wps/system/domainRoute', 'device=0'], ['CALL-07', 'GET', '/wps/system/helpCenter', ''], ['CALL-07', 'GET', '/wps/relay/CSP_notice', 'types=B'],
  ['CALL-07', 'GET', '/wps/relay/CSP_announcementContentV2', 'types=B'], ['CALL-07', 'PUT', '/wps/feedback', ''],
  ['CALL-08', 'GET', '/lgw/games/game_menus', ''], ['CALL-08', 'GET', '/lgw/games/popular', ''], ['CALL-08', 'GET', '/lgw/vn/numeros/opened/game', ''],
  ['CALL-08', 'GET', '/lgw/vn/games/game_menu', ''], ['CALL-08', 'GET', '/wps/relay/GCS_gameList', 'gameType=RNG'],
] as const;

for (const [id, method, path, query] of tokenFree) {
  test(`[${id}] ${method} ${path} answers a guest, and carries no token to the operator, not even a member’s`, async ({ ownBrand: brand, operator }) => {
    const body = method === 'PUT' ? JSON.stringify({ type: 'FEEDBACK', remark: 'All is well.' }) : undefined;
    const ask = async (headers: Record<string, string>) => brand.request(query === '' ? path : `${path}?${query}`, { method, headers: { ...ownPage, ...headers }, ...(body === undefined ? {} : { body }) });
    expect((await ask({})).status).toBe(200);
    const session = cookiesOf(await signIn(brand));
    // Another language than before: a guest's reply is not at hand.
    expect((await ask({ cookie: `${session}; livery-preferences=lang%3DTY` })).status).toBe(200);
    const sent = operator.callsTo(path);
    expect(sent.length).toBeGreaterThanOrEqual(1);
    expect(sent.map((call) => [call.method, call.headers.token])).toEqual(sent.map(() => [method, undefined]));
  });
}

for (const path of ['/wps/system/whitelabel', '/wps/system/status']) {
  test(`[CALL-07] [CALL-12] GET ${path} is asked by the server without a token, with the host name as url`, async ({ ownBrand: brand, operator }) => {
    await expect.poll(async () => {
      await brand.request('/', { headers: { accept: 'text/html' } });
      return operator.callsTo(path).length;
      // Whether the operator is open is asked when what is known of it is old.
    }).toBeGreaterThan(0);
    const [sent] = operator.callsTo(path);
    expect([sent?.method, sent?.headers.token, new URLSearchParams(sent?.query).get('url')]).toEqual(['GET', undefined, brand.host]);
  });
}
