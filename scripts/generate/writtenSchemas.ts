import { readdir, readFile } from 'node:fs/promises';
import { callCatalogue } from '@livery/api/callCatalogue';
import { builtInFamilies } from '@livery/config';
import { contextPaths, iconNames } from '@livery/model';
import type { GeneratedFile } from './GeneratedFile.ts';
import type { Schema } from './typesFromSchemas.ts';
import { writtenSchema, type ValueLists } from './writtenSchema.ts';

const sources = 'packages/config/schemas';
const labelPrefix = 'category.';

/** Generates the schemas of documents as they are written, for editors and other validators. */
export async function writtenSchemas(): Promise<GeneratedFile[]> {
  const lists: ValueLists = {
    closed: {
      'x-icon': iconNames,
      'x-call': callCatalogue.operator,
      'x-guestCall': callCatalogue.guest,
    },
    open: { 'x-gameType': await gameTypes(), 'x-fontFamily': builtInFamilies },
    contextPaths: Object.keys(contextPaths),
  };
  const files = (await readdir(sources)).filter((name) => name.endsWith('.schema.json'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      // The repository's own JSON Schema
      const source = JSON.parse(await readFile(`${sources}/${file}`, 'utf8')) as Schema;
      const text = `${JSON.stringify(writtenSchema(file, source, lists), null, 2)}\n`;
      return { path: `schemas/${file}`, text };
    }),
  );
}

/** Categories that have a label in menus. An operator may have others. */
async function gameTypes(): Promise<string[]> {
  const english: unknown = JSON.parse(await readFile('tenants/_base/locales/EN.json', 'utf8'));
  return Object.keys(english ?? {}).flatMap((key) =>
    key.startsWith(labelPrefix) ? key.slice(labelPrefix.length) : [],
  );
}
