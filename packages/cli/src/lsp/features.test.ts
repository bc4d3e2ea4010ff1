import { DiagnosticSeverity, DiagnosticTag, type CompletionItem } from 'vscode-languageserver';
import { expect, it } from 'vitest';
import { changedSchemas } from '../testing/changedSchemas.ts';
import { completionsAt } from './completionsAt.ts';
import { definitionAt } from './definitionAt.ts';
import { hoverAt } from './hoverAt.ts';
import { diagnosticOf } from './places.ts';
import { quickFixes } from './quickFixes.ts';
import { editorFixture } from './testing/editorFixture.ts';

/** Returns the labels offered at the sign `‸` in a document of lagoon. */
async function complete(file: string, marked: string): Promise<CompletionItem[]> {
  const { session, edit } = await editorFixture({
    'lagoon/pages/home.json': { nodes: { extra: { use: 'Stack' } } },
  });
  await session.validate();
  const [edited, position] = await edit(file, marked);
  return (await completionsAt(edited, position)).items;
}

const labels = (items: readonly CompletionItem[]): string[] => items.map(({ label }) => label);

it('completes a text key with its text, in place of the string', async () => {
  const items = await complete(
    'lagoon/routes.json',
    '{ "routes": { "home": { "title": { "$text": "he‸" } } } }',
  );
  expect(items).toEqual([
    expect.objectContaining({
      label: 'hello',
      detail: 'Hello',
      filterText: '"hello"',
      textEdit: {
        range: { start: { line: 0, character: 44 }, end: { line: 0, character: 48 } },
        newText: '"hello"',
      },
    }),
  ]);
});

it.each([
  ['a missing value', '{ "routes": { "home": { "page": ‸ } } }', '"layout"'],
  ['an unquoted word', '{ "routes": { "home": { "page": lay‸ } } }', '"layout"'],
  ['an unclosed string', '{ "routes": { "home": { "page": "lay‸ } } }', '"layout"'],
])('completes %s', async (_, marked, newText) => {
  const items = await complete('lagoon/routes.json', marked);
  const item = items.find(({ label }) => label === 'layout');
  expect(item?.textEdit).toMatchObject({
    newText,
    range: { end: { line: 0, character: marked.indexOf('‸') } },
  });
});

it('completes properties by the schema, and what the parents have', async () => {
  const names = labels(
    await complete('lagoon/pages/home.json', '{ "nodes": { "‸": {}, "x": { "use": "Stack" } } }'),
  );
  expect(names).toContain('page');
  expect(names).not.toContain('x');

  const properties = labels(
    await complete('lagoon/routes.json', '{ "routes": { "home": { ‸ } } }'),
  );
  expect(properties).toEqual(expect.arrayContaining(['page', 'layout', 'paths']));
  expect(properties.filter((label) => label === 'page')).toHaveLength(1);
});

it('completes values of the schema', async () => {
  expect(
    labels(await complete('lagoon/pages/home.json', '{ "nodes": { "x": { "use": "Stac‸" } } }')),
  ).toContain('Stack');
  expect(
    labels(await complete('lagoon/routes.json', '{ "routes": { "home": { "access": ‸ } } }')),
  ).toContain('"member"');
});

it('completes nothing in a comment', async () => {
  expect(await complete('lagoon/routes.json', '{ "routes": { // "‸\n } }')).toEqual([]);
});

it('describes a value: what it means, and which layers gave it', async () => {
  const { session, edit } = await editorFixture({
    'lagoon/flags.json': { flags: { chat: { value: false } } },
  });
  await session.validate();
  const hover = async (file: string, marked: string): Promise<string> => {
    const [edited, position] = await edit(file, marked);
    const found = await hoverAt(edited, position, (target) => `file:///t/${target}`);
    return JSON.stringify(found?.contents ?? null);
  };

  expect(
    await hover(
      'lagoon/routes.json',
      '{ "routes": { "home": { "title": { "$text": "hel‸lo" } } } }',
    ),
  ).toMatch(/Hello.*Key of the text/);
  const layers = await hover('lagoon/flags.json', '{ "flags": { "chat": { "value": fal‸se } } }');
  expect(layers).toContain('- `lagoon` sets false');
  expect(layers).toContain('- `_base` sets true  [');
  expect(layers).toContain('(file:///t/_base/flags.json#L4,16)');
  expect(await hover('lagoon/flags.json', '{ ‸ }')).toBe('null');
});

