import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noFilters, type GameView } from './GameListStore.ts';
import { listPlaceIn, pageNoIn, withListPlace, withPageNo } from './listAddress.ts';

const views: readonly GameView[] = ['all', 'hot', 'recent'];
const all = { view: 'all', pageNo: 1, filters: noFilters } as const;

it('[ROUTE-08] [LOBB-03] reads tab, page and filters from the query', () => {
  expect(
    listPlaceIn('?p=3&vassalage=NOVA&q=gold%20star&class=slot&bet=0.05&lang=EN', views),
  ).toEqual({
    view: 'all',
    pageNo: 3,
    filters: { vendorCode: 'NOVA', searchText: 'gold star', gameClass: 'slot', minBet: 0.05 },
  });
  expect(listPlaceIn('?page=hot&p=3&class=slot', views)).toEqual({ ...all, view: 'hot' });
  expect(listPlaceIn('', views)).toEqual(all);
});

it.each([
  '?page=favorite',
  '?page=constructor',
  '?p=0',
  '?p=-1',
  '?p=1e3',
  '?p=2.5',
  '?p=x',
  '?vassalage=a%0Ab',
  `?vassalage=${'a'.repeat(65)}`,
  '?class=a%20b',
  '?bet=-1',
  '?bet=Infinity',
  '?bet=1e9',
  '?q=',
])('ignores the invalid query %s', (search) => {
  expect(listPlaceIn(search, views)).toEqual(all);
});

it('limits page number and search text to what the call accepts', () => {
  expect(pageNoIn('?p=99999')).toBe(10_000);
  expect(listPlaceIn(`?q=${'a'.repeat(100)}`, views).filters.searchText).toHaveLength(64);
});

it('[LOBB-03] writes only what differs from the start of the list, and keeps other parameters', () => {
  expect(withListPlace('?lang=EN&p=2&class=slot', all)).toBe('?lang=EN');
  expect(withListPlace('?p=2', all)).toBe('');
  expect(
    withListPlace('?lang=EN', {
      view: 'all',
      pageNo: 2,
      filters: { ...noFilters, searchText: ' gold & star ', minBet: 0.05 },
    }),
  ).toBe('?lang=EN&p=2&q=gold+%26+star&bet=0.05');
  expect([withPageNo('?page=recent', 2), withPageNo('?page=recent&p=2', 1)]).toEqual([
    '?page=recent&p=2',
    '?page=recent',
  ]);
});

it('reads back what it has written', () => {
  const place = fc.record({
    view: fc.constant('all' as const),
    pageNo: fc.integer({ min: 1, max: 10_000 }),
    filters: fc.record({
      vendorCode: fc.oneof(
        fc.constantFrom('', 'EVO-LIVE', 'BIG BOSS', 'a/b?c', '#1&2', 'n.o', '星', '😀'.repeat(64)),
        fc.stringMatching(/^[\x20-\x7e]{0,64}$/),
      ),
      searchText: fc.string({ maxLength: 64 }).map((text) => text.trim()),
      gameClass: fc.stringMatching(/^[\w-]{0,40}$/),
      minBet: fc.constantFrom(0, 0.01, 0.05, 0.1, 0.5, 0.75, 25),
    }),
  });
  fc.assert(
    fc.property(place, (value) => {
      expect(listPlaceIn(withListPlace('?lang=EN', value), views)).toEqual(value);
    }),
  );
});
