import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { I18nextTranslator } from './translation/I18nextTranslator.ts';
import { LocaleStore } from './LocaleStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';

const vietnamese = reply({
  texts: { greeting: 'Xin chào', apples_other: '{{count}} quả táo' },
  dir: 'ltr',
  tag: 'vi',
});
const thai = reply({ texts: { greeting: 'สวัสดี' }, dir: 'ltr', tag: 'th' });

function setUp(getTexts: readonly Answer[], currency = { minorDigits: 2, symbol: 'P' }) {
  const api = fakeApi({ getTexts });
  const { language, languages, texts } = exampleBootstrap();
  return {
    api,
    locale: new LocaleStore({
      api,
      language,
      languages,
      currency,
      formats: {},
      texts: { ...texts, 'markup.key': '<b>{{name}}</b>' },
    }),
  };
}

it('inserts values and plural forms of the language into texts, without escaping', async () => {
  const { locale } = setUp([vietnamese]);
  expect([
    locale.text('greeting'),
    locale.text('apples', { count: 1 }),
    locale.text('apples', { count: 2 }),
  ]).toEqual(['Hello', '1 apple', '2 apples']);
  expect(locale.text('markup.key', { name: 'A & B' })).toBe('<b>A & B</b>');
  await locale.change('VI');
  expect([locale.text('greeting'), locale.text('apples', { count: 1 })]).toEqual([
    'Xin chào',
    '1 quả táo',
  ]);
});

it('takes plural forms and formats of its own that the document contains from there', () => {
  const { language, languages, texts } = exampleBootstrap();
  const locale = new LocaleStore({
    api: fakeApi({}),
    language,
    languages,
    currency: { minorDigits: 2, symbol: 'P' },
    texts: { ...texts, date: '{{day, datetime}}' },
    formats: {
      '["text","apples",{"count":2}]': '2 apples of the server',
      '["text","date",{"day":"2026"}]': 'a day of the server',
    },
  });

  expect([
    locale.text('apples', { count: 2 }),
    locale.text('apples', { count: 3 }),
    locale.text('date', { day: '2026' }),
  ]).toEqual(['2 apples of the server', '3 apples', 'a day of the server']);
});

it('isolates the values in texts of right-to-left languages', () => {
  const locale = new LocaleStore({
    api: fakeApi({}),
    language: { code: 'AR', tag: 'ar', dir: 'rtl' },
    languages: [],
    currency: { minorDigits: 2, symbol: 'P' },
    formats: {},
    texts: { rate: 'حتى {{rate}}.' },
  });

  expect(locale.text('rate', { rate: '30%' })).toBe('حتى \u206830%\u2069.');
});

it('returns the key of a missing text instead of another language’s text', async () => {
  const { locale } = setUp([thai]);
  await locale.change('TH');
  expect(locale.text('apples', { count: 2 })).toBe('apples');
});

it('keeps languages and texts when the complete translator replaces the first one', async () => {
  const { api, locale } = setUp([vietnamese]);
  await locale.change('VI');

  locale.setTranslator(new I18nextTranslator());

  expect(locale.text('apples', { count: 1 })).toBe('1 quả táo');
  await locale.change('EN');
  expect(locale.text('apples', { count: 2 })).toBe('2 apples');
  expect(api.calls).toHaveLength(1);
});

it('notifies readers of a text once when the language changes', async () => {
  const { locale } = setUp([vietnamese]);
  const seen: string[] = [];
  const stop = autorun(() => void seen.push(locale.text('greeting')));
  await locale.change('VI');
  stop();
  expect(seen).toEqual(['Hello', 'Xin chào']);
});

it('requests the texts of a language once', async () => {
  const { api, locale } = setUp([vietnamese]);
  for (const code of ['VI', 'EN', 'VI', 'VI']) await locale.change(code);
  expect(api.calls.map(({ request }) => request)).toEqual([{ lang: 'VI' }]);
  expect([locale.language.tag, locale.text('greeting')]).toEqual(['vi', 'Xin chào']);
});

it('keeps the language if the texts fail to load and can be switched later', async () => {
  const { locale } = setUp([fail('network_failed'), vietnamese]);
  await expect(locale.change('VI')).rejects.toMatchObject({ code: 'network_failed' });
  expect([locale.language.code, locale.text('greeting')]).toEqual(['EN', 'Hello']);
  await locale.change('VI');
  expect(locale.text('greeting')).toBe('Xin chào');
});

it('ignores a language the brand does not have', async () => {
  const { api, locale } = setUp([]);
  await locale.change('XX');
  expect([locale.language.code, api.calls]).toEqual(['EN', []]);
});

it('ends in the language that was chosen last, whichever texts arrive first', async () => {
  const slow = later();
  const { locale } = setUp([slow.answer, thai]);
  const first = locale.change('VI');
  await locale.change('TH');
  slow.arrive(vietnamese);
  await first;
  expect(locale.language.code).toBe('TH');
});

it('keeps the language if the visitor returns to it before the other one’s texts arrive', async () => {
  const slow = later();
  const { locale } = setUp([slow.answer]);
  const first = locale.change('VI');
  await locale.change('EN');
  slow.arrive(vietnamese);
  await first;
  expect(locale.language.code).toBe('EN');
});

it('formats money with the brand’s symbol, digits and thousands commas in every language', async () => {
  const { locale } = setUp([vietnamese]);
  await locale.change('VI');
  expect([12_345.67, 0, 0.5, 1_234_567].map((amount) => locale.formatMoney(amount))).toEqual([
    'P 12,345.67',
    'P 0.00',
    'P 0.50',
    'P 1,234,567.00',
  ]);
  expect(
    [999.995, -0.5, -1_234.5, -999_999.999, 123_456].map((amount) => locale.formatMoney(amount)),
  ).toEqual(['P 1,000.00', 'P -0.50', 'P -1,234.50', 'P -1,000,000.00', 'P 123,456.00']);
  expect(setUp([], { minorDigits: 4, symbol: 'B' }).locale.formatMoney(1_234.567_89)).toBe(
    'B 1,234.5679',
  );
  expect(setUp([], { minorDigits: 0, symbol: '₫' }).locale.formatMoney(12_345.67)).toBe('₫ 12,346');
});
