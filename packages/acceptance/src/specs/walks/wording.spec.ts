import type { Page } from 'playwright/test';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { lookThrough } from '../../harness/lookThrough.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { visibleWords } from '../../harness/visibleWords.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

/** Opens a page in English as a guest and waits until it shows each of these texts, as a whole: seen, or told to a screen reader. */
async function says(page: Page, brand: TestBrand, path: string, words: readonly (string | RegExp)[]): Promise<void> {
  await withoutPopups(page);
  await page.goto(brand.url(`${path}${path.includes('?') ? '&' : '?'}lang=EN`));
  await hydrated(page);
  await expect.poll(async () => {
    await lookThrough(page);
    const shown = await visibleWords(page);
    return words.filter((word) => !shown.some((one) => (typeof word === 'string' ? one === word : word.test(one))));
  }).toEqual([]);
}

// Written out here, for a test that reads the locale files sees no mistake in them.

test('[HEAD-05] [HEAD-08] [ROUTE-18] header, side bar and footer name everything in English', async ({ brand, page }) => {
  await says(page, brand, '/noticePage', [
    'Skip to the content', 'Lagoon, home', 'Main menu', 'Quick menu', 'More of the site', 'Time now', 'Language', 'Switch to the dark theme', 'Log in', 'Direct access', '(opens in a new tab)',
    'Home', 'Slots', 'Live casino', 'Fish games', 'Card games', 'Sports', 'E-sports', 'E-lottery', 'Lottery', 'Cockfight', 'Promotions', 'Download',
    'VIP', 'Points mall', 'Help', 'Terms of use', 'Responsible gaming', 'Join us', 'Help and links', 'Get the app', 'Back to top', 'Customer service', 'Notices', 'Providers: Slots',
  ]);
});

test('[HOME-04] [HOME-05] the footer names help, age, networks and providers in English', async ({ ownBrand: brand, page }) => {
  await says(page, brand, '/responsibleGaming', [
    'Nobody under 18 may play.', 'Gambling should be fun. If it is not, Gambling Therapy helps, free and in confidence.', 'Visit the help-line',
    'Demonstration: no real money, no real operator, invented games and providers.', 'Lagoon is a sample brand of the Livery platform.',
    'Follow us', 'YouTube', 'Twitter', 'TikTok', 'Facebook', 'Instagram', 'WhatsApp', 'Telegram', 'Our providers', 'Stop the provider logos', 'All help articles', /^As of \w+ \d+, \d{4}$/,
    'Responsible gaming · Lagoon', 'How to keep play in bounds, and where help is.',
  ]);
});

