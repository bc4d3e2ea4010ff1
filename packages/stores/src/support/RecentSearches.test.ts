import { expect, it } from 'vitest';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { RecentSearches } from './RecentSearches.ts';

function setUp(stored: Readonly<Record<string, string>> = {}) {
  const api = fakeApi();
  const localStorage = memoryStorage(stored);
  const recent = exampleRoot({ api, localStorage }).get(RecentSearches);
  return { api, recent, stored: () => localStorage.content().recentSearches };
}

it('keeps the last five searches of the browser, newest first, each once', () => {
  const { api, recent, stored } = setUp();

  for (const text of ['one', 'two', 'three', 'Öne', 'four', 'five', 'six', '']) recent.add(text);

  expect(recent.texts).toEqual(['six', 'five', 'four', 'Öne', 'three']);
  expect(setUp({ recentSearches: stored() ?? '' }).recent.texts).toEqual(recent.texts);
  expect(api.calls).toEqual([]);
});

it('removes them from the storage', () => {
  const { recent, stored } = setUp({ recentSearches: '["one"]' });

  recent.clear();

  expect([recent.texts, stored()]).toEqual([[], undefined]);
});

it.each(['', '{}', '[1, null]', '"one"', '['])('ignores the stored content %j', (content) => {
  expect(setUp({ recentSearches: content }).recent.texts).toEqual([]);
});
