import { expect, it } from 'vitest';
import { visualMatrix, type VisualCase } from './visualMatrix.ts';

const sides = ['from', 'theme', 'lang', 'width'] as const satisfies readonly (keyof VisualCase)[];

it('contains every pair of values of any two dimensions', () => {
  for (const [index, first] of sides.entries()) {
    for (const second of sides.slice(index + 1))
      expect(
        new Set(visualMatrix.map((visualCase) => `${visualCase[first]} ${visualCase[second]}`))
          .size,
        `${first} × ${second}`,
      ).toBe(4);
  }
});

it('differs between the brands in at least one of two dimensions', () => {
  const [lagoon, ironfield] = [visualMatrix.slice(0, 4), visualMatrix.slice(4)];
  expect(
    lagoon.map((visualCase, index) =>
      sides.some((side) => visualCase[side] === ironfield[index]?.[side]),
    ),
  ).toEqual([false, false, false, false]);
});
