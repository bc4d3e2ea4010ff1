import { expect, it } from 'vitest';
import { pageOfLists } from './pageOfLists.ts';

const lists = { names: ['player', 'banners'], pageSize: 3 };
const reply = { banners: [6, 7], player: [1, 2, 3, 4, 5], language: 'EN' };

it.each([
  [1, { player: [1, 2, 3], banners: [] }],
  [2, { player: [4, 5], banners: [6] }],
  [3, { player: [], banners: [7] }],
  [4, { player: [], banners: [] }],
])('returns page %i of the lists, one after the other, and the number of pages', (pageNo, page) => {
  expect(pageOfLists(reply, lists, pageNo)).toEqual({ ...page, language: 'EN', totalPages: 3 });
});

it('returns a reply that fits on one page, or has no lists, as it is', () => {
  for (const value of [{ player: [1, 2, 3] }, { player: 7 }, [1, 2, 3, 4], 'text', null])
    expect(pageOfLists(value, lists, 1)).toBe(value);
});
