import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  jsonValue,
  nat,
  oneof,
  option,
  property,
  record,
  string,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { LoadCache } from './LoadCache.ts';
import { loadSite } from '../load/loadSite.ts';
import { memorySource } from '../source/memorySource.ts';
import { mergeLocated, type MergeReport } from './mergeLocated.ts';
import { parseDocument } from '../read/parseDocument.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { SourceDocument } from '../source/SourceDocument.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';
import { plainValue, type LocatedValue } from '../source/LocatedValue.ts';
import { shippedBrands, shippedSchemas } from '../testing/shippedBrands.ts';
import { callsFixture } from '../testing/callsFixture.gen.ts';

// Each property is tried many times, which may exceed the default timeout on a slow machine.
vi.setConfig({ testTimeout: 120_000 });

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

function located(content: unknown): LocatedValue {
  const text = JSON.stringify(content);
  const { value } = parseDocument({
    text,
    document: new SourceDocument({ file: 'x.json', layer: 'x', text }),
    pointer: '',
  });
  if (!value) throw new Error(`no JSON: ${text}`);
  return value;
}

function lay(
  parent: LocatedValue | undefined,
  child: LocatedValue,
  pointer = '',
  report: MergeReport = { problems: [], deleted: new Map() },
): LocatedValue {
  const merged = mergeLocated(parent, child, pointer, report);
  if (!merged) throw new Error('everything was deleted');
  return merged;
}

/**
 * Documents in which a name always has the same kind of value. When a layer changes the kind, the
 * order of merging matters by design.
 */
const leaf = {
  number: option(integer(), { nil: undefined }),
  word: option(string({ maxLength: 3 }), { nil: undefined }),
  list: option(array(integer(), { maxLength: 3 }), { nil: undefined }),
};
const branch = record({ ...leaf, inner: option(record(leaf), { nil: undefined }) });
const alike: Arbitrary<unknown> = record({
  ...leaf,
  left: option(branch, { nil: undefined }),
  right: option(branch, { nil: undefined }),
});

it('merges three layers associatively', () => {
  assert(
    property(alike, alike, alike, (a, b, c) => {
      const [first, second, third] = [located(a), located(b), located(c)];
      expect(plainValue(lay(lay(first, second), third))).toEqual(
        plainValue(lay(first, lay(second, third))),
      );
    }),
    { numRuns: 500 },
  );
});

it('changes nothing when merging a document with itself or with nothing, and never changes the parent', () => {
  assert(
    property(alike, alike, (a, b) => {
      const parent = located(a);
      const before = JSON.stringify(plainValue(parent));
      expect(plainValue(lay(parent, located(a)))).toEqual(plainValue(parent));
      expect(plainValue(lay(parent, located({})))).toEqual(plainValue(parent));
      lay(parent, located(b));
      expect(JSON.stringify(plainValue(parent))).toBe(before);
    }),
    { numRuns: 300 },
  );
});

/** Any value that a child may set for a property that its parent locks. */
const anyValue = oneof(
  jsonValue({ maxDepth: 2 }),
  constant(null),
  constant({ $ops: [{ remove: 'x' }] }),
  constant({ $value: 'route.name' }),
);
const helpLine = record(
  {
    name: constantFrom('Help', 'Care'),
    url: constantFrom('https://a.example/', 'http://a.example/'),
  },
  { requiredKeys: [] },
);
const likely = record(
  {
    minimumAge: integer({ min: 16, max: 25 }),
    demonstration: constantFrom(true, false),
    helpLine: oneof(helpLine, constant(null)),
    neutralAnswers: constantFrom(true, false),
  },
  { requiredKeys: [] },
);
const unlikely = record(
  { minimumAge: anyValue, demonstration: anyValue, helpLine: anyValue },
  { requiredKeys: [] },
);
const lockedChild = oneof(
  { weight: 6, arbitrary: likely },
  { weight: 2, arbitrary: unlikely },
  anyValue,
);

