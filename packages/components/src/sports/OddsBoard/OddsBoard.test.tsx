// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
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
  selections: [
    { pick: 'home', odds: 1.9 },
    { pick: 'draw', odds: 3.25 },
    { pick: 'away', odds: 4 },
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
  selections: football.selections.filter(({ pick }) => pick !== 'draw'),
};

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
    count: 2,
  });
});

it('opens the game of the event by a price, which names its event and its side', async () => {
  const { navigation, visited } = recordNavigation();
  const board = await mountBoard(
    { getSportsEvents: [reply({ events: [football] })] },
    { visitor: 'member', ports: { navigation } },
  );
  const name = board.t('odds.price', {
    home: 'Bayview Rovers',
    away: 'Coral City',
    pick: 'Coral City',
    odds: '4.00',
  });

  await board.user.click(board.getByRole('button', { name }));

  await waitFor(() =>
    expect(visited).toEqual(['/game?vassalage=NOVA&gameType=SPORTS&nodeId=7&back=%2F']),
  );
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
    selections: [
      { pick: 'home', odds: odds.home },
      { pick: 'draw', odds: odds.draw },
      { pick: 'away', odds: odds.away },
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
      pick: 'Bayview Rovers',
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
