import { expect, it } from 'vitest';
import { withoutQueries } from './withoutQueries.ts';

it.each([
  ['at https://coral.example/a?b=c#d, then', 'at https://coral.example/a then'],
  ['at /a#b/c?d "/e?f" </g?h>', 'at /a "/e" </g>'],
  ['really? /a, no #1', 'really? /a, no #1'],
  ['why?/a?b', 'why?/a'],
])('removes the queries of %s', (text, expected) => {
  expect(withoutQueries(text)).toBe(expected);
});
