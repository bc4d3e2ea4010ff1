import { getGameList } from '@livery/api';
import type { GameListReply } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { GameListStore, type GameListOptions } from './GameListStore.ts';
import { Resource } from './Resource.ts';
import { Seeds } from './Seeds.ts';
import { FakeClock } from './testing/FakeClock.ts';
import { FakeServer, Refusal } from './testing/FakeServer.ts';
import { held } from './testing/held.ts';

const reply = (totalPages: number): GameListReply => ({ games: [{ nodeId: 1, vassalage: 'AA', gameType: 'RNG', displayName: 'One' }], totalPages });

function make(options: Partial<GameListOptions> = {}) {
  const server = new FakeServer();
  server.on(getGameList, () => reply(3));
  const list = new Resource({ api: server.api, clock: new FakeClock(), seeds: new Seeds([]), call: getGameList, freshMs: 30_000 });
  return { server, store: new GameListStore({ list, gameType: 'RNG', ...options }) };
}

async function onPage(store: GameListStore, pageNo: number): Promise<void> {
  await store.load();
  store.goToPage(pageNo);
  await store.load();
}

describe('the request', () => {
  it('[LOBB-05] names the category, the page and what the list is narrowed by, and nothing else', () => {
    const { store } = make({ top: true, pageSize: 30 });
    expect(store.request).toEqual({ gameType: 'RNG', pageNo: 1, pageSize: 30, isTop: 1 });
    const { store: plain } = make();
    plain.setFilter('searchText', '  orb ');
    expect(plain.request).toEqual({ gameType: 'RNG', pageNo: 1, gameName: 'orb' });
    plain.setFilter('minBet', 0.05);
    expect(plain.request).toEqual({ gameType: 'RNG', pageNo: 1, minBet: 0.05 });
    plain.setFilter('gameClass', 'arcade');
    expect(plain.request).toEqual({ gameType: 'RNG', pageNo: 1, gameClassify: 'arcade' });
    plain.setFilter('vendorCode', 'LMHW');
    expect(plain.request).toEqual({ gameType: 'RNG', pageNo: 1, vassalage: 'LMHW' });
  });

  it('starts with the vendor it was made for', () => {
    expect(make({ vendorCode: 'LMHW' }).store.request).toEqual({ gameType: 'RNG', pageNo: 1, vassalage: 'LMHW' });
  });
});

describe('filters', () => {
  const changes = [['vendorCode', 'LMHW'], ['searchText', 'orb'], ['gameClass', 'slot'], ['minBet', 0.5]] as const;

  it.each(changes)('[LOBB-03] %s goes back to page 1 and clears the others', async (name, value) => {
    for (const [other, otherValue] of changes.filter(([one]) => one !== name)) {
      const { store } = make();
      store.setFilter(other, otherValue);
      await onPage(store, 2);
      store.setFilter(name, value);
      expect(store.pageNo).toBe(1);
      expect(store.filters).toEqual({ vendorCode: '', searchText: '', gameClass: '', minBet: 0, [name]: value });
    }
  });

  it('keep each other where the brand combines them', () => {
    const { store } = make({ filters: 'combined' });
    for (const [name, value] of changes) store.setFilter(name, value);
    expect(store.filters).toEqual(Object.fromEntries(changes));
  });

  it('chosen once more change nothing', async () => {
    const { store } = make();
    store.setFilter('gameClass', 'slot');
    await onPage(store, 2);
    store.setFilter('gameClass', 'slot');
    expect(store.pageNo).toBe(2);
  });

  it('are all cleared at once', async () => {
    const { store } = make({ filters: 'combined' });
    for (const [name, value] of changes) store.setFilter(name, value);
    await onPage(store, 3);
    store.clearFilters();
    expect(store.request).toEqual({ gameType: 'RNG', pageNo: 1 });
  });
});

describe('pages', () => {
  it('[LOBB-03] there is more while totalPages exceeds pageNo', async () => {
    const { store } = make();
    expect(store.hasMore).toBe(false);
    await store.load();
    expect(store.hasMore).toBe(true);
    await onPage(store, 2);
    expect(store.hasMore).toBe(true);
    await onPage(store, 3);
    expect(store.hasMore).toBe(false);
  });

  it('[LOBB-04] first, previous, next and last lead there; next and last do nothing at the last page, nor first and previous at the first', async () => {
    const { store } = make();
    await store.load();
    store.previous();
    store.first();
    expect(store.pageNo).toBe(1);
    store.next();
    await store.load();
    expect(store.pageNo).toBe(2);
    store.last();
    await store.load();
    expect(store.pageNo).toBe(3);
    store.next();
    store.last();
    expect(store.pageNo).toBe(3);
    store.previous();
    expect(store.pageNo).toBe(2);
    store.first();
    expect(store.pageNo).toBe(1);
    for (const none of [0, -1, 4]) store.goToPage(none);
    expect(store.pageNo).toBe(1);
  });

  it('stay known while the next one is on its way', async () => {
    const { server, store } = make();
    await store.load();
    const answer = held<GameListReply>();
    server.on(getGameList, () => answer.promise);
    store.next();
    const loading = store.load();
    expect(store.state).toEqual({ status: 'loading' });
    expect(store.totalPages).toBe(3);
    answer.give(reply(2));
    await loading;
    expect(store.totalPages).toBe(2);
  });

  it('are unknown after a filter, until the answer is there', async () => {
    const { store } = make();
    await store.load();
    store.setFilter('gameClass', 'slot');
    expect(store.totalPages).toBe(0);
    expect(store.games).toEqual([]);
  });
});

it('asks again after a failure', async () => {
  const { server, store } = make();
  server.on(getGameList, () => new Refusal('upstream_failed'));
  await store.load();
  expect(store.state).toMatchObject({ status: 'failed', error: { code: 'upstream_failed' } });
  server.on(getGameList, () => reply(1));
  await store.retry();
  expect(store.games.map(({ displayName }) => displayName)).toEqual(['One']);
});

it('has a key that changes exactly with the request', () => {
  const { store } = make();
  const before = store.key;
  store.setFilter('searchText', ' ');
  expect(store.key).toBe(before);
  store.setFilter('searchText', 'orb');
  expect(store.key).not.toBe(before);
});
