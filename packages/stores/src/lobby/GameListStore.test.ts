import { expect, it } from 'vitest';
import { GameListStore, noFilters, type GameListOptions } from './GameListStore.ts';
import { listPlaceIn, withListPlace } from './listAddress.ts';
import { gameListQuery } from './gameListQuery.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';

const game = { nodeId: 1, vassalage: 'PG', gameType: 'RNG', displayName: 'One' };
const three = reply({ games: [game], totalPages: 3 });

function setUp(answers: readonly Answer[], options: Partial<GameListOptions> = {}) {
  const api = fakeApi({ getGameList: answers });
  return {
    api,
    list: new GameListStore({
      list: exampleRoot({ api }).query(gameListQuery),
      gameType: 'RNG',
      ...options,
    }),
  };
}

it('requests a page with the brand’s values, without unset filters', async () => {
  const { api, list } = setUp([three]);
  await list.pages.load();
  expect(api.calls[0]?.request).toEqual({
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 15,
    clientType: 3,
    platform: 'html5',
    channel: 'web',
    language: 'EN',
    merchant: 'example',
  });
  expect(list.pages.games).toEqual([game]);
});

it('requests a page with its options and filters', () => {
  const { list } = setUp([], { filters: 'combined', top: true, pageSize: 6, vendorCode: 'PG' });
  list.setFilter('searchText', ' gold ');
  list.setFilter('gameClass', 'slot');
  list.setFilter('minBet', 5);
  expect(list.request).toEqual({
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 6,
    isTop: 1,
    vassalage: 'PG',
    gameClassify: 'slot',
    gameName: 'gold',
    minBet: 5,
  });
});

it('clears the other filters when one is chosen', () => {
  const { list } = setUp([], { vendorCode: 'PG' });
  list.setFilter('gameClass', 'slot');
  expect(list.filters).toEqual({ vendorCode: '', searchText: '', gameClass: 'slot', minBet: 0 });
});

it('keeps the other filters if the brand combines them, until all are cleared', () => {
  const { list } = setUp([], { filters: 'combined', vendorCode: 'PG' });
  list.setFilter('gameClass', 'slot');
  expect(list.filters).toEqual({ vendorCode: 'PG', searchText: '', gameClass: 'slot', minBet: 0 });
  list.clearFilters();
  expect(list.filters).toEqual({ vendorCode: '', searchText: '', gameClass: '', minBet: 0 });
});

it('returns to the first page only if a filter changes', async () => {
  const { list } = setUp([three]);
  await list.pages.load();
  list.pages.next();
  list.setFilter('searchText', '');
  expect(list.pages.pageNo).toBe(2);
  list.setFilter('searchText', 'gold');
  expect([list.pages.pageNo, list.pages.totalPages]).toEqual([1, 0]);
});

it('moves only between existing pages', async () => {
  const { list } = setUp([three]);
  await list.pages.load();
  list.pages.previous();
  expect([list.pages.pageNo, list.pages.hasMore]).toEqual([1, true]);
  list.pages.last();
  expect([list.pages.pageNo, list.pages.hasMore]).toEqual([3, false]);
  list.pages.next();
  list.pages.last();
  list.pages.goToPage(4);
  expect(list.pages.pageNo).toBe(3);
  list.pages.first();
  expect(list.pages.pageNo).toBe(1);
});

it('stays on the first page while the number of pages is unknown', () => {
  const { list } = setUp([]);
  list.pages.next();
  list.pages.last();
  expect(list.pages.pageNo).toBe(1);
});

it('keeps the pager while another page loads and if it fails', async () => {
  const deferred = later();
  const { list } = setUp([three, deferred.answer, three]);
  await list.pages.load();
  list.pages.next();
  const loaded = list.pages.load();
  expect([list.pages.state.status, list.pages.games, list.pages.totalPages]).toEqual([
    'loading',
    [],
    3,
  ]);
  deferred.arrive(fail('upstream_failed'));
  await loaded;
  expect([list.pages.state.status, list.pages.totalPages]).toEqual(['failed', 3]);
  await list.pages.retry();
  expect(list.pages.games).toEqual([game]);
});

