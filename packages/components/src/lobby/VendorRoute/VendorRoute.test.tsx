// @vitest-environment jsdom
import { fail } from '@livery/stores/testing/fakeApi';
import { expect, it, vi } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';
import { vendorMenu } from '../../testing/vendors.ts';

it.each([
  ['has the provider', vendorMenu({ SPORTS: ['SB', 'FB'] }), []],
  [
    'has it in another category only',
    vendorMenu({ SPORTS: ['SB'], RNG: ['FB'] }),
    [['/sports', undefined]],
  ],
  ['does not have it', vendorMenu({ SPORTS: ['SB'] }), [['/sports', undefined]]],
  ['cannot be loaded', fail('upstream_failed'), []],
] as const)('[ROUTE-11] when the menu %s, redirects with %j', async (_title, menu, expected) => {
  const go = vi.fn();
  await mountNode(
    { use: 'VendorRoute', props: { gameType: 'SPORTS', vendor: 'FB', otherwise: 'sports' } },
    {
      answers: { getGameVendor: [menu] },
      ports: { navigation: { go, load: () => undefined, prepare: () => Promise.resolve(true) } },
    },
  );

  expect(go.mock.calls).toEqual(expected);
});
