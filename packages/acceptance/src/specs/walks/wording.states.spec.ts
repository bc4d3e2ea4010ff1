import { valueOf } from '../../harness/envelope.ts';
import type { PromotionsReply, PromotionSummary, VipRanksReply } from '@livery/contract';
import type { Page } from 'playwright/test';
import { bootstrapOf } from '../../harness/bootstrapOf.ts';
import { publish } from '../../harness/brandStatus.ts';
import { logIn } from '../../harness/logIn.ts';
import { ownPage } from '../../harness/memberSession.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

// What is not on a page at first, in words written out here.

async function open(page: Page, brand: TestBrand, path: string): Promise<void> {
  await withoutPopups(page);
  await page.goto(brand.url(`${path}${path.includes('?') ? '&' : '?'}lang=EN`));
  await hydrated(page);
}

/** A page's document for a navigation, without what the server asked for it. */
function withoutReplies(reply: unknown): object {
  const { value, ...envelope } = reply as { value: object }; // the gateway's envelope
  return { ...envelope, value: { ...value, preloaded: [] } };
}

test('[LOBB-07] [HELP-01] what finds nothing says in English how to go on', async ({ brand, page }) => {
  await open(page, brand, '/rng');
  await page.getByRole('combobox', { name: 'Search games' }).fill('zzzz');
  await expect(page.getByRole('main')).toContainText('No games match.');
  await expect(page.getByRole('main')).toContainText('Try another provider or another word.');
  await expect(page.getByRole('button', { name: 'Clear the filters', exact: true })).toBeVisible();
  await open(page, brand, '/rng?page=recent');
  await expect(page.getByRole('main').getByText('See what you played last', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Log in, and your recent games are here.', { exact: true })).toBeVisible();
  await open(page, brand, '/help');
  await page.getByRole('searchbox').fill('zebra crossing');
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try fewer or other words.', { exact: true })).toBeVisible();
});

test('[SESS-02] [SESS-05] a member’s panel and questions are in English', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await page.route('**/wps/relay/CSP_unreadCount**', (route) => route.fulfill({ json: { success: true, value: { unreadCount: 1 } } }));
  await logIn(page, brand);
  await expect(page.getByRole('status').getByText('1 unread message', { exact: true })).toBeAttached();
  await expect(page.getByText('Games you play are listed here.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toContainText('You can log in again at any time.');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await open(page, brand, '/agentHome');
  await expect(page.getByRole('main').getByText('The account you are logged in with is not an agent’s. As an agent, log out first and come back with your agent account.')).toBeVisible();
});

test('[JOIN-01] the application says in English what is too long, and where to go once it is sent', async ({ brand, page }) => {
  await open(page, brand, '/join');
  const form = page.getByRole('form', { name: 'Apply' });
  await form.getByLabel('Name').fill('Ann Example');
  await form.getByLabel('Email or phone').fill('ann@example.com');
  await form.getByLabel('Where you reach people').selectOption('A web site');
  await form.getByRole('checkbox', { name: 'You may keep these details to answer me.' }).check();
  await form.getByLabel('What you have in mind').fill('x'.repeat(141));
  await form.getByRole('button', { name: 'Send the application' }).click();
  await expect(form.getByText('Please use at most 140 characters', { exact: true })).toBeVisible();
  await form.getByLabel('What you have in mind').fill('Reviews.');
  await form.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByRole('link', { name: 'Back to the home page', exact: true })).toBeVisible();
});

test('[HOME-07] [STAT-05] help-line and licences are named in English', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('compliance.json', (compliance) => {
    compliance.helpLine = { name: 'Play Safe', url: 'https://help.example/', phone: '+63 2 555 0100' };
    compliance.licences = [{ badge: 'other', regulator: 'Some Regulator', licensee: 'Sample Play Ltd', number: 'X-1', registerUrl: 'https://register.example/x' }];
  }));
  await open(page, brand, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Call +63 2 555 0100', exact: true })).toBeVisible();
  await expect(footer.getByText('Licence', { exact: true })).toBeVisible();
  await expect(footer.getByText('Sample Play Ltd, no. X-1', { exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: /^Look it up in the register/ })).toBeVisible();
});

test.describe('what goes wrong', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('[ERRS-02] [ERRS-06] [ERRS-07] [ERRS-08] every way a call can fail has its English sentence', async ({ ownBrand: brand, page }) => {
    await open(page, brand, '/login');
    await page.getByLabel('Username').fill('demo');
    await page.getByRole('textbox', { name: 'Password' }).fill('Demo1234');
    for (const [code, sentence] of [
      ['bad_request', 'The request was not understood. Please check what you entered.'],
      ['unauthorised', 'Please log in first.'],
      ['forbidden', 'This is not allowed from here.'],
      ['bot_check', 'Please complete verification first'],
      ['not_found', 'There is nothing here.'],
      ['stale_key', 'The protection of this form was renewed. Please try again.'],
      ['too_many_requests', 'Too many attempts. Please wait a moment and try again.'],
      ['operator_refused', 'This was refused.'],
      ['upstream_failed', 'The service cannot be reached at the moment. Please try again.'],
      ['upstream_timeout', 'The service takes too long to answer. Please try again.'],
      ['upstream_shape', 'The service sent an answer we cannot use. Please try again.'],
      ['upstream_busy', 'Very many visitors at the moment. Please try again in a few seconds.'],
      ['invalid_link', 'Invalid URL, please contact customer service'],
      ['restricted', 'This is not available at the moment.'],
      ['unknown', 'Unknown error'],
    ] as const) {
      // A stale key is followed by one more attempt, with the key that came with the refusal.
      const value = code === 'stale_key' ? valueOf((await brand.request('/_livery/key')).body) : undefined;
      await page.route('**/wps/session/login', (route) => route.fulfill({ status: 422, json: { success: false, code, message: '', value } }), { times: code === 'stale_key' ? 2 : 1 });
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('form').getByRole('alert'), code).toHaveText(sentence);
    }
  });

  test('[LOBB-01] a list of games that does not come says so in English', async ({ brand, page }) => {
    await page.route('**/wps/relay/GCS_hotGameList**', (route) => route.abort());
    await open(page, brand, '/rng?page=hot');
    await expect(page.getByRole('main').getByText('The games could not be loaded.', { exact: true })).toBeVisible();
  });
});

