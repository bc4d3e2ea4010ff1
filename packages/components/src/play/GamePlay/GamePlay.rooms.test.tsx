// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountGame } from './mountGame.tsx';

const query = '?vassalage=DUEL&gameType=PVP&back=%2Fgames%2Frng';
const rooms = reply([
  { roomId: 'DUEL-1', displayName: 'Copper', minBet: 1, maxBet: 20, players: 3 },
  { roomId: 'DUEL-2', displayName: 'Gold', minBet: 50, maxBet: 1_000, players: 0 },
]);

it('[GAME-03] lists the rooms of a PVP game with stakes and players, and opens the chosen room', async () => {
  const game = await mountGame({ query, answers: { getPvpRooms: [rooms] } });

  const [copper, gold] = await game.findAllByRole('listitem');
  const texts = [
    [1, 20, 3],
    [50, 1_000, 0],
  ].map(
    ([min = 0, max = 0, players = 0]) =>
      `${game.t('play.roomStakes', { min: game.root.locale.formatMoney(min), max: game.root.locale.formatMoney(max) })} · ${game.t('play.roomPlayers', { players })}`,
  );
  expect([copper?.textContent, gold?.textContent]).toEqual([
    expect.stringContaining(texts[0] ?? ''),
    expect.stringContaining(texts[1] ?? ''),
  ]);
  expect(game.api.calls.find(({ name }) => name === 'getPvpRooms')?.request).toMatchObject({
    vassalage: 'DUEL',
  });
  expect(game.frames()).toBe(0);
  await game.user.click(
    game.getByRole('button', { name: game.t('play.roomEnter', { room: 'Gold' }) }),
  );

  expect(game.visited).toEqual([
    '/game?vassalage=DUEL&gameType=PVP&room=DUEL-2&back=%2Fgames%2Frng',
  ]);
});

it.each([
  ['its own rooms', 8, ['Silver']],
  ['all rooms if it has none of its own', 9, ['Copper', 'Silver']],
])('[GAME-03] lists for a chosen game %s', async (_, nodeId, names) => {
  const ofGames = reply([
    { roomId: 'DUEL-1', nodeId: 7, displayName: 'Copper' },
    { roomId: 'DUEL-2', nodeId: 8, displayName: 'Silver' },
  ]);
  const game = await mountGame({
    query: `${query}&nodeId=${nodeId}`,
    answers: { getPvpRooms: [ofGames] },
  });

  const listed = await game.findAllByRole('listitem');

  expect(listed.map((room) => room.querySelector('strong')?.textContent)).toEqual(names);
});

it('[GAME-03] shows the error of failed rooms, retries, and shows a text without rooms', async () => {
  const game = await mountGame({
    query,
    answers: { getPvpRooms: [fail('upstream_failed'), reply([])] },
  });

  expect(await game.findByText(game.t('error.upstream_failed'))).toBeTruthy();
  await game.user.click(game.getByRole('button', { name: game.t('games.retry') }));

  await waitFor(() => expect(game.getByText(game.t('play.roomsNone'))).toBeTruthy());
});

it('[GAME-03] launches a room with the call for rooms', async () => {
  const launch = {
    url: 'https://games.example/cards',
    token: 'b'.repeat(32),
    demo: false,
    currency: 'PHP',
    launchId: 'L9',
  };
  const game = await mountGame({
    query: `${query}&room=DUEL-2`,
    answers: { launchPvpGame: [reply({ content: launch })], launchGame: [] },
  });

  await waitFor(() => expect(game.frames()).toBe(1));
  expect(game.frame().src).toMatch(/^https:\/\/games\.example\/cards\?/);
  expect(game.api.calls.find(({ name }) => name === 'launchPvpGame')?.request).toMatchObject({
    vassalage: 'DUEL',
    roomId: 'DUEL-2',
  });
});

it('[GAME-03] shows a room without stakes and players by its name', async () => {
  const game = await mountGame({
    query,
    answers: { getPvpRooms: [reply([{ roomId: 'DUEL-1', displayName: 'Copper' }])] },
  });

  const room = await game.findByRole('listitem');

  expect(room.textContent).toBe(`Copper${game.t('games.playNow')}`);
});
