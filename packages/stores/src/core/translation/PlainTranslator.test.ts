import { canonicalTag, type Language } from '@livery/model';
import { expect, it } from 'vitest';
import { I18nextTranslator } from './I18nextTranslator.ts';
import { needI18next, PlainTranslator } from './PlainTranslator.ts';

const english: Language = { code: 'EN', tag: 'en', dir: 'ltr' };

it.each([
  ['a missing text', {}, {}],
  ['a missing value', { key: 'Hello {{name}}, {{ other }}' }, { other: 1 }],
  ['spaces around a name', { key: 'Hello {{ name }}' }, { name: 'A' }],
  ['no form for a count', { key: 'all', key_other: '{{count}} others' }, { count: 1 }],
  ['only the other form', { key_other: '{{count}} others' }, { count: 1 }],
  ['a form for zero', { key_zero: 'none', key_other: '{{count}} others' }, { count: 0 }],
  ['a count without forms', { key: '{{count}} of {{number}}' }, { count: 2, number: 1 }],
  ['a count that is a text', { key: 'all', key_other: 'others' }, { count: '2' }],
] as const)('returns for %s what i18next does', (_title, texts, values) => {
  const [plain, complete] = [new PlainTranslator(), new I18nextTranslator()];
  for (const translator of [plain, complete]) translator.add(english.tag, texts);

  for (const key of ['key', 'constructor'])
    expect(plain.text(english, key, values)).toBe(complete.text(english, key, values));
});

it.each(['{{- name}}', '{{rate, number}}', '$t(other)', '{{a.b}}', 'plain {{a}} {{b, c}}'])(
  'needs i18next for "%s"',
  (text) => {
    expect(needI18next({ plain: 'Hello {{name}}', key: text })).toBe(true);
  },
);

const writtenTags =
  'EN pt-br PT-BR zh-hans ZH-HANT-hk sr-latn-rs FIL tl iw no es-419 ES-419 EN-gb und en-x-brand ' +
  'ar-u-nu-latn AR-EG-U-NU-LATN de-ch-1996 sl-rozaj-biske art-lojban hy-latn-it-arevela';

it.each(writtenTags.split(' '))(
  'finds the texts of a language whose tag is written %s',
  (written) => {
    const tag = canonicalTag(written);
    const language: Language = { code: 'XX', tag, dir: 'ltr' };

    for (const translator of [new PlainTranslator(), new I18nextTranslator()]) {
      translator.add(tag, { greeting: 'Hello {{name}}', wins_other: '{{count}} wins' });

      expect(translator.text(language, 'greeting', { name: 'Ann' })).toBe('Hello Ann');
      expect(translator.text(language, 'wins', { count: 7 })).toBe('7 wins');
    }
  },
);
