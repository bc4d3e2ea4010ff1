import { beforeAll, expect, it } from 'vitest';
import { formatProblem } from '../report/ConfigProblem.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';
import { problemsIn } from '../testing/mistakes/brandValidator.ts';

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

const home = 'lagoon/pages/home.json';
const lines = async (files: Readonly<Record<string, string>>): Promise<string[]> =>
  (await problemsIn({ ...brandFixture, ...files }, schemas)).map(formatProblem);
const stray = (before: string, after = ''): Record<string, string> => ({
  [home]: `{ "nodes": {\n${before}"stray": { "use": "Stack" }${after}\n} }`,
});

it('suppresses the one problem it names, above the line or at its end, and the brand loads', async () => {
  expect(await lines(stray(''))).toEqual([`LV414 no slot leads to node "stray"  ${home}:2:1`]);
  for (const files of [
    stray('// livery-ignore LV414: kept for the summer page\n'),
    stray('', ' // livery-ignore LV414: kept for the summer page'),
    stray('// livery-ignore LV414: kept\n// for the summer page\n\n'),
  ]) {
    expect(await lines(files)).toEqual([]);
    const { site, suppressions } = await loadFixture({ ...brandFixture, ...files }, schemas);
    expect(Object.keys(site?.pages.home?.nodes ?? {})).not.toContain('stray');
    expect(suppressions.map(({ code, silenced }) => [code, silenced.length])).toEqual([
      ['LV414', 1],
    ]);
  }
});

it('suppresses a warning, and only its own code on its own line', async () => {
  const porch = (comment: string): Record<string, string> => ({
    [home]: `{ "nodes": {\n  ${comment}\n  "porch": null,\n  "attic": null\n} }`,
  });
  expect(await lines(porch('// livery-ignore LV309: some parents have one'))).toEqual([
    `LV309 null deletes "attic", which the parent does not have  ${home}:4:12`,
  ]);
});

it('ignores the words of a suppression inside a text value', async () => {
  const text = {
    'lagoon/site.json': (brandFixture['lagoon/site.json'] ?? '').replace(
      '"Lagoon"',
      '"// livery-ignore LV506"',
    ),
  };
  expect(await lines(text)).toEqual([]);
});

it.each([
  [
    '// livery-ignore',
    'LV701 the suppression names no code; write // livery-ignore LV414: and why',
  ],
  [
    '// livery-ignore LV414',
    'LV701 the suppression gives no reason; write // livery-ignore LV414: and why',
  ],
  [
    '//livery-ignore LV414: …',
    'LV701 the suppression gives no reason; write // livery-ignore LV414: and why',
  ],
  [
    '// livery-ignore LV414, LV407: both',
    'LV701 the suppression gives no reason; write // livery-ignore LV414: and why',
  ],
  [
    '/* livery-ignore LV414: kept */',
    'LV701 the suppression gives no reason; write // livery-ignore LV414: and why',
  ],
  [
    '// livery-ignore LV144: kept',
    'LV702 there is no code "LV144" to suppress; did you mean "LV104"?',
  ],
  [
    '// livery-ignore LV501: the brand’s colour',
    'LV703 LV501 may not be suppressed: A text is too hard to read on its ground (WCAG 2.2 AA, 1.4.3).',
  ],
  [
    '// livery-ignore LV414: kept',
    'LV704 line 1 has no problem LV414 to suppress; remove the comment',
  ],
])('reports %s as a problem', async (comment, message) => {
  expect(await lines({ 'lagoon/compliance.json': `{ ${comment}\n  "minimumAge": 21\n}` })).toEqual([
    `${message}  lagoon/compliance.json:1:3`,
  ]);
});

it('does not suppress codes that must not be suppressed', async () => {
  const found = await lines({
    'lagoon/compliance.json':
      '{\n  // livery-ignore LV206: our players look older\n  "minimumAge": 17\n}',
  });
  expect(found.map((line) => line.slice(0, 5))).toEqual(['LV703', 'LV206']);
});

it('accepts a parent’s suppression that applies to any of its children', async () => {
  const base = (brandFixture['_base/locales/TY.json'] ?? '').replace(
    '"home.note"',
    '// livery-ignore LV407: the name is left out on purpose\n  "home.note"',
  );
  const suppressedFile = { '_base/locales/TY.json': base.replace('{{name}}', '') };
  const cove = Object.fromEntries(
    Object.entries(brandFixture)
      .filter(([path]) => path.startsWith('lagoon/'))
      .map(([path, text]) => [path.replace('lagoon', 'cove').toLowerCase(), text]),
  );
  const twin = {
    ...cove,
    'cove/site.json': '{ "name": "Cove", "hosts": ["cove.example"], "brand": { "merchant": "c" } }',
    'cove/locales/TY.json': '{ "home.note": "Kumusta {{name}}" }',
  };
  expect(await lines({ ...suppressedFile, ...twin })).toEqual([]);
  expect(await lines({ '_base/locales/TY.json': base, ...twin })).toEqual([
    expect.stringContaining('LV704 line'),
  ]);
});

it('reports no unused suppressions while errors may hide problems', async () => {
  const files = {
    'lagoon/compliance.json': '{ // livery-ignore LV414: kept\n  "minimumAge": 17\n}',
  };
  expect((await lines(files)).map((line) => line.slice(0, 5))).toEqual(['LV206']);
});
