import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from './environment.ts';

/** The texts of a language as a brand has them: the base's, and its own over them. */
export async function textsOf(folder: string, language: string): Promise<Record<string, string>> {
  return { ...(await textsIn(join(environment.tenants, '_base'), language)), ...(await textsIn(folder, language)) };
}

async function textsIn(folder: string, language: string): Promise<Record<string, string>> {
  const { $schema: _schema, $meta: _meta, ...texts } = JSON.parse(await readFile(join(folder, 'locales', `${language}.json`), 'utf8')) as Record<string, string>; // a locale document
  return texts;
}

/** The languages the platform has words for. */
export const shippedLanguages = ['EN', 'TY'] as const;
