import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { logIn } from '../../harness/logIn.ts';
import { quiet } from '../../harness/quiet.ts';
import { desk, encrypted, servicePath } from '../../harness/serviceLink.ts';
import { widerThanWindow } from '../../harness/sizes.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';

const refusal = 'Invalid URL, please contact customer service';

async function open(page: Page, brand: TestBrand, path = '/?lang=EN'): Promise<void> {
  await page.goto(brand.url(path));
  await hydrated(page);
  // Its code comes after the page answers.
  await expect(page.getByRole('complementary', { name: 'Help and links' })).toBeVisible();
  await quiet(page);
}

/** Keeps what windows are opened with. */
async function watchWindows(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { openedWith: opened });
    const original = window.open.bind(window);
    window.open = (url, target, features) => {
      opened.push(`${String(url)}|${target ?? ''}|${features ?? ''}`);
      return original(url, target, features);
    };
  });
  return () => page.evaluate(() => (window as unknown as { openedWith: string[] }).openedWith); // set above
}

async function chat(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Help and links' }).getByRole('button', { name: 'Customer service' }).click();
}

test('[CSVC-01] [HOME-08] the side bar opens the window with the click and sends it to the decoded address', async ({ brand, page }) => {
  const released = Promise.withResolvers<void>();
  await page.route(`**${servicePath}*`, async (route) => {
    await released.promise;
    await route.continue();
  });
  await open(page, brand);
  const opened = page.waitForEvent('popup');
  await chat(page);
  const popup = await opened;
  expect(popup.url()).toBe('about:blank');
  released.resolve();
  await popup.waitForURL(desk());
  await expect(popup.getByRole('heading', { name: 'Service desk' })).toBeVisible();
  await expect(popup.getByText('Sample replies', { exact: false })).toBeVisible();
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);

  await popup.getByRole('link', { name: 'I cannot sign in' }).click();
  await expect(popup.getByText('In this demonstration you sign in as demo', { exact: false })).toBeVisible();
  await popup.getByLabel('Your message').fill('<b>Hello</b>');
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(popup.getByText('<b>Hello</b>')).toBeVisible();
  await expect(popup.getByRole('listitem').filter({ hasText: 'Desk (sample)' })).toHaveCount(3);
});

testWithOperator('[CSVC-01] on failure the window closes silently', async ({ ownBrand: brand, operator, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 502/);
  operator.change(servicePath, (reply) => ({ ...reply, value: { version: { pathList: [{ type: 'LIVECHAT', path: encrypted('https://evil.example/') }] } } }));
  await open(page, brand);
  const opened = page.waitForEvent('popup');
  await chat(page);
  const popup = await opened;
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(page.getByText(refusal)).toHaveCount(0);
});

test('[CSVC-02] the side bar’s window is 440 by 750, the floating button’s 440 by 500', async ({ brand, page }) => {
  const openedWith = await watchWindows(page);
  await open(page, brand);
  const [first] = await Promise.all([page.waitForEvent('popup'), chat(page)]);
  expect(await openedWith()).toEqual(['|_blank|popup,width=440,height=750']);
  await first.close();

  await page.setViewportSize({ width: 800, height: 700 });
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeHidden();
  await page.getByRole('button', { name: 'Help and links' }).click();
  await Promise.all([page.waitForEvent('popup'), chat(page)]);
  expect((await openedWith()).at(-1)).toBe('|_blank|popup,width=440,height=500');
});

test('[CSVC-02] the sizes are the brand’s', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.windows = { serviceLarge: { widthPx: 333, heightPx: 444 } }; }));
  const openedWith = await watchWindows(page);
  await open(page, brand);
  await Promise.all([page.waitForEvent('popup'), chat(page)]);
  expect(await openedWith()).toEqual(['|_blank|popup,width=333,height=444']);
});

for (const { username, password, rank, channel } of [
  { username: 'agent', password: 'Agent1234', rank: 5, channel: 'VIP' },
  { username: 'agent2', password: 'Agent1234', rank: 4, channel: 'LIVECHAT' },
] as const) {
  test(`[CSVC-01] [SESS-06] a member of club rank ${rank} gets the channel ${channel}`, async ({ ownBrand: brand, page }) => {
    await logIn(page, brand, { username, password });
    await open(page, brand);
    const [popup] = await Promise.all([page.waitForEvent('popup'), chat(page)]);
    await popup.waitForURL(desk(channel));
    await expect(popup.getByRole('heading', { name: channel === 'VIP' ? 'VIP service desk' : 'Service desk', exact: true })).toBeVisible();
  });
}

