import { expect, it } from 'vitest';
import { differentShare } from './differentShare.ts';

const white = [255, 255, 255, 255];
const black = [0, 0, 0, 255];
const nearlyWhite = [250, 252, 255, 255];

it.each([
  ['equal pixels', [...white, ...black], [...white, ...black], 0],
  ['noise of an encoder', [...white, ...white], [...nearlyWhite, ...white], 0],
  ['one pixel of two', [...white, ...black], [...white, ...white], 0.5],
  ['another size', white, [...white, ...white], 1],
])('%s', (_case, first, second, share) => {
  expect(differentShare(first, second)).toBe(share);
});
