import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textProblems } from '../browser/texts/textProblems.ts';
import { shippedLanguages, textsOf } from '../browser/texts/textsOf.ts';

const tenants = join(import.meta.dirname, '../../../../tenants');

describe.each(['lagoon', 'ironfield'])('%s', (brand) => {
  it('[PREF-07] has every text in every language and plural form, with the same placeholders and in its own script', async () => {
    const [english, ...others] = await Promise.all(
      (await shippedLanguages(tenants)).map(async (language) => ({
        ...language,
        texts: await textsOf(join(tenants, brand), language.code),
      })),
    );

    expect(Object.keys(english?.texts ?? {}).length).toBeGreaterThan(400);
    expect(others.map(({ code }) => code)).toEqual([
      'AR',
      'CN',
      'ES',
      'HI',
      'ID',
      'JA',
      'KO',
      'PT',
      'RU',
      'TH',
      'TY',
      'VI',
    ]);
    for (const language of others)
      expect(textProblems(language, english?.texts ?? {}), language.code).toEqual([]);
  });
});
