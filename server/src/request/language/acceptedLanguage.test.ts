import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Site } from '@livery/model';
import { exampleSite } from '../../testing/exampleSite.ts';
import { acceptedLanguage } from './acceptedLanguage.ts';

const tags = {
  EN: 'en',
  TY: 'fil',
  CN: 'zh-Hans',
  ID: 'id',
  TH: 'th',
  VI: 'vi',
  JA: 'ja',
  ES: 'es',
  HI: 'hi',
  KO: 'ko',
  PT: 'pt-BR',
  RU: 'ru',
  AR: 'ar',
} as const;

/** Returns a brand with languages by their tags; the first is the default. */
function siteIn(languages: Readonly<Record<string, string>>): Site {
  const codes = Object.keys(languages);
  const locales = Object.entries(languages).map(([code, tag]) => [
    code,
    { $meta: { tag, dir: 'ltr', name: code } },
  ]);
  const site = exampleSite({ site: { defaultLang: codes[0] ?? '', supportLanguages: codes } });
  return { ...site, locales: Object.fromEntries(locales) };
}

const all = siteIn(tags);

it.each([
  ['en', 'EN'],
  ['en-GB,en;q=0.9', 'EN'],
  ['fil', 'TY'],
  ['fil-PH,fil;q=0.9,en;q=0.8', 'TY'],
  ['tl', 'TY'],
  ['tl-PH', 'TY'],
  ['zh', 'CN'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'CN'],
  ['zh-Hans-SG', 'CN'],
  ['zh-SG', 'CN'],
  ['id-ID,id;q=0.9', 'ID'],
  ['in', 'ID'],
  ['in-ID', 'ID'],
  ['th-TH', 'TH'],
  ['vi-VN', 'VI'],
  ['ja-JP,ja;q=0.9', 'JA'],
  ['es-MX,es;q=0.9,en-US;q=0.8,en;q=0.7', 'ES'],
  ['es-419', 'ES'],
  ['hi-IN', 'HI'],
  ['hi-Latn', 'HI'],
  ['ko-KR', 'KO'],
  ['pt-BR,pt;q=0.9', 'PT'],
  ['pt-PT', 'PT'],
  ['pt', 'PT'],
  ['ru-UA', 'RU'],
  ['ar-EG', 'AR'],
])('[PREF-04] chooses for %s the language %s', (header, code) => {
  expect(acceptedLanguage(all, header)).toBe(code);
});

it.each([
  ['no header', undefined],
  ['an empty header', ''],
  ['any language', '*'],
  ['any language first', '*, es;q=0.5'],
  ['languages that the brand has not', 'fr-FR,fr;q=0.9,de;q=0.8'],
  ['an unknown language', 'und, i-klingon, x-own, zh-min-nan'],
  ['nothing accepted', 'es;q=0, pt;q=0'],
])('[PREF-04] chooses the default for %s', (_case, header) => {
  expect(acceptedLanguage(all, header)).toBe('EN');
});

it.each([
  ['the highest quality', 'en;q=0.2, es;q=0.5, ja;q=0.4', 'ES'],
  ['the first of equal quality', 'ko, ja, es', 'KO'],
  ['a language before any other', 'fr, es;q=0.8, *;q=0.5', 'ES'],
  ['any case and spaces', '  ES-mx ; Q=0.9 ,\tEN;q=0.1', 'ES'],
  ['after many others', 'fr,de,it,nl,pl,sv,da,fi,nb,cs,hu,ro,bg,el,uk,es', 'ES'],
])('[PREF-04] chooses %s: %s', (_case, header, code) => {
  expect(acceptedLanguage(all, header)).toBe(code);
});

it.each([
  ['es;q=0, es-MX, en;q=0.1', 'EN'],
  ['en;q=0, *', 'TY'],
  ['en;q=0', 'TY'],
  ['en;q=0.000, ja;q=0, ko;q=0.1', 'KO'],
  ['*;q=0', 'EN'],
  ['es, *;q=0', 'ES'],
  ['en ; q = 0.0 , ko', 'KO'],
  ['en;q=0.05', 'EN'],
])('[PREF-04] never chooses a refused language: %s', (header, code) => {
  expect(acceptedLanguage(all, header)).toBe(code);
});

it.each([
  ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'EN'],
  ['zh-TW,zh;q=0.9,ja;q=0.8', 'JA'],
  ['zh-Hant-HK', 'CN'],
  ['zh-TW,zh;q=0.9', 'CN'],
  ['zh-TW, fr;q=0.9, *;q=0.1', 'CN'],
  ['zh-TW, zh-CN;q=0.5, en;q=0.1', 'CN'],
  ['zh, zh-TW;q=0.9', 'CN'],
])('[PREF-04] chooses another script only for lack of a better language: %s', (header, code) => {
  expect(acceptedLanguage(all, header)).toBe(code);
});

it.each([
  ['es-MX', 'MX'],
  ['es-ES', 'ES'],
  ['es-AR', 'ES'],
  ['es', 'ES'],
  ['zh-TW', 'TW'],
  ['zh-HK', 'TW'],
  ['zh', 'CN'],
  ['pt-BR', 'PT'],
])('[PREF-04] chooses among variants of a language: %s', (header, code) => {
  const variants = siteIn({
    EN: 'en',
    MX: 'es-MX',
    ES: 'es',
    TW: 'zh-Hant',
    CN: 'zh-Hans',
    PT: 'pt-PT',
  });
  expect(acceptedLanguage(variants, header)).toBe(code);
});

it('[PREF-04] chooses for each brand among its own languages', () => {
  const header = 'es-MX,pt;q=0.5';
  const sites = [siteIn({ EN: 'en', ES: 'es' }), siteIn({ PT: 'pt' }), siteIn({ EN: 'en' })];
  const both = [...sites, ...sites].map((site) => acceptedLanguage(site, header));
  expect(both).toEqual(['ES', 'PT', 'EN', 'ES', 'PT', 'EN']);
});

it('reads no more than 256 characters, and no range that they cut', () => {
  const filler = 'fr;q=0.1,'.repeat(28);
  expect(filler).toHaveLength(252);
  expect(acceptedLanguage(all, `${filler}es`)).toBe('ES');
  expect(acceptedLanguage(all, `${filler}es-MX`)).toBe('EN');
  // Cut, the range would name Spanish.
  expect(acceptedLanguage(all, `${filler}  esx-MX`)).toBe('EN');
  expect(acceptedLanguage(all, `es,${'a'.repeat(100_000)}`)).toBe('ES');
  expect(acceptedLanguage(all, 'e'.repeat(100_000))).toBe('EN');
});

it('chooses the same after very many headers', () => {
  for (let count = 0; count < 10_050; count += 1) acceptedLanguage(all, `ja;q=0.5, es;x=${count}`);
  expect(acceptedLanguage(all, 'ja;q=0.5, es;x=0')).toBe('ES');
  expect(acceptedLanguage(siteIn({ EN: 'en', JA: 'ja' }), 'ja;q=0.5, es;x=0')).toBe('JA');
});

it('chooses a language of the brand for every header', () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...Object.values(tags),
      '*',
      'zh-TW',
      'q=0',
      ';q=',
      ',',
      '"',
      '\\',
      '-',
      '_',
      ' ',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('')),
      (header) => {
        expect(Object.keys(tags)).toContain(acceptedLanguage(all, header));
      },
    ),
  );
});
