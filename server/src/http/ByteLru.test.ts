import { expect, it } from 'vitest';
import { ByteLru } from './ByteLru.ts';

const full = () => {
  const cache = new ByteLru<string>({ limitBytes: 30 });
  for (const key of ['a', 'b', 'c']) cache.set(key, key.toUpperCase(), 10);
  return cache;
};

it('evicts the least recently used value', () => {
  const cache = full();
  cache.get('a');
  cache.set('d', 'D', 10);

  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C', 'D']);
  expect(cache.bytes).toBe(30);
});

it('evicts even if every value was used, and no more than necessary', () => {
  const cache = full();
  for (const key of ['a', 'b', 'c']) cache.get(key);
  cache.set('d', 'D', 10);

  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual([
    'b',
    'c',
    'd',
  ]);
  expect(cache.bytes).toBe(30);
});

it('replaces the oldest values of an owner that exceeds its share, and none of the others', () => {
  const cache = new ByteLru<string>({
    limitBytes: 100,
    shareBytes: 20,
    ownerOf: (key) => key.charAt(0),
  });
  for (const key of ['a1', 'b1', 'a2', 'a3']) cache.set(key, key, 10);
  cache.set('a4', 'larger than the share', 21);

  expect(['a1', 'b1', 'a2', 'a3', 'a4'].map((key) => cache.get(key))).toEqual([
    undefined,
    'b1',
    'a2',
    'a3',
    undefined,
  ]);
  expect(cache.bytes).toBe(30);
});

it('stores no value above the limit, and counts a replaced value once', () => {
  const cache = full();
  cache.set('huge', 'x', 31);
  cache.set('a', 'A again', 5);

  expect([cache.get('huge'), cache.get('a'), cache.bytes]).toEqual([undefined, 'A again', 25]);
});
