import { expect, it } from 'vitest';
import { cursorAt, isClosed, tokenAt } from './cursorAt.ts';

const at = (marked: string): ReturnType<typeof cursorAt> =>
  cursorAt(marked.replace('‸', ''), marked.indexOf('‸'));

it.each([
  ['{ "a": { "b": "x‸y" } }', ['a', 'b'], false, 14, true],
  ['{ "a": { "b‸": 1 } }', ['a', 'b'], true, 9, true],
  ['{ "a": [1, "‸"] }', ['a', 1], false, 11, true],
  ['{ "a": ‸ }', ['a'], false, undefined, true],
  ['{ "a": [1, ‸] }', ['a', 1], false, undefined, true],
  ['{ "a": 1‸2 }', ['a'], false, 7, true],
  ['{ "a": 1, ‸ }', [''], true, undefined, true],
  ['{ "a": 1 ‸ }', ['a'], false, undefined, false],
  // Positions are in UTF-16 units, so a picture counts twice.
  ['{ "🎰": {\r\n "b": "‸x" } }', ['🎰', 'b'], false, 17, true],
  ['{ "a": "x‸', ['a'], false, 7, true],
  ['{ // a comment ‸\n "a": 1 }', [''], true, undefined, false],
  ['{ /* ‸ */ "a": 1 }', [''], true, undefined, false],
])('finds what is at the sign in %s', (marked, path, isName, offset, isOpen) => {
  const cursor = at(marked);
  expect(cursor).toMatchObject({ path, isName, isOpen });
  expect(cursor.token?.offset).toBe(offset);
});

it('measures tokens', () => {
  const text = '{ "a": "x\\"y", "b": [12.5] }';
  const lengthAt = (token: string): number => tokenAt(text, text.indexOf(token)).length;
  expect([lengthAt('"a"'), lengthAt('"x'), lengthAt('['), lengthAt('12.5')]).toEqual([3, 6, 1, 4]);
  expect(tokenAt('', 0).length).toBe(0);
});

it('knows an unclosed text', () => {
  expect(isClosed('"ab"', { offset: 0, length: 4 })).toBe(true);
  expect(isClosed('"a\\"', { offset: 0, length: 4 })).toBe(false);
  expect(isClosed('"', { offset: 0, length: 1 })).toBe(false);
});
