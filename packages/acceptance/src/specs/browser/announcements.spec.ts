import { alive } from '../../harness/alive.ts';
import type { Page } from 'playwright/test';
import { bootstrapOf } from '../../harness/bootstrapOf.ts';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { logIn } from '../../harness/logIn.ts';
import { lineRuns, newsLine, noticePaths, openFromBar, openPage, tell, threeNotices } from '../../harness/notices.ts';
import { quiet } from '../../harness/quiet.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import { smallTargets, widerThanWindow } from '../../harness/sizes.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[ANNC-01] the bar has a speaker, a title and the notices’ titles as a running line, and stands still for pointer, focus and on request', async ({ ownBrand: brand, page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await tell(brand, threeNotices);
      await openPage(page, brand, '/?lang=EN');
      const news = page.getByRole('region', { name: 'News' });
      await expect(news.getByText('News', { exact: true })).toBeVisible();
      await expect(news.locator('svg:has(use[href$="#volume-2"])')).toBeVisible();
      await expect(newsLine(page).getByRole('button', { name: /^Notice/ })).toHaveText(['Notice One', 'Notice Two', 'Notice Three']);

      await page.mouse.move(0, 0);
      await expect.poll(() => lineRuns(page)).toBe('running');
      await newsLine(page).hover();
      await expect.poll(() => lineRuns(page)).toBe('paused');
      await page.mouse.move(0, 0);
      await expect.poll(() => lineRuns(page)).toBe('running');
      await newsLine(page).getByRole('button', { name: 'Notice Two' }).focus();
      await expect.poll(() => lineRuns(page)).toBeUndefined();
      await expect(newsLine(page).getByRole('button', { name: 'Notice Two' })).toBeInViewport({ ratio: 1 });
      await newsLine(page).getByRole('button', { name: 'Notice Two' }).blur();
      await expect.poll(() => lineRuns(page)).toBe('running');
      await newsLine(page).getByRole('button', { name: 'Stop the announcements' }).click();
      await page.mouse.move(0, 0);
      await newsLine(page).getByRole('button', { name: 'Let the announcements run' }).blur();
      await expect.poll(() => lineRuns(page)).toBe('paused');
    });
  });
}

