// @vitest-environment jsdom
import { fail } from '@livery/stores/testing/fakeApi';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { menu, standAt } from '../../testing/games.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        /* Nothing has a size. */
      }
      disconnect() {
        /* Likewise. */
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

const mountRail = (options: MountOptions = {}) =>
  mountNode(
    { use: 'VendorRail', props: { title: 'Providers', gameType: 'RNG' } },
    { answers: { getGameVendor: [menu] }, ...options },
  );

it('[LOBB-17] has the category’s providers with their names and whether they are hot; each leads to its games, and the one of the address is marked', async () => {
  const rail = await mountRail({
    bootstrap: {
      route: { name: 'games', path: '/games/rng', params: { games: 'rng' }, gameType: 'RNG' },
    },
  });
  await standAt(rail, '?vassalage=HAZEL');

  const items = await rail.findAllByRole('listitem');
  expect(rail.getAllByRole('link')).toEqual([
    rail.getByRole('link', { name: /^Nova Reels/ }),
    rail.getByRole('link', { name: /^Hazel Works/ }),
  ]);
  expect(
    items.map((item) => item.querySelector(`[aria-label="${rail.t('games.hot')}"]`) !== null),
  ).toEqual([true, false]);
  expect(
    items.map((item) => [
      item.querySelector('a')?.getAttribute('href'),
      item.querySelector('a')?.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['/games/rng?vassalage=NOVA', null],
    ['/games/rng?vassalage=HAZEL', 'true'],
  ]);
});

it('[LOBB-08] a menu that cannot be had says so and can be asked for again', async () => {
  const rail = await mountRail({ answers: { getGameVendor: [fail('upstream_failed'), menu] } });

  expect(await rail.findByText(rail.t('error.upstream_failed'))).toBeTruthy();
  await rail.user.click(rail.getByRole('button', { name: rail.t('games.retry') }));

  expect(await rail.findAllByRole('listitem')).toHaveLength(2);
});
