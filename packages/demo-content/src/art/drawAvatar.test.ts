import { expect, it } from 'vitest';
import { avatars } from './avatars.ts';
import { drawAvatar } from './drawAvatar.ts';
import { xmlFault } from '../testing/xmlFault.ts';

it('draws a different, reproducible picture for each name', () => {
  const drawn = avatars.map((seed) => drawAvatar({ seed }));
  expect(new Set(drawn).size).toBe(avatars.length);
  expect(drawAvatar({ seed: avatars[0] ?? '' })).toBe(drawn[0]);
  for (const picture of drawn) {
    expect(xmlFault(picture)).toBeUndefined();
    expect(picture).not.toMatch(/style|script|href|NaN|undefined/i);
  }
});
