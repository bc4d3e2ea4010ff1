import { expect, it } from 'vitest';
import { launchTarget } from './launchTarget.ts';

const site = {
  gameOpening: {
    default: 'frame',
    byGameType: { LIVE: 'popup', SPORTS: 'window' },
    byVendor: { FB: 'seamless' },
    slowMs: 1,
    balanceThrottleMs: 1,
    transferRetryMs: 1,
  },
} as const;

it.each([
  ['GAME-01', 'by the provider first', { vendorCode: 'FB', gameType: 'SPORTS' }, 'seamless'],
  ['GAME-01', 'else by the category', { vendorCode: 'BTI', gameType: 'SPORTS' }, 'window'],
  ['MODL-05', 'in a window over the page', { vendorCode: 'NOVA', gameType: 'LIVE' }, 'popup'],
  [
    'LOTT-11',
    'else as the brand opens its games',
    { vendorCode: 'NOVA', gameType: 'RNG' },
    'frame',
  ],
  [
    'LOTT-11',
    'a lottery on the lottery page',
    { vendorCode: 'TCG_SEA', gameType: 'LOTT' },
    'lottery',
  ],
  ['GAME-03', 'a game of several after its room', { vendorCode: 'NOVA', gameType: 'PVP' }, 'rooms'],
  [
    'GAME-03',
    'its room like any game',
    { vendorCode: 'NOVA', gameType: 'PVP', room: 'gold' },
    'frame',
  ],
] as const)('[%s] a game opens %s', (_id, _how, request, opening) => {
  expect(launchTarget(site, request)).toBe(opening);
});
