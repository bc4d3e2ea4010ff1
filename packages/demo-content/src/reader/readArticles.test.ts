import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentLanguages, wordsOf } from '../words/Words.ts';
import { readArticles } from './readArticles.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-content-'));
  mkdirSync(join(root, 'money'));
  for (const language of contentLanguages)
    write(`deposit.${language.toLowerCase()}.md`, `# Deposit ${language}\n\nText ${language}.\n`);
  write('deposit.en.md', '# Making a deposit\n\nChoose a method.\n\n- Pay at once.\n');
  write('deposit.ty.md', '# Pagdedeposito\r\n\r\nPumili ng paraan.\r\n');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(name: string, source: string): void {
  writeFileSync(join(root, 'money', name), source);
}

const file = (name: string): string => join(root, 'money', name);

it('adds title and text in every language, with any line endings', () => {
  expect(readArticles('money', [{ id: 'deposit', icon: 'wallet' }], root)).toEqual([
    {
      id: 'deposit',
      icon: 'wallet',
      title: {
        ...wordsOf((language) => `Deposit ${language}`),
        EN: 'Making a deposit',
        TY: 'Pagdedeposito',
      },
      text: {
        ...wordsOf((language) => `Text ${language}.`),
        EN: 'Choose a method.\n\n- Pay at once.',
        TY: 'Pumili ng paraan.',
      },
    },
  ]);
});

it('reports the missing file of a language', () => {
  rmSync(file('deposit.ru.md'));
  expect(() => readArticles('money', [{ id: 'deposit' }], root)).toThrow(
    `${file('deposit.ru.md')} is missing`,
  );
});

it('reports a file that belongs to no article', () => {
  write('fees.en.md', '# Fees\n\nNone.\n');
  expect(() => readArticles('money', [{ id: 'deposit' }], root)).toThrow(
    `${file('fees.en.md')} belongs to no article that is listed.`,
  );
});

it.each(['Choose a method.\n', '# Making a deposit\n', '# \n\nChoose a method.\n'])(
  'reports a file without title or text: %j',
  (source) => {
    write('deposit.en.md', source);
    expect(() => readArticles('money', [{ id: 'deposit' }], root)).toThrow(
      `${file('deposit.en.md')} must have its title`,
    );
  },
);
