// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { many, menu, recordNavigation } from '../../testing/games.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';
import { stubInView } from '../../testing/stubInView.ts';

let inView: ReturnType<typeof stubInView>;

beforeEach(() => {
  inView = stubInView(false);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

const football = {
  eventId: 'football-1',
  home: 'Bayview Rovers',
  away: 'Coral City',
  startsAt: '2026-11-20T12:30:00Z',
  markets: [
    {
      market: 'winner',
      selections: [
        { pick: 'home', odds: 1.9 },
        { pick: 'draw', odds: 3.25 },
        { pick: 'away', odds: 4 },
      ],
    },
  ],
  nodeId: 7,
  vassalage: 'NOVA',
  gameType: 'SPORTS',
  gameName: 'Coastal Crown Board',
};
const basketball = {
  ...football,
  eventId: 'basketball-1',
  home: 'Cove Comets',
  away: 'Delta Hoops',
  markets: [
    {
      market: 'winner',
      selections: [
        { pick: 'home', odds: 1.9 },
        { pick: 'away', odds: 4 },
      ],
    },
    {
      market: 'total',
      title: 'Total points 180.5',
      selections: [
        { pick: 'over', odds: 1.855 },
        { pick: 'under', name: 'Less', odds: 1.9 },
      ],
    },
  ],
};

/** Settings of a brand whose prices lead to the game, its launch or the slip. */
function withPrices(prices: 'game' | 'launch' | 'slip') {
  const { gameOpening } = exampleSettings;
  return {
    gameOpening: { ...gameOpening, vendorDefaults: { ...gameOpening.vendorDefaults, prices } },
  };
}

function mountBoard(answers: MountOptions['answers'], options: MountOptions = {}) {
  return mountNode(
    { use: 'OddsBoard', props: { title: 'Next events', gameType: 'SPORTS', limit: 2 } },
    { ...options, answers: { getGameVendor: many(menu), ...answers } },
  );
}

it('requests as many events as it shows, and shows each with its odds', async () => {
  const board = await mountBoard({ getSportsEvents: [reply({ events: [football, basketball] })] });

  const prices = [...board.container.querySelectorAll('button bdi')].map(
    (price) => price.textContent,
  );
  expect(prices).toEqual(['1.90', '3.25', '4.00', '1.90', '4.00']);
  expect(board.getAllByRole('listitem')).toHaveLength(2);
  expect(board.getByText('Bayview Rovers')).toBeTruthy();
  expect(board.api.calls.find(({ name }) => name === 'getSportsEvents')?.request).toEqual({
    gameType: 'SPORTS',
    language: 'EN',
    count: 2,
  });
});

it.each([
  ['game', ''],
  // Without a slip on the page, a price opens the game.
  ['slip', ''],
  ['launch', '&event=football-1&market=winner&pick=away'],
] as const)('opens the game of the event by a price (%s)', async (prices, selection) => {
  const { navigation, visited } = recordNavigation();
  const board = await mountBoard(
    { getSportsEvents: [reply({ events: [football] })] },
    { visitor: 'member', ports: { navigation }, site: withPrices(prices) },
  );
  const name = board.t('odds.price', {
    home: 'Bayview Rovers',
    away: 'Coral City',
    pick: `Coral City, ${board.t('odds.away')}`,
    odds: '4.00',
  });

  await board.user.click(board.getByRole('button', { name }));

  await waitFor(() =>
    expect(visited).toEqual([`/game?vassalage=NOVA&gameType=SPORTS&nodeId=7${selection}&back=%2F`]),
  );
});

it('opens the other markets of an event, with the names of their selections', async () => {
  const board = await mountBoard({ getSportsEvents: [reply({ events: [basketball] })] });
  const { home, away } = basketball;
  expect(board.queryByText('Total points 180.5')).toBeNull();

  const more = `${board.t('odds.moreCount', { number: basketball.markets.length - 1 })} ${board.t('odds.more', { home, away })}`;
  await board.user.click(board.getByRole('button', { name: more }));

  expect(board.getByText('Total points 180.5')).toBeTruthy();
  const price = (pick: string, odds: string) =>
    board.t('odds.marketPrice', { home, away, market: 'Total points 180.5', pick, odds });
  expect(board.getByRole('button', { name: price(board.t('odds.over'), '1.855') })).toBeTruthy();
  expect(board.getByRole('button', { name: price('Less', '1.90') })).toBeTruthy();
});

it('puts a price on the slip of the page, and takes it off again', async () => {
  const { navigation, visited } = recordNavigation();
  const board = await mountBoard(
    { getSportsEvents: [reply({ events: [football] })], getSportsQuote: [] },
    {
      ports: { navigation },
      site: withPrices('slip'),
      bootstrap: { page: { root: 'slip', nodes: { slip: { use: 'BetSlip' } } } },
    },
  );
  const pressed = () =>
    board.getAllByRole('button').map((price) => price.getAttribute('aria-pressed'));
  const [home, , away] = board.getAllByRole('button');
  if (!home || !away) throw new Error('The event has no prices.');
  expect(pressed()).toEqual(['false', 'false', 'false']);

  await board.user.click(home);
  expect(pressed()).toEqual(['true', 'false', 'false']);
  await board.user.click(away);
  expect(pressed()).toEqual(['false', 'false', 'true']);
  await board.user.click(away);

  expect(pressed()).toEqual(['false', 'false', 'false']);
  expect(visited).toEqual([]);
});

it('requests the events of one provider', async () => {
  const board = await mountNode(
    { use: 'OddsBoard', props: { title: 'Next events', gameType: 'SPORTS', vendor: 'FB' } },
    { answers: { getGameVendor: many(menu), getSportsEvents: [reply({ events: [football] })] } },
  );

  expect(board.api.calls.find(({ name }) => name === 'getSportsEvents')?.request).toMatchObject({
    vassalage: 'FB',
  });
});

it('says that there are no events, until a refresh finds some', async () => {
  const board = await mountBoard({
    getSportsEvents: [reply({ events: [] }), reply({ events: [football] })],
  });
  await inView.set(true);

  expect(board.getByText(board.t('odds.empty'))).toBeTruthy();
  await board.advance(15_000);
  expect(await board.findByText('Bayview Rovers')).toBeTruthy();
});

it('offers a retry if the events fail', async () => {
  const board = await mountBoard({
    getSportsEvents: [fail('upstream_failed'), reply({ events: [football] })],
  });

  await board.user.click(await board.findByRole('button', { name: board.t('error.retry') }));

  expect(await board.findByText('Bayview Rovers')).toBeTruthy();
});

/** Returns the football event with other odds. */
function priced(home: number, draw = 3.25, away = 4) {
  const odds = { home, draw, away };
  return {
    ...football,
    markets: [
      {
        market: 'winner',
        selections: [
          { pick: 'home', odds: odds.home },
          { pick: 'draw', odds: odds.draw },
          { pick: 'away', odds: odds.away },
        ],
      },
    ],
  };
}

it('refreshes the odds while it is in sight, and keeps the old ones until the new ones arrive', async () => {
  const { answer, arrive } = later();
  const board = await mountBoard({ getSportsEvents: [reply({ events: [football] }), answer] });
  const requests = () => board.api.countOf('getSportsEvents');
  const prices = () => board.getAllByRole('button').map((price) => price.dataset.move);

  await board.advance(60_000);
  expect(requests()).toBe(1);

  await inView.set(true);
  expect(requests()).toBe(2);
  expect(board.getByText('1.90')).toBeTruthy();

  await act(async () => arrive(reply({ events: [priced(1.95, 3.25, 3.8)] })));
  expect(board.getByText('1.95')).toBeTruthy();
  expect(prices()).toEqual(['up', undefined, 'down']);
});

it('names a price that moved, until the next refresh without a move', async () => {
  const board = await mountBoard({
    getSportsEvents: [1.9, 2, 2].map((odds) => reply({ events: [priced(odds)] })),
  });
  await inView.set(true);
  const price = (odds: string) =>
    board.t('odds.price', {
      home: 'Bayview Rovers',
      away: 'Coral City',
      pick: `Bayview Rovers, ${board.t('odds.home')}`,
      odds,
    });

  await board.advance(14_999);
  expect(board.getByRole('button', { name: price('1.90') })).toBeTruthy();
  await board.advance(1);
  const moved = board.t('odds.priceUp', { price: price('2.00') });
  expect(await board.findByRole('button', { name: moved })).toBeTruthy();
  await board.advance(15_000);
  expect(await board.findByRole('button', { name: price('2.00') })).toBeTruthy();
});

it('keeps the odds when a refresh fails, and waits longer for the next one', async () => {
  const board = await mountBoard({
    getSportsEvents: [
      reply({ events: [football] }),
      fail('upstream_failed'),
      reply({ events: [priced(1.95)] }),
    ],
  });
  await inView.set(true);

  await board.advance(15_000);
  expect(board.getByText('1.90')).toBeTruthy();
  await board.advance(29_999);
  expect(board.api.countOf('getSportsEvents')).toBe(2);
  await board.advance(1);
  expect(await board.findByText('1.95')).toBeTruthy();
});