it('finds definitions of names, and what a value changes', async () => {
  const { session, edit } = await editorFixture();
  await session.validate();
  const definition = async (file: string, marked: string): Promise<unknown> => {
    const [edited, position] = await edit(file, marked);
    return definitionAt(edited, position);
  };

  expect(
    await definition('lagoon/routes.json', '{ "routes": { "x": { "page": "ho‸me" } } }'),
  ).toMatchObject({ file: '_base/pages/home.json', line: 1 });
  expect(
    await definition('lagoon/routes.json', '{ "routes": { "ho‸me": { "when": {} } } }'),
  ).toMatchObject({ file: '_base/routes.json', line: 3, column: 5 });
  expect(
    await definition('lagoon/routes.json', '{ "routes": { "x": { "page": "no‸ne" } } }'),
  ).toBeUndefined();
});

it('replaces a misspelt name at the cursor, as validate --fix does', async () => {
  const text = '{\n  "flags": { "chat": { "vlaue": true } }\n}';
  const { session, problems } = await editorFixture({ 'lagoon/flags.json': text });
  await session.validate();
  const { source } = await session.open();
  const at = (line: number, character: number): ReturnType<typeof quickFixes> =>
    quickFixes({
      source,
      file: 'lagoon/flags.json',
      uri: 'file:///flags.json',
      range: { start: { line, character }, end: { line, character } },
      problems: problems(),
    });

  expect(await at(1, 25)).toEqual([
    expect.objectContaining({
      title: 'Replace "vlaue" by "value"',
      kind: 'quickfix',
      edit: {
        changes: {
          'file:///flags.json': [
            {
              range: { start: { line: 1, character: 23 }, end: { line: 1, character: 30 } },
              newText: '"value"',
            },
          ],
        },
      },
    }),
  ]);
  expect(await at(1, 3)).toEqual([]);
});

it('strikes a deprecated name through, and replaces it at the cursor', async () => {
  const text = '{ "flags": { "chat": { "note": "a" } } }';
  const { session, problems } = await editorFixture(
    { 'lagoon/flags.json': text },
    {
      schemas: await changedSchemas(
        'flags.schema.json',
        ['properties', 'flags', 'additionalProperties', 'properties', 'note'],
        { deprecated: true, 'x-replacedBy': 'description' },
      ),
    },
  );
  await session.validate();
  const [problem] = problems();
  const { source } = await session.open();
  const place = { start: { line: 0, character: 23 }, end: { line: 0, character: 29 } };

  expect(problem && diagnosticOf(problem, text)).toMatchObject({
    range: place,
    severity: DiagnosticSeverity.Warning,
    code: 'LV213',
    tags: [DiagnosticTag.Deprecated],
  });
  const actions = await quickFixes({
    source,
    file: 'lagoon/flags.json',
    uri: 'file:///flags.json',
    range: { start: place.start, end: place.start },
    problems: problems(),
  });
  expect(actions).toEqual([
    expect.objectContaining({
      title: 'Replace "note" by "description"',
      edit: { changes: { 'file:///flags.json': [{ range: place, newText: '"description"' }] } },
    }),
  ]);
});

it('places a problem at its value, with the address of its description', async () => {
  const text = '{\r\n  "a": "🎰", "flags": { "chat": { "vlaue": true } }\r\n}';
  const { session, type, problems } = await editorFixture();
  type('lagoon/flags.json', text.replace('"a": "🎰", ', '/* 🎰 */ '));
  await session.validate();
  const [problem] = problems();
  expect(problem && diagnosticOf(problem, text.replace('"a": "🎰", ', '/* 🎰 */ '))).toEqual({
    range: { start: { line: 1, character: 32 }, end: { line: 1, character: 39 } },
    severity: 1,
    source: 'livery',
    code: 'LV203',
    codeDescription: { href: 'https://livery.invalid/problems#lv203' },
    message: 'unknown property "vlaue" in flags.chat; did you mean "value"?',
  });
});
