import { expect, it } from 'vitest';
import { compact } from './compact.ts';

it('shortens colours, numbers and paths', () => {
  expect(compact('<circle cx="0" cy="0" r="4" fill="#ffcc00" opacity="0.5"/>')).toBe(
    '<circle r="4" fill="#fc0" opacity=".5"/>',
  );
  expect(compact('<path d="M10 -5 L 0.5 -0.25 10.5 20"/>')).toBe(
    '<path d="M10-5L .5-.25 10.5 20"/>',
  );
});

it('keeps other colours and a different centre', () => {
  expect(compact('<circle cx="0" cy="10" r="4" fill="#ffcc01"/>')).toBe(
    '<circle cx="0" cy="10" r="4" fill="#ffcc01"/>',
  );
});