for (const [link, call, waiting] of [
  ['Promotions', 'PRM_promotions', 'Loading promotions'], ['VIP', 'VIP_ranks', 'Loading the programme'], ['Points mall', 'PTS_catalogue', 'Loading the points mall'], ['Help', 'helpCenter', 'Loading the help centre'],
] as const) {
  test(`[ROUTE-06] while it loads, the page ${link} says so in English`, async ({ brand, page }) => {
    await open(page, brand, '/noticePage');
    // Neither with the page nor by itself.
    await page.route('**/_livery/page?**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const { body } = await brand.request(`${pathname}${search}`, { headers: ownPage });
      await route.fulfill({ json: withoutReplies(JSON.parse(body)) });
    });
    await page.route(`**/${call}**`, () => undefined);
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('status', { name: waiting, exact: true })).toBeAttached();
  });
}

testWithOperator('[MEMB-24] [PROM-01] each status of a promotion and each kind of period has its English words', async ({ ownBrand: brand, operator, page }) => {
  const statuses = { claim: 'Ready to claim', applying: 'Applied', close: 'Ended', rejected: 'Rejected', issued: 'Issued', claimed: 'Claimed', process: 'In process', joined: 'Joined', comingSoon: 'Coming soon', join: 'Open to join' } as const;
  operator.change('/wps/relay/PRM_promotions', (reply) => {
    const value = reply.value as PromotionsReply; // the call's reply
    const promotions = Object.keys(statuses).map((status, index) => {
      const { startAt: _start, endAt: _end, ...promotion } = value.promotions[index] as PromotionSummary; // the demonstration has more
      const period = [{ endAt: '2026-12-24T12:00:00Z' }, { startAt: '2026-11-02T12:00:00Z' }][index];
      return { ...promotion, status, ...period };
    });
    return { ...reply, value: { ...value, promotions } };
  });
  await open(page, brand, '/promotions');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(Object.keys(statuses).length);
  for (const [index, words] of Object.values(statuses).entries()) await expect(cards.nth(index).getByText(words, { exact: true })).toBeVisible();
  await expect(cards.nth(0).getByText('Until Dec 24, 2026', { exact: true })).toBeVisible();
  await expect(cards.nth(1).getByText('From Nov 2, 2026', { exact: true })).toBeVisible();
});

testWithOperator('[PROM-01] [VIPS-01] [MALL-01] what is empty says so in English', async ({ ownBrand: brand, operator, page }) => {
  operator.change('/wps/relay/PRM_promotions', (reply) => ({ ...reply, value: { language: 'EN', categories: [], promotions: [] } }));
  operator.change('/wps/relay/VIP_ranks', (reply) => ({ ...reply, value: { ...reply.value as VipRanksReply, ranks: [] } })); // the call's reply
  operator.change('/wps/relay/PTS_catalogue', (reply) => ({ ...reply, value: { ...reply.value as object, items: [] } })); // the call's reply
  const main = page.getByRole('main');
  await open(page, brand, '/promotions');
  await expect(main.getByText('When there is one again, it stands here.', { exact: true })).toBeVisible();
  await open(page, brand, '/vip');
  await expect(main.getByText('There is no VIP programme now', { exact: true })).toBeVisible();
  await open(page, brand, '/pointMall');
  await expect(main.getByText('The points mall is empty', { exact: true })).toBeVisible();
});

testWithOperator('[VIPS-01] a member is told in English what comes next, and that nothing does', async ({ ownBrand: brand, operator, page }) => {
  await withoutPopups(page);
  await logIn(page, brand);
  await open(page, brand, '/vip');
  await expect(page.getByText('Platinum comes next: 250,000 staked within twelve months.', { exact: true })).toBeVisible();
  operator.change('/wps/relay/VIP_ranks', (reply) => {
    const value = reply.value as VipRanksReply; // the call's reply
    return { ...reply, value: { ...value, ranks: value.ranks.slice(0, value.ranks.findIndex(({ rankName }) => rankName === 'Gold') + 1) } };
  });
  // What guests are told is kept for five seconds, and members start with it.
  await expect.poll(async () => JSON.stringify(bootstrapOf((await brand.request('/vip?lang=EN')).body).preloaded.find(({ call }) => call === 'getVipRanks') ?? 'Platinum')).not.toContain('Platinum');
  await page.reload();
  await expect(page.getByText('There is no rank above yours.', { exact: true })).toBeVisible();
});
