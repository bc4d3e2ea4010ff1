import { expect, it } from 'vitest';
import { splitTitle } from './splitTitle.ts';

it.each([
  ['Koimoon', ['Koimoon']],
  ['Lava Lily', ['Lava Lily']],
  ['Kingsbridge Classic Baccarat', ['Kingsbridge', 'Classic Baccarat']],
  ['Tomb of Senneph Ascension', ['Tomb of Senneph', 'Ascension']],
  ['Extraordinarily', ['Extraordinarily']],
])('splits %s', (title, lines) => {
  expect(splitTitle(title)).toEqual(lines);
});
