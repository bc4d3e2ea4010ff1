// @vitest-environment jsdom
import type { Game } from '@livery/model';
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { beforeEach, expect, it } from 'vitest';
import { exampleGame, many, menu } from '../../testing/games.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';
import { stubInView } from '../../testing/stubInView.ts';
import { withoutLayout } from '../../testing/withoutLayout.ts';

beforeEach(() => withoutLayout());

const games = [exampleGame(1), exampleGame(2, { gameType: 'LIVE' }), exampleGame(3)];

/** Mounts the list with the operator's reply. */
async function mountPopular(
  { gameType, isInView = true }: { gameType?: Game['gameType']; isInView?: boolean } = {},
  answers: MountOptions['answers'] = { getPopular: [reply({ games })] },
) {
  const inView = stubInView(isInView);
  const popular = await mountNode(
    { use: 'PopularGames', props: { title: 'Most played', ...(gameType && { gameType }) } },
    { site: {}, answers: { getGameVendor: many(menu), ...answers } },
  );
  return {
    ...popular,
    inView,
    names: () =>
      popular.getAllByRole('button', { name: /^Game \d/ }).map(({ textContent }) => textContent),
  };
}

it('[LOBB-16] requests the most played games near the viewport, and shows them in order', async () => {
  const popular = await mountPopular({ isInView: false });
  expect(popular.api.countOf('getPopular')).toBe(0);

  await popular.inView.set(true);

  await popular.findByRole('button', { name: 'Game 1' });
  expect(popular.names()).toEqual(games.map(({ displayName }) => displayName));
  expect(popular.api.calls.find(({ name }) => name === 'getPopular')?.request).toMatchObject({
    count: 6,
    device: 'WEB',
  });
});

it('[LOBB-16] shows only games of the category of the list', async () => {
  const popular = await mountPopular({ gameType: 'LIVE' });
  await popular.findByRole('button', { name: 'Game 2' });
  expect(popular.names()).toEqual(['Game 2']);
});

it('[LOBB-16] says that there are no games', async () => {
  const popular = await mountPopular({ gameType: 'FISH' });
  expect(await popular.findByText(popular.t('games.empty'))).toBeTruthy();
});

it('[LOBB-16] offers a retry if the list fails', async () => {
  const popular = await mountPopular(
    {},
    { getPopular: [fail('upstream_failed'), reply({ games })] },
  );
  await popular.user.click(await popular.findByRole('button', { name: popular.t('error.retry') }));
  expect(await popular.findByRole('button', { name: 'Game 1' })).toBeTruthy();
});
