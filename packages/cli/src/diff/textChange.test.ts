import { expect, it } from 'vitest';
import { textChange } from './textChange.ts';

const long = 'Live tables, day and night, with dealers who speak your language, in every room.';

it.each([
  ['Hello', 'Good day', 'changed: "Hello" → "Good day"'],
  [undefined, 'Hello', 'added: "Hello"'],
  ['Hello', undefined, 'removed (was "Hello")'],
  ['', 'Two\nlines', String.raw`changed: "" → "Two\nlines"`],
  [
    long,
    long.replace('every', 'each'),
    'changed: "… night, with dealers who speak your language, in every room." → "…d night, with dealers who speak your language, in each room."',
  ],
  [
    long,
    'Live tables.',
    'changed: "Live tables, day and night, with dealers who speak your lang…" → "Live tables."',
  ],
  [
    `${'👍'.repeat(70)}a`,
    `${'👍'.repeat(70)}b`,
    `changed: "…${'👍'.repeat(59)}a" → "…${'👍'.repeat(59)}b"`,
  ],
])('shows what differs between %j and %j', (before, after, expected) => {
  expect(textChange(before, after)).toBe(expected);
});
