import { exampleSettings } from '@livery/testing/exampleSettings';
import { expect, it } from 'vitest';
import { launchTarget } from './launchTarget.ts';

const site = {
  lottery: { ...exampleSettings.lottery, operatorLobbies: ['LOTT'] },
  gameOpening: {
    ...exampleSettings.gameOpening,
    byGameType: { LIVE: 'popup', SPORTS: 'window' },
    vendors: { FB: { opensIn: 'seamless' }, BTI: { allow: ['web-share'] } },
  },
} satisfies Parameters<typeof launchTarget>[0];

it.each([
  [
    'GAME-01',
    'as configured for its provider',
    { vendorCode: 'FB', gameType: 'SPORTS' },
    'seamless',
  ],
  [
    'GAME-01',
    'as configured for its category',
    { vendorCode: 'BTI', gameType: 'SPORTS' },
    'window',
  ],
  ['MODL-05', 'in the popup', { vendorCode: 'NOVA', gameType: 'LIVE' }, 'popup'],
  ['LOTT-11', 'with the brand’s default', { vendorCode: 'NOVA', gameType: 'RNG' }, 'frame'],
  [
    'GAME-01',
    'with the default if the code in its address is the name of an inherited property',
    { vendorCode: 'constructor', gameType: 'RNG' },
    'frame',
  ],
  [
    'LOTT-11',
    'on the lottery page if it is a lottery',
    { vendorCode: 'TCG_SEA', gameType: 'LOTT' },
    'lottery',
  ],
  [
    'LOTT-06',
    'as other games if it is a lottery of the operator’s lobby',
    { vendorCode: 'LOTT', gameType: 'LOTT' },
    'frame',
  ],
  [
    'GAME-03',
    'after the choice of a room if it is a PVP game',
    { vendorCode: 'NOVA', gameType: 'PVP' },
    'rooms',
  ],
  [
    'GAME-03',
    'directly if its room is chosen',
    { vendorCode: 'NOVA', gameType: 'PVP', room: 'gold' },
    'frame',
  ],
] as const)('[%s] opens a game %s', (_id, _case, request, expected) => {
  expect(launchTarget(site, request)).toBe(expected);
});
