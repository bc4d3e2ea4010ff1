// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';
import { stubInView } from '../../testing/stubInView.ts';
import { vendorMenu } from '../../testing/vendors.ts';

const game = (nodeId: number, gameType: string) => ({
  nodeId,
  gameType,
  vassalage: 'EV',
  displayName: `Game ${nodeId}`,
});
const hot = reply({ list: [game(1, 'LIVE'), game(2, 'RNG'), game(3, 'LIVE')], footer: [] });

/** Mounts the tab of hot games on a page of the live category. */
async function mountHot(getHotGameList = [hot]) {
  stubInView();
  const grid = await mountNode(
    { use: 'GameGrid', props: { title: { $text: 'category.LIVE' }, gameType: 'LIVE' } },
    {
      answers: {
        getGameVendor: [vendorMenu({ LIVE: ['EV'] })],
        getGameList: [reply({ games: [], totalPages: 1 })],
        getHotGameList,
      },
    },
  );
  await act(() => grid.root.page.show('/', '/?page=hot'));
  expect(grid.getByRole('link', { name: grid.t('lobby.hot') }).getAttribute('aria-current')).toBe(
    'page',
  );
  return grid;
}

it('[LOBB-07] shows the hot games of the category', async () => {
  const { findByRole, getAllByRole } = await mountHot();
  await findByRole('button', { name: 'Game 1' });

  expect(
    getAllByRole('listitem')
      .flatMap((item) => within(item).queryAllByRole('button', { name: /^Game/ }))
      .map(({ textContent }) => textContent),
  ).toEqual(['Game 1', 'Game 3']);
});

it('[LOBB-07] shows the error of a failed request and retries', async () => {
  const { findByRole, getByText, t, user } = await mountHot([fail('upstream_failed'), hot]);
  const retryButton = await findByRole('button', { name: t('games.retry') });
  expect(getByText(t('games.failed'))).toBeTruthy();

  await user.click(retryButton);

  expect(await findByRole('button', { name: 'Game 1' })).toBeTruthy();
});

it('[LOBB-07] shows a text when the category has no hot games', async () => {
  const { findByText, t } = await mountHot([reply({ list: [game(2, 'RNG')], footer: [] })]);

  expect(await findByText(t('lobby.noHot'))).toBeTruthy();
});
