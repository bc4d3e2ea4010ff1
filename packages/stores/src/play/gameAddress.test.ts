import { expect, it } from 'vitest';
import { gameAddress } from './gameAddress.ts';
import { gameRequestOf } from './gameRequestOf.ts';

const searchOf = (address: string) => address.slice(address.indexOf('?'));

it.each([
  { vendorCode: 'FB', gameType: 'SPORTS' },
  { vendorCode: 'NOVA', gameType: 'RNG', nodeId: 7, back: '/rng?vassalage=NOVA#top' },
  { vendorCode: 'EVO-LIVE', gameType: 'LIVE' },
  { vendorCode: 'a/b c?#&=星', gameType: 'RNG', nodeId: 7 },
  { vendorCode: 'TABLE_9', gameType: 'PVP', room: 'gold-2' },
  {
    vendorCode: 'FB',
    gameType: 'SPORTS',
    selection: { eventId: 'football-1', market: 'total:2.5', pick: 'over' },
  },
])('[ROUTE-20] reads the same game from its address: %j', (request) => {
  const address = gameAddress('/game', request);
  expect(address).toMatch(/^\/game\?vassalage=/);
  expect(gameRequestOf(searchOf(address))).toEqual(request);
});

it.each([
  '',
  '?nodeId=7',
  '?vassalage=FB',
  '?vassalage=F%0AB&gameType=SPORTS',
  `?vassalage=${'a'.repeat(65)}&gameType=SPORTS`,
  '?vassalage=FB&gameType=sports',
  '?vassalage=&gameType=RNG',
])('[ROUTE-20] reads no game from the query %j', (search) => {
  expect(gameRequestOf(search)).toBeUndefined();
});

it('ignores a selection that lacks a part', () => {
  const game = { vendorCode: 'FB', gameType: 'SPORTS' };
  for (const rest of ['event=e&market=m', 'event=e&pick=p', 'event=e&market=m&pick=%3C%3E'])
    expect(gameRequestOf(`?vassalage=FB&gameType=SPORTS&${rest}`)).toEqual(game);
});

it('[ROUTE-20] ignores malformed ids and rooms', () => {
  expect(gameRequestOf('?vassalage=FB&gameType=RNG&nodeId=-1&room=%3Cb%3E')).toEqual({
    vendorCode: 'FB',
    gameType: 'RNG',
  });
});
