import { expect, it } from 'vitest';
import { visualMatrix, type VisualCase } from './visualMatrix.ts';

const sides = ['from', 'theme', 'lang', 'width'] as const satisfies readonly (keyof VisualCase)[];

it('contains every pair of values of any two dimensions', () => {
  for (const [at, one] of sides.entries()) {
    for (const other of sides.slice(at + 1))
      expect(
        new Set(visualMatrix.map((look) => `${look[one]} ${look[other]}`)).size,
        `${one} × ${other}`,
      ).toBe(4);
  }
});

it('differs between the brands in at least one of two dimensions', () => {
  const [lagoon, ironfield] = [visualMatrix.slice(0, 4), visualMatrix.slice(4)];
  expect(
    lagoon.map((look, index) => sides.some((side) => look[side] === ironfield[index]?.[side])),
  ).toEqual([false, false, false, false]);
});
