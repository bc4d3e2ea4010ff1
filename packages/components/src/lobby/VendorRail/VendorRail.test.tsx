// @vitest-environment jsdom
import { fail } from '@livery/stores/testing/fakeApi';
import { beforeEach, expect, it } from 'vitest';
import { menu, showQuery } from '../../testing/games.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';
import { withoutLayout } from '../../testing/withoutLayout.ts';

beforeEach(withoutLayout);

const mountRail = (options: MountOptions = {}) =>
  mountNode(
    { use: 'VendorRail', props: { title: 'Providers', gameType: 'RNG' } },
    { answers: { getGameVendor: [menu] }, ...options },
  );

it('[LOBB-17] shows the category’s providers with names and hot marks, links to their games, and marks the one in the address', async () => {
  const rail = await mountRail({
    bootstrap: {
      route: { name: 'games', path: '/games/rng', params: { games: 'rng' }, gameType: 'RNG' },
    },
  });
  await showQuery(rail, '?vassalage=HAZEL');

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

it('[LOBB-08] shows the error of a failed menu and retries', async () => {
  const rail = await mountRail({ answers: { getGameVendor: [fail('upstream_failed'), menu] } });

  expect(await rail.findByText(rail.t('error.upstream_failed'))).toBeTruthy();
  await rail.user.click(rail.getByRole('button', { name: rail.t('games.retry') }));

  expect(await rail.findAllByRole('listitem')).toHaveLength(2);
});
