import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { ChunkStore } from './ChunkStore.ts';

function setUp() {
  const chunks = new ChunkStore();
  const retried: string[] = [];
  const shown: (string | undefined)[] = [];
  autorun(() => shown.push(chunks.failure?.chunk));
  return {
    chunks,
    retried,
    shown,
    fail: (chunk: string) =>
      chunks.fail({ chunk, fault: 'other', retry: () => retried.push(chunk) }),
  };
}

it('shows the last failed chunk and retries all failed ones once', () => {
  const { chunks, retried, shown, fail } = setUp();
  fail('lobby');
  fail('news');
  chunks.retry();
  chunks.retry();
  expect(shown).toEqual([undefined, 'lobby', 'news', undefined]);
  expect(retried).toEqual(['lobby', 'news']);
});

it('hides a dismissed failure and retries it with the next one', () => {
  const { chunks, retried, shown, fail } = setUp();
  fail('lobby');
  chunks.dismiss();
  expect(shown).toEqual([undefined, 'lobby', undefined]);
  fail('news');
  chunks.retry();
  expect(shown.slice(3)).toEqual(['news', undefined]);
  expect(retried).toEqual(['lobby', 'news']);
});