it('keeps locked values whatever the child sets, or loads no site', async () => {
  let sites = 0;
  await assert(
    asyncProperty(lockedChild, async (child) => {
      const { site } = await loadFixture(
        { ...brandFixture, 'lagoon/compliance.json': JSON.stringify(child) },
        schemas,
      );
      if (!site) return;
      sites += 1;
      expect(site.compliance.minimumAge).toBeGreaterThanOrEqual(18);
      expect(site.compliance.demonstration).toBe(true);
      expect(site.compliance.helpLine?.url).toMatch(/^https:/);
    }),
    { numRuns: 150 },
  );
  // Checks that not all inputs were rejected: about one in seven gives a site.
  expect(sites).toBeGreaterThan(4);
});

const id = constantFrom(...'abcdefgh');
const anchor = option(record({ side: constantFrom('before', 'after'), to: id }), {
  nil: undefined,
});
const operation = tuple(constantFrom('insert', 'remove', 'move'), id, anchor).map(
  ([kind, subject, at]) => ({ [kind]: subject, ...(at ? { [at.side]: at.to } : {}) }),
);

it('keeps, in order, every list entry that no operation names', () => {
  assert(
    property(
      uniqueArray(id, { maxLength: 8 }),
      array(operation, { maxLength: 6 }),
      (before, operations) => {
        const after = plainValue(
          lay(
            located(before),
            located({ $ops: operations }),
            '/pages/home/nodes/page/slots/default',
          ),
        );
        const list = Array.isArray(after) ? after.map(String) : [];
        const subjects = new Set(
          operations.flatMap((entry) => [entry.insert, entry.remove, entry.move]),
        );
        const unrelated = (entry: string): boolean => !subjects.has(entry);
        expect(list.filter(unrelated)).toEqual(before.filter(unrelated));
        expect(new Set(list).size).toBe(list.length);
        const removed = new Set(operations.map(({ remove }) => remove));
        expect(before.filter((entry) => !removed.has(entry) && !list.includes(entry))).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});

it('ends every load of an edited shipped brand with a site or with located problems', async () => {
  const [files, real] = [await shippedBrands(), await shippedSchemas()];
  const documents = Object.keys(files).filter((path) => path.endsWith('.json'));
  const comment = constantFrom(
    ' // livery-ignore LV414: kept\n',
    '\n// livery-ignore\n',
    '/* livery-ignore LV309: kept */',
    '// livery-ignore LV506: kept\n',
  );
  const edit = record({
    file: constantFrom(...documents),
    at: nat(),
    to: oneof(
      jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
      string({ maxLength: 6 }),
      comment,
    ),
  });
  await assert(
    asyncProperty(
      array(edit, { minLength: 1, maxLength: 3 }),
      constantFrom('lagoon', 'ironfield'),
      async (edits, brand) => {
        const changed = { ...files };
        for (const { file, at, to } of edits) changed[file] = edited(changed[file] ?? '', at, to);
        const { site, problems, suppressions } = await loadSite({
          source: memorySource(changed),
          brand,
          schemas: real,
          calls: callsFixture,
          cache: new LoadCache(),
        });
        expect(site === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
        for (const { file, line, column, layer, message } of [
          ...problems,
          ...suppressions.flatMap(({ silenced }) => silenced),
        ]) {
          expect(line > 0 && column > 0 && file.startsWith(layer) && !message.includes('\n')).toBe(
            true,
          );
          expect((changed[file] ?? '\n').split(/\r\n|\n|\r/).length).toBeGreaterThanOrEqual(line);
        }
      },
    ),
    { numRuns: 30 },
  );
});

function edited(text: string, at: number, to: string): string {
  const values = [
    ...text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d+|true|false|null|\[[^[\]]*\]|\{[^{}]*\}/g),
  ];
  const value = values[at % Math.max(1, values.length)];
  return value
    ? text.slice(0, value.index) +
        to +
        text.slice(value.index + (to.includes('livery-ignore') ? 0 : value[0].length))
    : to;
}
