import { expect, it } from 'vitest';
import { slopeOf } from './slopeOf.ts';

const works = [0, 10, 20, 30, 40, 50, 60];

it('finds a leak below the noise of single measurements', () => {
  const noise = [0, 40, -40, 30, -30, 40, 0];
  const leak = works.map((work, index) => ({ work, value: 5 * work + (noise[index] ?? 0) }));
  const steady = works.map((work, index) => ({ work, value: 500 + (noise[index] ?? 0) }));
  expect(Math.round(slopeOf(leak))).toBe(5);
  expect(Math.round(slopeOf(steady))).toBe(0);
});

it('ignores a single measurement that is far off', () => {
  expect(slopeOf(works.map((work) => ({ work, value: work === 30 ? 1_000 : 7 })))).toBe(0);
});

it('has no slope without two measurements', () => {
  expect(slopeOf([{ work: 1, value: 1 }])).toBeNaN();
});