test('[ANNC-01] the line stands still for who wants less motion, fits a small phone, and moves nothing when its program arrives', async ({ ownBrand: brand, browser, page }) => {
  await tell(brand, threeNotices);
  await servedHtml(brand, '/?lang=EN', 'id="content"');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const served = await context.newPage();
  await served.goto(brand.url('/?lang=EN'));
  const topOf = (at: Page) => at.locator('#content').evaluate((content) => content.getBoundingClientRect().top);
  const before = await topOf(served);
  await context.close();

  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, brand, '/?lang=EN');
  await expect(page.getByRole('button', { name: 'Help and links' })).toBeVisible();
  expect(await topOf(page)).toBeCloseTo(before, 0);
  expect(await lineRuns(page)).toBeUndefined();
  await quiet(page);
  expect(await widerThanWindow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('[ANNC-01] the bar is hidden when there are no notices', async ({ ownBrand: brand, page }) => {
  await tell(brand, []);
  await openPage(page, brand, '/?lang=EN');
  await expect(page.getByRole('region', { name: 'News' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Announcements' })).toHaveCount(0);
});

test('[ANNC-02] [ANNC-03] [MODL-03] a title opens the notices at its own, under "News"; another can be chosen, and it closes', async ({ ownBrand: brand, page }) => {
  await tell(brand, threeNotices);
  await openPage(page, brand, '/?lang=EN');
  const dialog = page.getByRole('dialog', { name: 'News' });
  await openFromBar(page, 'Notice Two');
  await expect(dialog.getByRole('heading', { name: 'Notice Two' })).toBeVisible();
  await expect(dialog.getByRole('article')).toContainText('Words of Two');
  await expect(dialog.locator('article strong')).toHaveText('Two');
  await expect(dialog.getByRole('list', { name: 'All news' }).getByRole('button')).toHaveText(['Notice One', 'Notice Two', 'Notice Three']);
  await expect(dialog.locator('[aria-current=true]')).toHaveText('Notice Two');

  await dialog.getByRole('button', { name: 'Notice Three' }).click();
  await expect(dialog.getByRole('article')).toContainText('Words of Three');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(newsLine(page).getByRole('button', { name: 'Notice Two' })).toBeFocused();
});

testWithOperator('[ANNC-04] [ANNC-06] [ANNC-07] the calls carry the configured types, platform and execution; the members’ own notices are asked for once somebody is logged in', async ({ ownBrand: brand, operator, page }) => {
  const queries = (path: string) => operator.callsTo(path).map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
  const members = callsTo(page, noticePaths.members);
  await openPage(page, brand, '/?lang=EN');
  const common = { platform: 'W', execution: 'B', language: 'EN' };
  await expect.poll(() => queries(noticePaths.popup)).toEqual([{ types: 'B,PL,PU,PR,H', ...common }]);
  expect(queries(noticePaths.notice)).toContainEqual({ types: 'B,PL,PU,PR', ...common });
  expect(operator.callsTo(noticePaths.notice).map(({ method }) => method)).toContain('GET');
  expect(Object.keys((JSON.parse(operator.callsTo(noticePaths.notice)[0]?.reply ?? '{}') as { value: object }).value).toSorted()).toEqual(['banners', 'player', 'popup', 'promotion']); // the operator's envelope
  expect(members).toEqual([]);

  await logIn(page, brand);
  await expect.poll(() => members.map(fieldsOf)).toEqual([{ types: 'B,PL,PU,PR', ...common }]);
  await expect(newsLine(page).getByRole('button', { name: /^For members:/ })).toBeAttached();
  expect(operator.callsTo(noticePaths.members)[0]?.headers.token).toMatch(/./);
});

testWithOperator('[ANNC-04] another configuration asks for other announcements', async ({ ownBrand: brand, operator, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => {
    site.announcements = { types: ['H'], noticeTypes: ['PR'], execution: 'Z' };
    site.platform = 'M';
  }));
  await openPage(page, brand, '/?lang=EN');
  const last = (path: string) => Object.fromEntries(new URLSearchParams(operator.callsTo(path).at(-1)?.query));
  await expect.poll(() => last(noticePaths.popup)).toEqual({ types: 'H', platform: 'M', execution: 'Z', language: 'EN' });
  expect(last(noticePaths.notice)).toEqual({ types: 'PR', platform: 'M', execution: 'Z', language: 'EN' });
});

test('[ANNC-05] [ROUTE-06] [ANNC-08] /noticePage lists the notices with their day in the brand’s time zone; the one the address names is open', async ({ ownBrand: brand, page }) => {
  await tell(brand, threeNotices);
  await openPage(page, brand, '/noticePage?lang=EN');
  await expect(page).toHaveTitle('News · Lagoon');
  const list = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('group') });
  const entries = page.locator('details');
  await expect(entries.locator('summary strong')).toHaveText(['Notice One', 'Notice Two', 'Notice Three']);
  await expect(list.first()).toBeVisible();
  // The sandbox says when in UTC; the brand's days begin eight hours earlier.
  const { body } = await brand.request(noticePaths.notice);
  const [first] = (JSON.parse(body) as { value: { player: { id: string; title: string; content: string; publishedAt: string }[] } }).value.player; // the gateway's envelope
  expect(first).toEqual({ id: 'n-one', title: 'Notice One', content: '<p>Words of <strong>One</strong></p>', publishedAt: expect.stringMatching(/Z$/) });
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Asia/Manila' }).format(Date.parse(first?.publishedAt ?? ''));
  await expect(entries.first().getByRole('time')).toHaveText(day);

  await expect(page.getByText('Words of')).toHaveCount(0);
  await entries.first().locator('summary').click();
  await expect(page.getByText('Words of One')).toBeVisible();
  await page.evaluate(() => { window.location.hash = 'n-three'; });
  await expect(page.getByText('Words of Three')).toBeVisible();
  await page.goto('about:blank');
  await openPage(page, brand, '/noticePage?lang=EN#n-two');
  await expect(page.getByText('Words of Two')).toBeVisible();
  await expect(page.getByText('Words of', { exact: false })).toHaveCount(1);
});

test('[ANNC-05] the list says so when there is nothing, and offers another try when it cannot be had', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 502/);
  await tell(brand, []);
  await openPage(page, brand, '/noticePage?lang=EN');
  await expect(page.getByText('There is no news at the moment.')).toBeVisible();
  // Notices are kept for the session; the page that is open may write them once more.
  await page.addInitScript(() => { if (window.location.protocol === 'http:') window.sessionStorage.removeItem('notices'); });
  await brand.setFault('error', ['getNotice']);
  await expect.poll(async () => (await brand.request(`${noticePaths.notice}?types=B`)).status).toBe(502);
  await expect.poll(async () => bootstrapOf((await brand.request('/noticePage?lang=EN')).body).preloaded.map(({ call }) => call)).not.toContain('getNotice');
  const asked = callsTo(page, noticePaths.notice);
  await openPage(page, brand, '/noticePage?lang=EN');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await brand.setNotices(threeNotices);
  await brand.setFault('none', ['getNotice']);
  // The server remembers a failure for a second.
  const { pathname, search } = new URL(asked.at(-1)?.url() ?? '');
  await expect.poll(async () => (await brand.request(pathname + search, { headers: { cookie: 'livery-preferences=lang%3DEN' } })).status).toBe(200);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('details')).toHaveCount(3);
});

