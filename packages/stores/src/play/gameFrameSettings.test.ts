import { exampleSettings } from '@livery/testing/exampleSettings';
import { expect, it } from 'vitest';
import { gameFrameSettings } from './gameFrameSettings.ts';

const { vendorDefaults } = exampleSettings.gameOpening;
const gameOpening = {
  ...exampleSettings.gameOpening,
  vendors: {
    NOVA: { speaks: 'none', sandbox: [] },
    HAZEL: { opensIn: 'popup' },
  },
} satisfies Parameters<typeof gameFrameSettings>[0];

it('[GAME-01] frames a game by the settings of its provider, else by those of all providers', () => {
  expect(gameFrameSettings(gameOpening, 'NOVA')).toEqual({
    ...vendorDefaults,
    speaks: 'none',
    sandbox: [],
  });
  expect(gameFrameSettings(gameOpening, 'HAZEL')).toMatchObject(vendorDefaults);
  expect(gameFrameSettings(gameOpening, 'OTHER')).toEqual(vendorDefaults);
});

it('[GAME-01] reads no inherited property for a code from an address', () => {
  for (const vendorCode of ['constructor', '__proto__', 'toString'])
    expect(gameFrameSettings(gameOpening, vendorCode)).toEqual(vendorDefaults);
});