test('[HOME-01] [HOME-02] [HOME-05] [HOME-10] the home page says in English what stands where', async ({ brand, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await says(page, brand, '/', [
    'Home · Lagoon', 'Slots, live tables, sports and lottery in one place. A demonstration without real money.', 'Highlights', 'Previous', 'Next', 'Pause', 'Slide 1 of 3',
    'What would you like to play?', 'Top slots', 'Live tables', 'Fish games', 'Our studios', 'Recent winners', 'Stop turning the winners', 'Grand jackpot', 'Daily jackpot', 'Sample data', 'Stop the counter', 'Hot', 'Play',
    'Take it with you', 'Scan a code with your phone, or open the direct link.', 'Android app', 'iOS configuration', 'Direct access',
    'Recently viewed', 'No data', 'Log in to see the games you played last.',
  ]);
});

test('[LOBB-01] [LOBB-05] [LOBB-07] the slots page says in English how games are narrowed', async ({ brand, page }) => {
  await says(page, brand, '/rng', [
    'Slots · Lagoon', 'Every slot of every studio, by provider, kind and minimum bet.', 'Slots jackpot', 'Progressive jackpot', 'Which games', 'All games', 'Hot', 'Recent', 'Narrow the games', 'Provider', 'Search games', 'Search games, press /',
    'Kind of game', 'Minimum bet', 'All', 'Scratch', 'Video poker', 'Table games', 'Arcade', 'Slot machine', 'Bingo', 'Pages', 'First page', 'Previous page', 'Next page', 'Last page', /^Page 1 of \d+$/,
  ]);
});

for (const [path, title, words] of [
  ['/live', 'Live casino · Lagoon', ['Live tables with dealers, around the clock.']],
  ['/fish', 'Fish games · Lagoon', ['Fish and arcade shooting games.']],
  ['/pvp', 'Card games · Lagoon', ['Cards and player-versus-player rooms.']],
  ['/sports', 'Sports · Lagoon', ['Boards of every league.']],
  ['/fbsports', 'Sports · Lagoon', ['The sportsbook, with every board of its provider.']],
] as const) {
  test(`[ROUTE-08] [ROUTE-13] ${path} says in English what it is about`, async ({ brand, page }) => {
    await says(page, brand, path, [title, ...words, 'Providers', 'Games']);
  });
}

test('[ROUTE-09] [ROUTE-10] the lottery pages say in English what is drawn', async ({ brand, page }) => {
  const board = ['Latest numbers', 'Draw', 'Number', 'Drawn at'];
  await says(page, brand, '/elott', ['E-lottery · Lagoon', 'E-sports, electronic lottery and cockfight games.', 'Lotteries', /^Draw \d{8}-\d+$/, /^Draw \d{8}-\d+: \d+$/, ...board]);
  await says(page, brand, '/lottery', ['Lottery · Lagoon', 'Lottery draws by the clock.', ...board]);
  await says(page, brand, '/vnlottery', ['Vietnamese lottery · Lagoon', 'Vietnamese lottery', 'The draws of the Vietnamese lottery, with the time left.', ...board]);
});

test('[ANNC-05] the list of notices says in English what it is', async ({ brand, page }) => {
  await says(page, brand, '/noticePage', ['News · Lagoon', 'News', 'What is new, what has changed, and when we are closed.', 'Announcements', 'Stop the announcements']);
});

test('[PROM-01] [PROM-04] the promotions say in English what is on', async ({ brand, page }) => {
  await says(page, brand, '/promotions', [
    'Promotions · Lagoon', 'Promotions with their periods and all their conditions.', 'What is on, when, and under which conditions. You can always play without taking part.', 'Kind of promotion', 'All',
    'Open to join', 'Coming soon', 'Ended', 'No end date', 'On Zalo', 'A bonus of up to 131K for members who follow us on Zalo.', 'It is paid as your own money, without wagering.',
    'What is on', 'Every condition before you join.', /^\w+ \d+, \d{4} – \w+ \d+, \d{4}$/,
  ]);
});

test('[PROM-01] a promotion says in English what it asks, and one that is gone that it is', async ({ brand, page }) => {
  await says(page, brand, '/promoDetail?id=101', [
    'A promotion with its text and its terms.', 'All promotions', 'Open to join', 'Days begin at midnight in Asia/Manila.', 'Terms', 'Take part', 'For members. You log in first.', 'A demonstration: nothing is paid out.',
  ]);
  await says(page, brand, '/promoDetail?id=none', ['Promotion · Lagoon', 'Promotion', 'This promotion is not there any more', 'It may have ended, or the address is not complete.', 'All promotions']);
});

test('[VIPS-01] the programme says in English what ranks have', async ({ brand, page }) => {
  await says(page, brand, '/vip', [
    'VIP · Lagoon', 'The ranks of the VIP programme and what each has.', 'VIP programme', 'Each rank has its benefits. What you have staked decides which one is yours.', 'Ranks and benefits', 'Rank', 'Not included',
    'See which rank you have', 'Log in to see your own rank in the table.',
  ]);
});

test('[HELP-01] [HELP-02] [HELP-03] the help centre, the terms and the members’ help say in English what they are', async ({ brand, page }) => {
  await says(page, brand, '/help', [
    'Help centre · Lagoon', 'Answers about accounts, payments, bonuses, games and playing responsibly.', 'Help centre', 'Search, or choose a subject. Nothing here needs an account.', 'Search the help centre', 'Subjects',
    'Ask away', 'Answers without an account.', 'Link to “Opening an account”',
  ]);
  await says(page, brand, '/helpmc', ['Member help · Lagoon', 'Help for members.', 'Member help', 'The same answers, beside your account.', 'Help and terms', 'Subjects']);
  await says(page, brand, '/terms', ['Terms of use · Lagoon', 'The terms of using this site.', 'Terms of use', 'All help articles', /^As of \w+ \d+, \d{4}$/]);
});

test('[JOIN-01] the partners’ page says in English what it offers and asks', async ({ brand, page }) => {
  await says(page, brand, '/join', [
    'Join us · Lagoon', 'Become a partner: what you get, what we ask, and how to apply.', 'Bring players who want to play, and earn a share of the revenue. Honest advertising only.',
    'A share of the revenue', 'We agree on the share with you. It is the same for all your players, and never taken from their winnings.',
    'We pay you every month', 'In the following month, with a statement. A month with a loss is not carried over.', 'Figures you can check', 'Players, stakes and revenue by day, without anybody\'s personal details.',
    'Somebody to ask', 'A person who knows your account, on working days.', 'What a month may come to', 'An example', 'Net revenue of your players', 'Your share', 'Your commission',
    'Made-up numbers. What you get depends on your agreement and on your players, and may be nothing.', 'What we ask', 'You are at least 18 years old, and so is everybody you address.',
    'You say what is true: no promise of winnings, no hidden conditions.', 'You do not advertise where minors or people who excluded themselves are.', 'You write only to people who asked for it.',
    'You have no player account of your own in your network.', 'Apply', 'Name', 'Email or phone', 'Where we answer.', 'Where you reach people', 'What you have in mind', 'At most 140 characters.',
    'You may keep these details to answer me.', 'Send the application', 'A demonstration: what you send stays in its own database, and nobody answers.',
  ]);
  await expect(page.getByLabel('Where you reach people').getByRole('option')).toHaveText(['Please choose', 'A web site', 'Social networks', 'Videos and streams', 'Groups and messengers', 'People I know', 'Something else']);
});

test('[DOWN-01] the download page says in English how apps are installed', async ({ brand, page }) => {
  await says(page, brand, '/down', [
    'Download · Lagoon', 'Apps for your phone, and how to install them safely.', 'Take it with you', 'Install only from here. Everything works in the browser too.', 'Scan with your phone, or open here.', 'Your device',
    'Android', 'Download for Android', 'QR code of the Android app', 'Version', 'SHA-256 of the file', 'Open the link on your phone.', 'Allow the browser to install this app, once.',
    'Compare the checksum if you want to be sure.', 'Open the file and install it; then take the permission back.', 'iPhone and iPad', 'Configuration for iOS', 'QR code of the iOS configuration', 'Open the link in Safari.',
    'Allow the download, then install the profile under Settings.', 'Read what the profile does before you trust it.', 'Computer', 'No app needed: the browser is enough.',
    'Open this site in Chrome, Edge, Firefox or Safari.', 'Choose “Install” or “Add to Dock” in the browser\'s menu.', 'On a phone: “Add to home screen”.',
    'The site opens no more at its usual address?', 'Direct access', 'opens in a new tab',
  ]);
});

test('[ROUTE-07] [MALL-04] the points mall says in English what points are for', async ({ brand, page }) => {
  await says(page, brand, '/pointMall', [
    'Points mall · Lagoon', 'What members exchange their points for.', 'You collect points by playing. Here is what you can get for them.', 'Log in to see your points and to exchange them.', 'Kind of item', 'All',
    'None at the moment', 'Points never expire.', '900 points', /^In stock: [\d,]+$/, 'From Gold', 'Points that stay', 'Exchange them whenever you like.',
  ]);
});

test('[ROUTE-04] [ROUTE-19] login and agents’ page say in English what they are for', async ({ ownBrand: brand, page }) => {
  await says(page, brand, '/agentLogin', ['Agent login · Lagoon', 'Where agents and partners log in.', 'Agent login', 'For agents and partners.', 'This is a demonstration: sign in as agent with the password Agent1234.', 'Members log in here', 'Forgot your password?']);
  await says(page, brand, '/login', [
    'Log in · Lagoon', 'Log in to your account.', 'Welcome back', 'Log in with your username and password.', 'This is a demonstration: sign in as demo with the password Demo1234.', 'Username', 'Password', 'Show password', 'Log in',
  ]);
});

test.describe('an address without a page', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('[ROUTE-13] the not-found page says in English what happened', async ({ brand, page }) => {
    await says(page, brand, '/nothing/here', ['Page not found · Lagoon', 'There is nothing at this address.', 'There is nothing at this address', 'The page may have moved, or the brand no longer offers it.', 'Go to the home page']);
  });
});