it.each(['dragon ', ' dragon', 'a'.repeat(70), `${'a'.repeat(63)} b`, '😀'.repeat(70)])(
  '[LOBB-03] keeps the typed search text %j when its own address is restored',
  async (text) => {
    const { list } = setUp([three]);
    list.setFilter('searchText', text);
    await list.pages.load();
    const { filters } = list;
    list.restore(listPlaceIn(withListPlace('', list.place), ['all']));
    expect(list.filters).toBe(filters);
    expect(list.pages.totalPages).toBe(3);
  },
);

it('restores another search text, and another filter beside the same text', () => {
  const { list } = setUp([], { filters: 'combined' });
  list.setFilter('searchText', 'dragon ');
  list.restore(listPlaceIn('?q=tiger', ['all']));
  expect(list.filters.searchText).toBe('tiger');
  list.restore(listPlaceIn('?q=tiger&class=slot', ['all']));
  expect(list.filters).toEqual({ ...noFilters, searchText: 'tiger', gameClass: 'slot' });
});

it('requests at most as much search text as the call accepts', () => {
  const { list } = setUp([]);
  list.setFilter('searchText', 'a'.repeat(70));
  expect(list.request.gameName).toBe('a'.repeat(64));
});

it('changes the key exactly when another request is needed', () => {
  const { list } = setUp([]);
  const { key } = list.pages;
  list.setFilter('searchText', '  ');
  expect(list.pages.key).toBe(key);
  list.setFilter('searchText', 'gold');
  expect(list.pages.key).not.toBe(key);
});

it('[LOBB-11] lists the games of merged vendors one after the other', async () => {
  const pageOf = (nodeId: number, totalPages: number) =>
    reply({ games: [{ ...game, nodeId }], totalPages });
  const api = fakeApi({
    getGameList: [pageOf(1, 2), pageOf(3, 1), pageOf(2, 2), fail('upstream_failed'), pageOf(9, 1)],
  });
  const list = new GameListStore({
    list: exampleRoot({ api }).query(gameListQuery),
    vendorCodesOf: (code) => (code === 'BTI' ? ['BTI', 'TCG_1'] : [code]),
    gameType: 'SPORTS',
    vendorCode: 'BTI',
  });
  const shown = () => [list.pages.totalPages, list.pages.games.map(({ nodeId }) => nodeId)];

  await list.pages.load();
  expect(shown()).toEqual([3, [1]]);
  list.pages.next();
  await list.pages.load();
  expect(shown()).toEqual([3, [2]]);
  list.pages.last();
  await list.pages.load();
  expect(shown()).toEqual([3, [3]]);
  expect(list.pages.hasMore).toBe(false);
  await list.pages.retry();
  expect(list.pages.state.status).toBe('failed');
  await list.pages.retry();
  expect(shown()).toEqual([3, [9]]);

  expect(api.calls.map(({ request }) => request)).toMatchObject([
    { vassalage: 'BTI', pageNo: 1 },
    { vassalage: 'TCG_1', pageNo: 1 },
    { vassalage: 'BTI', pageNo: 2 },
    { vassalage: 'TCG_1', pageNo: 1 },
    { vassalage: 'TCG_1', pageNo: 1 },
  ]);
});

it('[LOBB-11] shows that the games of a merged vendor failed, and requests only them again', async () => {
  const api = fakeApi({
    getGameList: [
      reply({ games: [], totalPages: 0 }),
      fail('upstream_failed'),
      reply({ games: [game], totalPages: 1 }),
    ],
  });
  const list = new GameListStore({
    list: exampleRoot({ api }).query(gameListQuery),
    vendorCodesOf: () => ['BTI', 'TCG_1'],
    gameType: 'SPORTS',
    vendorCode: 'BTI',
  });

  await list.pages.load();
  expect(list.pages.state.status).toBe('failed');
  await list.pages.retry();

  expect(list.pages.games).toEqual([game]);
  expect(api.calls.map(({ request }) => request)).toMatchObject([
    { vassalage: 'BTI' },
    { vassalage: 'TCG_1' },
    { vassalage: 'TCG_1' },
  ]);
});
