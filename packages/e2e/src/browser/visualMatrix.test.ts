import { expect, it } from 'vitest';
import { visualMatrix, type VisualCase } from './visualMatrix.ts';

const sides = ['from', 'theme', 'lang', 'width'] as const satisfies readonly (keyof VisualCase)[];

it('has every two values of two sides in one of the visualMatrix', () => {
  for (const [at, one] of sides.entries()) {
    for (const other of sides.slice(at + 1))
      expect(
        new Set(visualMatrix.map((look) => `${look[one]} ${look[other]}`)).size,
        `${one} × ${other}`,
      ).toBe(4);
  }
});

it('shows what both brands have from two sides', () => {
  const [lagoon, ironfield] = [visualMatrix.slice(0, 4), visualMatrix.slice(4)];
  expect(
    lagoon.map((look, index) => sides.some((side) => look[side] === ironfield[index]?.[side])),
  ).toEqual([false, false, false, false]);
});
