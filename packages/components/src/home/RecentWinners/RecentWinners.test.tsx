// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { compliance } from '../../testing/compliance.ts';
import { carouselIn, layOutCarousel, stopTimers } from '../../testing/layOutCarousel.ts';
import { mountNode, type MountedNode, type MountOptions } from '../../testing/mountNode.tsx';
import { stubInView } from '../../testing/stubInView.ts';

const winner = (index: number, changes: object = {}) => ({
  gameId: index,
  iconUrl: '/TCG_PROD_IMAGES/game.png',
  customerName: `wi***${index}`,
  winAmount: 1_000 + index,
  gameName: `Game ${index}`,
  vo: { winTime: '2026-11-20T17:30:00.000Z' },
  ...changes,
});
const fiftyWinners = reply(Array.from({ length: 50 }, (_, index) => winner(index)));

beforeEach(() => layOutCarousel({ inView: 5, gapPx: 20 }));

async function mountWinners({
  winners = fiftyWinners,
  isInView = true,
  ...options
}: MountOptions & { winners?: typeof fiftyWinners; isInView?: boolean } = {}) {
  const inView = stubInView(isInView);
  const node = await mountNode(
    { use: 'RecentWinners', props: { title: { $text: 'winners.title' } } },
    { answers: { getWinnerBoard: [winners, fiftyWinners] }, ...options },
  );
  const { container, getByRole, t } = node;
  const dot = (number: number): HTMLElement =>
    getByRole('button', { name: t('carousel.slide', { number, count: 10 }) });
  return {
    ...node,
    inView,
    dot,
    ...carouselIn(container),
    press: (name: 'carousel.next' | 'carousel.previous' | 'winners.run' | 'winners.stop') =>
      fireEvent.click(getByRole('button', { name: t(name) })),
  };
}

const requests = ({ api }: Pick<MountedNode, 'api'>): object[] =>
  api.calls.filter(({ name }) => name === 'getWinnerBoard').map(({ request }) => request);

it('[HOME-10] requests the configured number of winners of all categories in the page’s language when near the viewport', async () => {
  const board = await mountWinners({
    isInView: false,
    site: { lists: { ...exampleSettings.lists, winnerLimit: 7 } },
  });
  expect(board.getByRole('status', { name: board.t('winners.loading') })).toBeTruthy();
  expect(requests(board)).toEqual([]);

  await board.inView.set(true);

  expect(await board.findAllByRole('article')).toHaveLength(50);
  expect(requests(board)).toEqual([{ gameCategory: 'ALL', language: 'EN', limitNum: 7 }]);
});

it('[HOME-04] shows amount, game, masked name and the date in the brand’s time zone', async () => {
  const board = await mountWinners({
    winners: reply([winner(0, { winAmount: 1_234.5, customerName: 'rosalinda' }), winner(1)]),
  });

  const [card] = await board.findAllByRole('article');

  expect([...(card?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['P 1,234.50', 'Game 0', 'ro***a']),
  );
  expect(board.getAllByRole('time')[0]?.textContent).toBe('2026.11.21');
  expect(card?.querySelector('img')?.getAttribute('src')).toBe(
    'https://cdn.example/TCG_PROD_IMAGES/game.png',
  );
  expect(board.queryByText('rosalinda')).toBeNull();
});

it('[HOME-10] shows a winner without image and time, as in the specification', async () => {
  const board = await mountWinners({
    winners: reply([winner(0, { iconUrl: undefined, vo: {} }), winner(1, { vo: undefined })]),
  });

  const cards = await board.findAllByRole('article');

  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Game 0'),
    expect.stringContaining('Game 1'),
  ]);
  expect(board.queryAllByRole('time')).toEqual([]);
  expect(cards[0]?.querySelector('img')).toBeNull();
});

