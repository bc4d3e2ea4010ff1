import { expect, it } from 'vitest';
import { checkWords } from './checkWords.ts';

const file = (text: string) => ({ path: 'packages/ui/src/A.ts', text });

it('reports a word in a comment with its location, and none in code', () => {
  const text = "const nobody = 'stands';\n/** It is\n * made anew. */\n// For whoever asks.\n";
  expect(checkWords([file(text)], {})).toEqual([
    expect.stringContaining('  packages/ui/src/A.ts:3 anew\n  packages/ui/src/A.ts:4 whoever'),
  ]);
});

it('accepts standard English and names', () => {
  expect(
    checkWords([file('// `sandbox:` stands for the operator; the user is `nobody`.')], {}),
  ).toEqual([]);
});

it('accepts a budget, and reports one that is larger than needed', () => {
  const files = [file('// Nobody asks.')];
  expect(checkWords(files, { 'packages/ui': 1 })).toEqual([]);
  expect(checkWords(files, { 'packages/ui': 2 })).toEqual([
    'packages/ui: the budget of words is 2, and 1 are left; lower it.',
  ]);
});