test('[ANNC-04] pop-ups open one after the other on the first page, once a session, and each once a day', async ({ ownBrand: brand, context, page }) => {
  await tell(brand, [...threeNotices, { id: 'p-1', kind: 'PU', title: 'Pop-up One', content: '<p>First words</p>' }, { id: 'p-2', kind: 'H', title: 'Pop-up Two', content: '<p>Second words</p>' }]);
  await openPage(page, brand, '/?lang=EN');
  const first = page.getByRole('dialog', { name: 'Pop-up One' });
  const second = page.getByRole('dialog', { name: 'Pop-up Two' });
  await expect(first).toContainText('First words');
  await expect(first.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toHaveCount(0);

  // The same session: nothing more. Another one: what was not shown yet.
  const asked = callsTo(page, noticePaths.popup);
  await openPage(page, brand, '/rng?lang=EN');
  await alive(newsLine(page).getByRole('button').first());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked).toEqual([]);
  const other = await context.newPage();
  await openPage(other, brand, '/?lang=EN');
  await expect(other.getByRole('dialog', { name: 'Pop-up Two' }).getByText('Second words')).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  const third = await context.newPage();
  const answered = third.waitForResponse((response) => new URL(response.url()).pathname === noticePaths.popup);
  await openPage(third, brand, '/?lang=EN');
  await answered;
  await alive(newsLine(third).getByRole('button').first());
  await expect(third.getByRole('dialog')).toHaveCount(0);
  await expect(second).toHaveCount(0);
});

test('[ANNC-04] a pop-up waits until another dialog is closed', async ({ ownBrand: brand, page }) => {
  await tell(brand, [...threeNotices, { id: 'p-1', kind: 'PU', title: 'Pop-up One', content: '<p>First words</p>' }]);
  // What opens pop-ups comes with the bar: it has to wait until a game has been clicked.
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/news-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(brand.url('/rng?lang=EN'));
  await hydrated(page);
  const other = page.getByRole('alertdialog');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(other).toBeVisible();
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === noticePaths.popup);
  released.resolve();
  await (await answered).finished();
  await alive(newsLine(page).getByRole('button').first());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The other answer leads away, to the login.
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Pop-up One' })).toBeVisible();
});
