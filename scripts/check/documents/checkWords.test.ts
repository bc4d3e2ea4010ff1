import { expect, it } from 'vitest';
import { checkWords } from './checkWords.ts';

const inCode = (text: string) => checkWords([{ path: 'packages/ui/src/A.ts', text }]);

it('reports a word in a comment with its location, and none in code', () => {
  const text = "const nobody = 'stands';\n/** It is\n * made anew. */\n// For whoever asks.\n";
  expect(inCode(text)).toEqual([
    expect.stringContaining('packages/ui/src/A.ts:3 says "anew"'),
    expect.stringContaining('packages/ui/src/A.ts:4 says "whoever"'),
  ]);
});

it('accepts standard English and names', () => {
  expect(inCode('// `sandbox:` stands for the operator; the user is `nobody`.')).toEqual([]);
});

it('reports a word of a player text, a description and a document', () => {
  const paths = ['tenants/_base/locales/EN.json', 'schemas/site.schema.json', 'docs/glossary.md'];
  expect(checkWords(paths.map((path) => ({ path, text: '\n"Nobody has won."' })))).toEqual(
    paths.map((path) => expect.stringContaining(`${path}:2 says "Nobody"`)),
  );
});
