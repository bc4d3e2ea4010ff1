import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentLanguages, wordsOf, type ContentLanguage, type Words } from '../words/Words.ts';
import { contentFolder } from './contentFolder.ts';

/** Long text with its title, in the format of `htmlOf`. */
export interface Article {
  readonly title: Words;
  readonly text: Words;
}

/**
 * Adds title and text to each entry, from the Markdown files `<id>.<language>.md` of a folder
 * below the content folder. Throws an error that names the file when a language is missing,
 * when a file does not begin with its title, and when it belongs to no entry.
 */
export function readArticles<T extends { readonly id: string }>(
  folderName: string,
  entries: readonly T[],
  root = contentFolder,
): readonly (T & Article)[] {
  const folder = join(root, folderName);
  const present = new Set(readdirSync(folder));
  const expected = new Set(
    entries.flatMap(({ id }) => contentLanguages.map((language) => fileName(id, language))),
  );
  for (const name of expected)
    if (!present.has(name))
      throw new Error(`${join(folder, name)} is missing: an article has every language.`);
  for (const name of present)
    if (!expected.has(name))
      throw new Error(`${join(folder, name)} belongs to no article that is listed.`);
  return entries.map((entry) => {
    const articles = new Map(
      contentLanguages.map((language) => [
        language,
        readArticle(join(folder, fileName(entry.id, language))),
      ]),
    );
    return {
      ...entry,
      title: wordsOf((language) => articles.get(language)?.title ?? ''),
      text: wordsOf((language) => articles.get(language)?.text ?? ''),
    };
  });
}

function fileName(id: string, language: ContentLanguage): string {
  return `${id}.${language.toLowerCase()}.md`;
}

function readArticle(file: string): { readonly title: string; readonly text: string } {
  // An editor on Windows ends lines with CR LF.
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const [, title, text] = /^# (.+)\n\n([^]*\S)\s*$/.exec(source) ?? [];
  if (title === undefined || text === undefined)
    throw new Error(`${file} must have its title ("# …") as first line, an empty line and a text.`);
  return { title, text };
}
