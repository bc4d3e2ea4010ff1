import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { ChunkStore } from './ChunkStore.ts';

function setUp() {
  const chunks = new ChunkStore();
  const tried: string[] = [];
  const told: (string | undefined)[] = [];
  autorun(() => told.push(chunks.failure?.chunk));
  return {
    chunks,
    tried,
    told,
    fail: (chunk: string) => chunks.fail({ chunk, fault: 'other', retry: () => tried.push(chunk) }),
  };
}

it('tells of the part that could not be had last, and tries all of them again, once', () => {
  const { chunks, tried, told, fail } = setUp();
  fail('lobby');
  fail('news');
  chunks.retry();
  chunks.retry();
  expect(told).toEqual([undefined, 'lobby', 'news', undefined]);
  expect(tried).toEqual(['lobby', 'news']);
});

it('says no more of what was dismissed, and tries it again with the next that fails', () => {
  const { chunks, tried, told, fail } = setUp();
  fail('lobby');
  chunks.dismiss();
  expect(told).toEqual([undefined, 'lobby', undefined]);
  fail('news');
  chunks.retry();
  expect(told.slice(3)).toEqual(['news', undefined]);
  expect(tried).toEqual(['lobby', 'news']);
});
