import { expect, it } from 'vitest';
import { Random } from './Random.ts';

it('repeats its sequence for the same seed and differs for another', () => {
  const draw = (seed: string): number[] => {
    const random = new Random(seed);
    return Array.from({ length: 8 }, () => random.int(0, 1_000_000));
  };
  expect(draw('koi-1')).toEqual(draw('koi-1'));
  expect(draw('koi-1')).not.toEqual(draw('koi-2'));
});

it('reaches both ends of an integer range and nothing beyond', () => {
  const random = new Random('range');
  const seen = new Set(Array.from({ length: 400 }, () => random.int(3, 6)));
  expect([...seen].toSorted((left, right) => left - right)).toEqual([3, 4, 5, 6]);
});

it('keeps every item when shuffling', () => {
  const shuffled = new Random('cards').shuffle([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shuffled.toSorted((left, right) => left - right)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shuffled).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('throws when picking from an empty list', () => {
  expect(() => new Random('none').pick([])).toThrow('expected at least one item');
});

it('starts keys with a letter, because they become ids', () => {
  for (let index = 0; index < 300; index += 1)
    expect(new Random(`seed-${index}`).key).toMatch(/^[a-z][0-9a-z]{5}$/);
});
