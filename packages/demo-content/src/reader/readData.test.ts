import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../words/Words.ts';
import { readData } from './readData.ts';
import { boolean, each, fields, integer, listOf, oneOf, recordOf, text, words } from './shape.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-content-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const items = listOf(
  fields({ name: words, points: integer, kind: oneOf(['thing', 'voucher']) }, { isNew: boolean }),
);
const mug = { name: wordsOf((language) => `Mug ${language}`), points: 900, kind: 'thing' };

function read(value: unknown): unknown {
  writeFileSync(join(folder, 'mall.json'), JSON.stringify(value));
  return readData('mall.json', items, folder);
}

it('returns the content of the file', () => {
  expect(read([mug, { ...mug, isNew: true }])).toEqual([mug, { ...mug, isNew: true }]);
});

it.each([
  ['a missing language', [mug, { ...mug, name: { EN: 'Mug' } }], '$[1].name.TY is missing.'],
  [
    'an empty translation',
    [{ ...mug, name: { ...mug.name, TY: ' ' } }],
    '$[0].name.TY must be a text that is not empty.',
  ],
  [
    'an unknown language',
    [{ ...mug, name: { ...mug.name, XX: 'Mug' } }],
    '$[0].name.XX is an unknown field.',
  ],
  ['an unknown field', [{ ...mug, pionts: 900 }], '$[0].pionts is an unknown field.'],
  ['a missing field', [{ name: mug.name, kind: 'thing' }], '$[0].points is missing.'],
  ['a fraction', [{ ...mug, points: 1.5 }], '$[0].points must be a whole number.'],
  ['an unknown name', [{ ...mug, kind: 'mug' }], '$[0].kind must be one of: thing, voucher.'],
  ['a text for a boolean', [{ ...mug, isNew: 'yes' }], '$[0].isNew must be true or false.'],
  ['an object for a list', mug, '$ must be a list.'],
  ['a text for an object', ['mug'], '$[0] must be an object.'],
])('reports file and location of %s', (_fault, value, message) => {
  expect(() => read(value)).toThrow(`${join(folder, 'mall.json')} ${message}`);
});

it('reports a file that is not JSON', () => {
  writeFileSync(join(folder, 'broken.json'), '{ "items": [');
  expect(() => readData('broken.json', items, folder)).toThrow(
    `${join(folder, 'broken.json')} is not JSON.`,
  );
});

it('reads objects with any keys, and objects with exactly the given keys', () => {
  expect(recordOf(text)({ LAGOON: 'a' }, '$')).toEqual({ LAGOON: 'a' });
  expect(() => recordOf(text)({ LAGOON: 1 }, '$')).toThrow('$.LAGOON must be a text');
  expect(() => each(['koiPond', 'starship'], text)({ koiPond: 'a' }, '$')).toThrow(
    '$.starship is missing.',
  );
});
