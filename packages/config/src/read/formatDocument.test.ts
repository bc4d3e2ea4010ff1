import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatDocument } from './formatDocument.ts';

const tenants = join(import.meta.dirname, '../../../../tenants');

it('writes every shipped document as the formatter does', () => {
  const paths = globSync('*/**/*.json', { cwd: tenants });

  expect(paths.length).toBeGreaterThan(90);
  for (const path of paths) {
    const text = readFileSync(join(tenants, path), 'utf8');
    expect(formatDocument(JSON.parse(text)), path).toBe(text);
  }
});

it('keeps short lists and objects on one line, up to 100 columns with the comma', () => {
  const items = (length: number) => ({ list: ['a'.repeat(length)], last: 1 });

  expect(formatDocument({})).toBe('{}\n');
  expect(formatDocument({ a: [1, { b: null }], c: [] })).toBe(
    '{ "a": [1, { "b": null }], "c": [] }\n',
  );
  expect(formatDocument(items(85)).split('\n')[1]).toHaveLength(100);
  expect(formatDocument(items(86)).split('\n')[1]).toBe('  "list": [');
});
