import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../../fixtures/environment.ts';

/** Returns a brand's texts in a language: the base's texts, overridden by its own. */
export async function textsOf(folder: string, language: string): Promise<Record<string, string>> {
  return {
    ...(await textsIn(join(folder, '../_base'), language)),
    ...(await textsIn(folder, language)),
  };
}

/** Returns one text with values for its placeholders. Rejects if the brand does not have it. */
export async function textOf(
  folder: string,
  language: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  return (await textReader({ folder }, language))(key, values);
}

/** Reads a brand's texts in a language, like {@link textOf}. */
export type TextReader = (key: string, values?: Readonly<Record<string, string>>) => string;

/**
 * Returns a reader of a brand's texts in a language, by key. It throws if the brand does not have a
 * text.
 */
export async function textReader(
  { folder }: { readonly folder: string },
  language = 'EN',
): Promise<TextReader> {
  const texts = await textsOf(folder, language);
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined)
      throw new Error(
        `${folder} has no text ${key} in ${language}: look for the key's new name in tenants/_base/locales/EN.json`,
      );
    return text.replaceAll(
      /\{\{(\w+)\}\}/g,
      (placeholder, name: string) => values[name] ?? placeholder,
    );
  };
}

async function textsIn(folder: string, language: string): Promise<Record<string, string>> {
  // A locale document
  const {
    $schema: _schema,
    $meta: _meta,
    ...texts
  } = JSON.parse(await readFile(join(folder, 'locales', `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
  return texts;
}

export interface ShippedLanguage {
  code: string;
  /** Its BCP 47 tag. */
  tag: string;
  /** Its name in the language itself. */
  name: string;
}

/** Returns the languages of the platform, English first. */
export async function shippedLanguages(tenants = environment.tenants): Promise<ShippedLanguage[]> {
  const folder = join(tenants, '_base/locales');
  const codes = (await readdir(folder))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted((a, b) => Number(b === 'EN') - Number(a === 'EN'));
  return Promise.all(
    codes.map(async (code) => {
      // A locale document
      const { $meta } = JSON.parse(await readFile(join(folder, `${code}.json`), 'utf8')) as {
        $meta: { tag: string; name: string };
      };
      return { code, tag: $meta.tag, name: $meta.name };
    }),
  );
}
