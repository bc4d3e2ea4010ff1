import { expect, it } from 'vitest';
import { gameMessageOf, gameProtocol } from './gameMessages.ts';

const read = (message: object) => gameMessageOf({ protocol: gameProtocol, ...message });

it('reads each message with its amounts and drops other fields', () => {
  expect(read({ type: 'ready', more: 1 })).toEqual({ type: 'ready' });
  expect(read({ type: 'roundEnd', stakeMinor: 100, winMinor: 0, html: '<b>' })).toEqual({
    type: 'roundEnd',
    stakeMinor: 100,
    winMinor: 0,
  });
});

it.each([
  undefined,
  null,
  'ready',
  7,
  {},
  { type: 'ready' },
  { protocol: 'livery.game.2', type: 'ready' },
  { protocol: gameProtocol, type: 'toString' },
  { protocol: gameProtocol, type: 'balance' },
  { protocol: gameProtocol, type: 'balance', balanceMinor: '5' },
  { protocol: gameProtocol, type: 'balance', balanceMinor: -1 },
  { protocol: gameProtocol, type: 'roundEnd', stakeMinor: 1.5, winMinor: 0 },
  { protocol: gameProtocol, type: 'roundEnd', stakeMinor: 1, winMinor: Infinity },
])('ignores an invalid message: %j', (data) => {
  expect(gameMessageOf(data)).toBeUndefined();
});
