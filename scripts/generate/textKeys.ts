import { readFile } from 'node:fs/promises';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

/**
 * Generates `TextKey`: every key of the platform's English texts. Plural forms count once, under
 * their common name.
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
  const lines = [...keys]
    .toSorted()
    .map((key) => `  | '${key}'`)
    .join('\n');
  return [
    {
      path: 'packages/model/src/generated/textKeys.gen.ts',
      text: `${generatedNotice}/** A key of the platform's texts. */\nexport type TextKey =\n${lines};\n`,
    },
  ];
}
