import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  jsonValue,
  nat,
  oneof,
  record,
  string,
} from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { LoadCache } from '../merge/LoadCache.ts';
import { loadSite } from './loadSite.ts';
import { memorySource } from '../source/memorySource.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas } from '../testing/brandFixture.ts';
import { callsFixture } from '../testing/callsFixture.gen.ts';

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

const documents = Object.keys(brandFixture).filter((path) => path.endsWith('.json'));

/** Replaces a value of a document by any other, or its text by any text. */
const edit = record({
  file: constantFrom(...documents),
  at: nat(),
  to: oneof(
    jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
    string({ maxLength: 6 }),
  ),
});

it('ends every load of an edited brand with a site or with located problems', async () => {
  await assert(
    asyncProperty(array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
      const files: Record<string, string> = { ...brandFixture };
      for (const { file, at, to } of edits) files[file] = edited(files[file] ?? '', at, to);
      const { site, problems, provenance } = await loadSite({
        source: memorySource(files),
        brand: 'lagoon',
        schemas,
        calls: callsFixture,
        cache: new LoadCache(),
      });
      expect(site === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
      for (const { file, line, column, layer } of problems) {
        expect(line > 0 && column > 0 && file.startsWith(layer)).toBe(true);
        expect((files[file] ?? '\n').split(/\r\n|\n|\r/).length).toBeGreaterThanOrEqual(line);
      }
      provenance('/site/name');
    }),
    { numRuns: 150 },
  );
}, 120_000);

function edited(text: string, at: number, to: string): string {
  const values = [
    ...text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d+|true|false|null|\[[^[\]]*\]|\{[^{}]*\}/g),
  ];
  const value = values[at % Math.max(1, values.length)];
  return value ? text.slice(0, value.index) + to + text.slice(value.index + value[0].length) : to;
}
