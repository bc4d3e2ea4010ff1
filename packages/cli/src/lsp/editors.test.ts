import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { globFiles } from '../globFiles.ts';
import { editorCommands, vsCodeOptions } from './testing/editorCommands.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

it.each(await editorCommands())(
  'the configuration of %s names a program that exists',
  (_, command) => {
    const [node, program = '', ...args] = command;

    expect([node, ...args]).toEqual(['node', 'lsp']);
    expect(existsSync(join(repository, program))).toBe(true);
  },
);

it('the client of VS Code is for the documents of brands, and no other JSON', async () => {
  const patterns = vsCodeOptions().clientOptions.documentSelector.map(({ pattern }) => pattern);
  const matched = new Set<string>();
  for (const pattern of patterns)
    for (const file of await globFiles(`tenants/${pattern}`, repository)) matched.add(file);

  const documents = await globFiles('tenants/*/{.,pages,locales}/*.json', repository);
  expect(documents.length).toBeGreaterThan(100);
  expect([...matched].toSorted()).toEqual(documents);
});