it('[HOME-04] [CONF-08] formats dates in the brand’s time zone and date format', async () => {
  const board = await mountWinners({
    site: {
      timeZone: 'America/Los_Angeles',
      winners: { ...exampleSettings.winners, dateFormat: 'DD/MM/YY' },
    },
  });

  expect((await board.findAllByRole('time'))[0]?.textContent).toBe('20/11/26');
});

it.each([
  [true, 1],
  [false, 0],
])('[HOME-04] with demonstration %j shows %i sample badges', async (demonstration, count) => {
  const board = await mountWinners({
    documents: { compliance: { ...compliance, demonstration } },
  });

  await board.findAllByRole('article');

  expect(board.queryAllByText(board.t('sample.label'))).toHaveLength(count);
});

it('[HOME-10] shows the error of a failed request and retries', async () => {
  const board = await mountWinners({ winners: fail('upstream_failed') });

  await board.user.click(await board.findByRole('button', { name: board.t('games.retry') }));

  expect(await board.findAllByRole('article')).toHaveLength(50);
  expect(requests(board)).toHaveLength(2);
});

it('[HOME-04] shows a text when there are no winners', async () => {
  const board = await mountWinners({ winners: reply([]) });

  expect(await board.findByText(board.t('winners.none'))).toBeTruthy();
});

it('[HOME-04] moves by five winners with arrows and dots', async () => {
  const board = await mountWinners();
  await board.attached();
  expect([board.first(), board.dot(1).getAttribute('aria-current')]).toEqual([0, 'true']);

  board.press('carousel.next');
  expect([board.first(), board.dot(2).getAttribute('aria-current')]).toEqual([5, 'true']);
  fireEvent.click(board.dot(10));
  expect(board.first()).toBe(45);
  board.press('carousel.previous');
  expect(board.first()).toBe(40);
});

it('[HOME-04] [CONF-08] uses the brand’s slides per view, slides per group and spacing', async () => {
  const board = await mountWinners({
    site: {
      winners: { ...exampleSettings.winners, slidesPerView: 4, slidesPerGroup: 2, spacingPx: 33 },
    },
  });
  await board.attached();
  const track = board.container.querySelector('ul[data-per-view]');

  board.press('carousel.next');

  expect([
    track?.getAttribute('data-per-view'),
    track?.parentElement?.style.getPropertyValue('--gap-given'),
    board.first(),
  ]).toEqual(['4', '33px', 2]);
});

it.each([
  [{}, 3_000],
  [{ autoplayMs: 1_500 }, 1_500],
])('[HOME-04] [CONF-08] with %j moves every %i ms until paused', async (changes, everyMs) => {
  const board = await mountWinners({
    site: { winners: { ...exampleSettings.winners, ...changes } },
  });
  await board.attached();
  const pass = stopTimers();

  board.press('winners.run');
  pass(everyMs - 1);
  expect(board.first()).toBe(0);
  pass(1);
  expect(board.first()).toBe(5);
  pass(everyMs);
  expect(board.first()).toBe(10);
  board.press('winners.stop');
  pass(3 * everyMs);
  expect(board.first()).toBe(10);
});

it('[HOME-04] pauses under the pointer and while the focus is inside', async () => {
  const board = await mountWinners();
  await board.attached();
  const pass = stopTimers();
  board.press('winners.run');
  const [carousel] = board.getAllByRole('group', { name: board.t('winners.title') });
  if (!carousel) throw new Error('The page has no carousel.');

  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
  pass(9_000);
  expect(board.first()).toBe(0);
  fireEvent.pointerLeave(carousel, { pointerType: 'mouse' });
  pass(3_000);
  expect(board.first()).toBe(5);
  act(() => board.getByRole('button', { name: board.t('carousel.next') }).focus());
  pass(9_000);
  expect(board.first()).toBe(5);
  fireEvent.blur(board.getByRole('button', { name: board.t('carousel.next') }));
  pass(3_000);
  expect(board.first()).toBe(10);
});
