import { readFile } from 'node:fs/promises';
import { isDemonstrationText } from '@livery/model';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

/**
 * Generates `TextKey` and `DemonstrationTextKey`: every key of the platform's English texts, those
 * of the demonstration apart, so that `LocaleStore.t` does not accept them. Plural forms count
 * once, under their common name.
 */
export async function textKeys(): Promise<GeneratedFile[]> {
  const locale = JSON.parse(await readFile('tenants/_base/locales/EN.json', 'utf8')) as Record<
    string,
    unknown
  >;
  const keys = new Set(
    Object.keys(locale)
      .filter((key) => !key.startsWith('$'))
      .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')),
  );
  const unionOf = (isDemonstration: boolean): string =>
    [...keys]
      .filter((key) => isDemonstrationText(key) === isDemonstration)
      .toSorted()
      .map((key) => `  | '${key}'`)
      .join('\n');
  return [
    {
      path: 'packages/model/src/generated/textKeys.gen.ts',
      text: `${generatedNotice}/** A key of the platform's texts. */
export type TextKey =
${unionOf(false)};

/** A key of the texts that only a demonstration shows. */
export type DemonstrationTextKey =
${unionOf(true)};
`,
    },
  ];
}
