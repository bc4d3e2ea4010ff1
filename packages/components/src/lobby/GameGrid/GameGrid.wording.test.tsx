// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';
import { withoutLayout } from '../../testing/withoutLayout.ts';

const game = { nodeId: 1, vassalage: 'NOVA', gameType: 'RNG', displayName: 'Game 1' };
const guest = reply({ state: 'guest', merchant: 'example' });
const vendors = reply({ data: { lanes: [{ gameType: 'RNG', vendors: [] }] } });

function mountGrid({ games = [game], query = '' } = {}) {
  withoutLayout();
  // One session request of the list of recent games and one of the page.
  const answers = {
    getSession: [guest, guest],
    getGameVendor: [vendors],
    getGameList: [reply({ games, totalPages: 3 })],
  };
  return mountNode(
    { use: 'GameGrid', props: { title: { $text: 'category.RNG' }, gameType: 'RNG' } },
    { answers, query },
  );
}

it('[LOBB-02] names the search field', async () => {
  const { findByRole, t } = await mountGrid();

  const search = await findByRole('combobox', { name: t('filters.search') });

  expect(search.getAttribute('placeholder')).toBe(t('filters.search'));
});

it('[LOBB-07] shows a text, a hint and a button for an empty list', async () => {
  const { findByText, getByRole, t } = await mountGrid({ games: [] });

  expect(await findByText(t('games.empty'))).toBeTruthy();
  expect(await findByText(t('games.emptyHint'))).toBeTruthy();
  expect(getByRole('button', { name: t('games.clearFilters') })).toBeTruthy();
});

it('[LOBB-01] tells a guest why recent games need a login', async () => {
  const { findByText, t } = await mountGrid({ query: '?page=recent' });

  expect(await findByText(t('lobby.recentGuest'))).toBeTruthy();
  expect(await findByText(t('lobby.recentGuestHint'))).toBeTruthy();
});

it('[LOBB-05] names the pager and its buttons', async () => {
  const { findByRole, t } = await mountGrid();

  const pager = await findByRole('navigation', { name: t('pager.label') });

  expect(
    [...pager.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
  ).toEqual(
    (['pager.first', 'pager.previous', 'pager.next', 'pager.last'] as const).map((key) => t(key)),
  );
  expect(pager.querySelector('[aria-live]')?.textContent).toBe(
    t('pager.status', { page: 1, pages: 3 }),
  );
});