test('[MODL-03] on a phone the chat room shows the desk in a frame, under a header in the brand’s colour', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.chatHeaderColor = '#ffd54a'; }));
  await page.setViewportSize({ width: 360, height: 720 });
  await open(page, brand);
  await page.getByRole('button', { name: 'Help and links' }).click();
  await chat(page);
  const dialog = page.getByRole('dialog', { name: 'Customer service' });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: 'Service desk' })).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', 'allow-forms allow-popups allow-same-origin allow-scripts');
  const header = dialog.locator('header').first();
  await expect(header).toHaveCSS('background-color', 'rgb(255, 213, 74)');
  await expect(header.getByRole('heading')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await widerThanWindow(page)).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

testWithOperator('[ERRS-06] an address that may not be opened is refused, in the chat room and at the plain link', async ({ ownBrand: brand, operator, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 502/);
  for (const address of ['https://evil.example/', 'http://desk.example/', 'javascript:alert(1)', brand.url('/own')]) {
    operator.change(servicePath, (reply) => ({ ...reply, value: { version: { pathList: [{ type: 'LIVECHAT', path: encrypted(address) }] } } }));
    const call = await brand.request(servicePath);
    expect({ address, status: call.status, code: (JSON.parse(call.body) as { code?: string }).code }).toEqual({ address, status: 502, code: 'invalid_link' });
    expect((await brand.request('/_livery/service?lang=EN')).body).toContain(refusal);
  }
  await page.setViewportSize({ width: 360, height: 720 });
  await open(page, brand);
  await page.getByRole('button', { name: 'Help and links' }).click();
  await chat(page);
  await expect(page.getByRole('dialog').getByText(refusal)).toBeVisible();
  operator.change(servicePath, (reply) => ({ ...reply, value: { version: { pathList: [{ type: 'LIVECHAT', path: encrypted(desk()) }] } } }));
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Service desk' })).toBeVisible();
});

testWithOperator('[HOME-08] Telegram, Facebook and the app are there when the operator has them, and only then', async ({ ownBrand: brand, operator, page }) => {
  const links = page.getByRole('complementary', { name: 'Help and links' }).getByRole('link');
  const resources = (types: readonly string[]) => operator.change('/wps/system/whitelabel', (reply) => (
    { ...reply, value: { ...reply.value as object, resources: types.map((resourceType) => ({ resourceType, url: `https://links.example/${resourceType}` })) } } // the envelope's value is an object
  ));
  resources(['TELEGRAM', 'FACEBOOK', 'ANDROID']);
  await expect.poll(async () => (await brand.request('/')).body, { intervals: [200] }).toContain('links.example/TELEGRAM');
  await open(page, brand);
  await expect(links.filter({ hasText: 'Telegram' })).toHaveAttribute('href', 'https://links.example/TELEGRAM');
  await expect(links.filter({ hasText: 'Facebook' })).toHaveAttribute('href', 'https://links.example/FACEBOOK');
  await expect(links.filter({ hasText: 'Get the app' })).toHaveCount(1);
  await expect(links.filter({ hasText: 'Telegram' })).toHaveAttribute('rel', 'noopener noreferrer');
  resources(['YOUTUBE']);
  await expect.poll(async () => (await brand.request('/')).body, { intervals: [200] }).not.toContain('links.example/TELEGRAM');
  await open(page, brand);
  await expect(links.filter({ hasText: /Telegram|Facebook/ })).toHaveCount(0);
});

test('[HOME-08] on a phone the bar folds into one button above the menu, and leads back to the top', async ({ brand, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, brand);
  const side = page.getByRole('complementary', { name: 'Help and links' });
  const fold = side.getByRole('button', { name: 'Help and links' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(side.getByRole('list')).toBeHidden();
  const menu = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox();
  const button = await fold.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0);
  await fold.click();
  await expect(side.getByRole('list')).toBeVisible();
  for (const entry of await side.getByRole('listitem').all()) expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(side.getByRole('list')).toBeHidden();
  await expect(fold).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 500));
  await fold.click();
  await side.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
