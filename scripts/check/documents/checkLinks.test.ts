import { expect, it } from 'vitest';
import { checkLinks, checkNamedPaths } from './checkLinks.ts';

const guide = {
  path: 'docs/guides/add-a-call.md',
  text: '# Add a call\n\n## The `callTable`, in short\n\n## Rules\n\n## Rules\n',
};
const paths = ['README.md', 'docs/guides/add-a-call.md', 'docs/pictures/home page.jpg'];

function findings(text: string): string[] {
  return checkLinks(
    [{ path: 'docs/architecture.md', text }, guide],
    [...paths, 'docs/architecture.md'],
  );
}

it.each([
  '[a file](guides/add-a-call.md)',
  '[a file of the root](../README.md)',
  '[a folder](guides/)',
  '[a heading](guides/add-a-call.md#the-calltable-in-short)',
  '[the second of two equal headings](guides/add-a-call.md#rules-1)',
  '# Own\n\n[an own heading](#own)',
  '![a picture](pictures/home%20page.jpg)',
  '[with a title](guides/add-a-call.md "Calls")',
  '[elsewhere](https://example.com/missing)',
  '`[code](missing.md)`',
  '```md\n[an example](missing.md)\n```',
])('accepts %s', (text) => {
  expect(findings(text)).toEqual([]);
});

it.each([
  ['[a file](guides/missing.md)', 'which does not exist'],
  ['[over\nthe line](missing.md)', 'which does not exist'],
  ['[a heading](guides/add-a-call.md#missing)', 'has no such heading'],
  ['[an own heading](#missing)', 'has no such heading'],
  ['[![a picture](missing.jpg)](guides/add-a-call.md)', 'missing.jpg, which does not exist'],
  ['[reference]: missing.md', 'which does not exist'],
])('reports %s', (text, message) => {
  expect(findings(text)).toEqual([expect.stringContaining(message)]);
});

it('reports file and line', () => {
  expect(findings('# Own\n\n[a file](missing.md)')).toEqual([
    'docs/architecture.md:3 links to missing.md, which does not exist.',
  ]);
});

it('reports a path of code that does not exist, except in guides to new files', () => {
  const text = 'See `packages/ui/src/Gone.tsx`, `packages/ui/src/` and `packages/ui/dist/x`.';
  const tracked = ['packages/ui/src/Button.tsx'];
  expect(checkNamedPaths([{ path: 'README.md', text }], tracked)).toEqual([
    'README.md:1 names packages/ui/src/Gone.tsx, which does not exist.',
  ]);
  expect(checkNamedPaths([{ path: 'docs/guides/add-a-component.md', text }], tracked)).toEqual([]);
});
