import { expect, it } from 'vitest';
import { mergeLocated, type MergeReport } from './mergeLocated.ts';
import { parseDocument } from '../read/parseDocument.ts';
import { SourceDocument } from '../source/SourceDocument.ts';
import { getAt, plainValue, type LocatedValue } from '../source/LocatedValue.ts';

const located = (layer: string, content: unknown): LocatedValue => {
  const text = JSON.stringify(content);
  const { value } = parseDocument({
    text,
    document: new SourceDocument({ file: `${layer}/x.json`, layer, text }),
    pointer: '',
  });
  if (!value) throw new Error('no JSON');
  return value;
};
const merge = (parent: unknown, child: unknown, pointer = ''): unknown => {
  const report: MergeReport = { problems: [], deleted: new Map() };
  const merged = mergeLocated(located('a', parent), located('b', child), pointer, report);
  return merged && plainValue(merged);
};

it('replaces any value by a reference', () => {
  expect(merge({ a: { x: 1 } }, { a: { $value: 'route.name' } })).toEqual({
    a: { $value: 'route.name' },
  });
  expect(merge({ a: { $text: 'x', values: { n: 1 } } }, { a: { $text: 'y' } })).toEqual({
    a: { $text: 'y' },
  });
  expect(merge({ a: { $secret: 'A' } }, { a: { x: 1 } })).toEqual({ a: { x: 1 } });
});

it('strips deletions even if the parent has no such value', () => {
  expect(merge({}, { a: { b: null, c: 1 } })).toEqual({ a: { c: 1 } });
});

it('keeps the parent’s order and shares unchanged values', () => {
  const parent = located('a', { one: { x: 1 }, two: { y: [1] } });
  const merged = mergeLocated(parent, located('b', { zero: 0, one: { x: 2 } }), '', {
    problems: [],
    deleted: new Map(),
  });
  expect(merged?.kind === 'object' ? [...merged.entries.keys()] : []).toEqual([
    'one',
    'two',
    'zero',
  ]);
  expect(getAt(merged, '/two')).toBe(getAt(parent, '/two'));
});

it('treats names of Object.prototype as plain names', () => {
  expect(merge({ constructor: 1 }, { toString: 2 })).toEqual({ constructor: 1, toString: 2 });
});
