// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { many, menu, recordNavigation } from '../../testing/games.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

beforeEach(() => {
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

it('says that there are no events', async () => {
  const board = await mountBoard({ getSportsEvents: [reply({ events: [] })] });

  expect(board.getByText(board.t('odds.empty'))).toBeTruthy();
});

it('offers a retry if the events fail', async () => {
  const board = await mountBoard({
    getSportsEvents: [fail('upstream_failed'), reply({ events: [football] })],
  });

  await board.user.click(await board.findByRole('button', { name: board.t('error.retry') }));

  expect(await board.findByText('Bayview Rovers')).toBeTruthy();
});
