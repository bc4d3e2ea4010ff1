import type { Game, GameListRequest } from '@livery/model';
import { expect, it } from 'vitest';
import { getGameList } from '@livery/api';
import { GamePages } from './GamePages.ts';
import { gamePageSource } from './gamePageSource.ts';
import { Resource } from '../core/Resource.ts';
import { Seeds } from '../core/Seeds.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';

const game = (nodeId: number): Game => ({
  nodeId,
  vassalage: 'PG',
  gameType: 'RNG',
  displayName: String(nodeId),
});
const page = (totalPages: number, ...numbers: number[]): Answer =>
  reply({ games: numbers.map(game), totalPages });

function setUp(
  answers: readonly Answer[],
  { endless = true, keep = 50 }: { endless?: boolean; keep?: number } = {},
) {
  const api = fakeApi({ getGameList: answers });
  const list = new Resource({
    api,
    clock: new FakeClock(1_000_000),
    seeds: new Seeds([]),
    call: getGameList,
    freshMs: 0,
    keep,
  });
  const pages = new GamePages({
    source: gamePageSource(
      list,
      (pageNo): GameListRequest => ({ gameType: 'RNG', pageNo }),
      (value) => value,
    ),
    endless,
  });
  return { api, pages, numbers: () => pages.games.map(({ nodeId }) => nodeId) };
}

it('[LOBB-20] keeps every visible page, however few the resource caches', async () => {
  const { pages, numbers } = setUp(
    [...Array(60).keys()].map((index) => page(60, index * 2, index * 2 + 1)),
    { keep: 3 },
  );
  for (let pageNo = 1; pageNo <= 60; pageNo += 1) {
    await pages.load();
    pages.next();
  }
  expect(numbers()).toEqual([...Array(120).keys()]);
});

it('[LOBB-04] takes a page without a page count for the last one', async () => {
  const { pages, numbers } = setUp([page(3, 1), reply({ games: [game(2)] })], { endless: false });
  await pages.load();
  pages.next();
  await pages.load();
  expect([numbers(), pages.pageNo, pages.totalPages, pages.hasMore]).toEqual([[2], 2, 2, false]);
});

it('[LOBB-20] shows each game once if the list has grown at its start', async () => {
  const { pages, numbers } = setUp([page(2, 1, 2), page(2, 2, 3)]);
  await pages.load();
  pages.next();
  await pages.load();
  expect(numbers()).toEqual([1, 2, 3]);
});

it('[LOBB-20] keeps games that move up from the last page when an earlier page shrinks', async () => {
  const { pages, numbers } = setUp([page(3, 1, 2), page(3, 3, 4), page(2, 4, 5)]);
  await pages.load();
  pages.next();
  await pages.load();
  await pages.retry();
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
});

it('[LOBB-20] stays at a failed page and loads it again', async () => {
  const { pages, numbers } = setUp([page(3, 1), fail('upstream_failed'), page(3, 2), page(3, 3)]);
  await pages.load();
  pages.next();
  await pages.load();
  expect([pages.state.status, numbers(), pages.totalPages]).toEqual(['failed', [1], 3]);
  await pages.retry();
  pages.next();
  await pages.load();
  expect(numbers()).toEqual([1, 2, 3]);
});

it('[LOBB-13] moves to the last page if the list has become shorter', async () => {
  const { pages } = setUp([page(3, 1), page(3, 3), page(2)], { endless: false });
  await pages.load();
  pages.last();
  await pages.load();
  await pages.retry();
  expect(pages.pageNo).toBe(2);
});

it('[LOBB-03] drops all pages on restart', async () => {
  const { pages, numbers } = setUp([page(2, 1), page(2, 2), page(1, 9)]);
  await pages.load();
  pages.next();
  await pages.load();
  pages.restart();
  await pages.load();
  expect([numbers(), pages.hasMore]).toEqual([[9], false]);
});
