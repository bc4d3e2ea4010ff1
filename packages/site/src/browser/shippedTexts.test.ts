import type { LocaleDocument } from '@livery/model';
import { I18nextTranslator } from '@livery/stores/I18nextTranslator';
import { needI18next, PlainTranslator } from '@livery/stores/PlainTranslator';
import { expect, it } from 'vitest';

const locales = Object.entries(
  import.meta.glob<LocaleDocument>('../../../../tenants/_base/locales/*.json', {
    eager: true,
    import: 'default',
  }),
).map(([file, { $meta, $schema: _schema, ...texts }]) => ({
  language: { ...$meta, code: file.slice(-7, -5) },
  // Every property but these two is a text.
  texts: texts as Readonly<Record<string, string>>,
}));

it.each(locales)(
  '[PREF-07] inserts into the $language.code texts before i18next loads what i18next does',
  ({ language, texts }) => {
    const [plain, complete] = [new PlainTranslator(), new I18nextTranslator()];
    for (const translator of [plain, complete]) translator.add(language.tag, texts);

    const differences = Object.entries(texts).flatMap(([name, text]) => {
      const values = Object.fromEntries(
        Array.from(text.matchAll(/\{\{\W*(\w+)/g), ([, value = '']) => [
          value,
          `$& {{${value}}} <b>`,
        ]),
      );
      const key = name.replace(/_(?:zero|one|two|few|many|other)$/, '');
      const counts = key === name ? [{}] : [0, 1, 2, 3, 11, 100, 1.5].map((count) => ({ count }));
      return counts
        .map((count) => ({ ...values, ...count }))
        .map((all) => [plain.text(language, key, all), complete.text(language, key, all)])
        .filter(([first, later]) => first !== later);
    });

    expect(Object.keys(texts).length).toBeGreaterThan(400);
    expect(differences).toEqual([]);
    expect(needI18next(texts)).toBe(false);
  },
);
