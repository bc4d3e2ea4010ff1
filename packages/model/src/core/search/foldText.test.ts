import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';
import { cutAtWords, searchWords } from './searchWords.ts';

/** A text of each language, a search text that it contains, and one that it lacks. */
const texts: readonly {
  readonly lang: string;
  readonly text: string;
  readonly found: string;
  /** The text cut at the words. */
  readonly pieces: readonly string[];
  readonly missing: string;
}[] = [
  {
    lang: 'EN',
    text: 'The café’s “Joker” costs nothing',
    found: "CAFE'S",
    pieces: ['The ', 'café’s', ' “Joker” costs nothing'],
    missing: 'coffee',
  },
  {
    lang: 'TY',
    text: 'Mag-deposito sa piñata ngayon',
    found: 'pinata',
    pieces: ['Mag-deposito sa ', 'piñata', ' ngayon'],
    missing: 'pinta',
  },
  {
    lang: 'CN',
    text: '您可以在ＶＩＰ页面提款',
    found: 'vip页面',
    pieces: ['您可以在', 'ＶＩＰ页面', '提款'],
    missing: '提现',
  },
  {
    lang: 'ID',
    text: 'Cara menarik dana (maks. ５０)',
    found: 'DANA 50',
    pieces: ['Cara menarik ', 'dana', ' (maks. ', '５０', ')'],
    missing: 'dina',
  },
  {
    lang: 'TH',
    text: 'วิธีถอนเงินใน ๗ วัน',
    found: 'เงิน 7',
    pieces: ['วิธีถอน', 'เงิน', 'ใน ', '๗', ' วัน'],
    missing: 'เงน',
  },
  {
    lang: 'VI',
    text: 'Đặt cược và rút tiền',
    found: 'dat cuoc',
    pieces: ['', 'Đặt', ' ', 'cược', ' và rút tiền'],
    missing: 'cuộn',
  },
  {
    lang: 'JA',
    text: 'ガチャのｶﾞｲﾄﾞ',
    found: 'ガイド',
    pieces: ['ガチャの', 'ｶﾞｲﾄﾞ', ''],
    missing: 'カイト',
  },
  {
    lang: 'KO',
    text: '회원 가입 후 환급과 한정 행사',
    found: '환급',
    pieces: ['회원 가입 후 ', '환급', '과 한정 행사'],
    missing: '환전',
  },
  {
    lang: 'HI',
    text: 'पैसे कैसे निकालें?',
    found: 'निकालें',
    pieces: ['पैसे कैसे ', 'निकालें', '?'],
    missing: 'नकल',
  },
  {
    lang: 'ES',
    text: 'Límites del señor Peña',
    found: 'limites pena',
    pieces: ['', 'Límites', ' del señor ', 'Peña', ''],
    missing: 'limetes',
  },
  {
    lang: 'PT',
    text: 'Promoção: saque já',
    found: 'promocao',
    pieces: ['', 'Promoção', ': saque já'],
    missing: 'promossao',
  },
  {
    lang: 'RU',
    text: 'Вывод денег ещё идёт',
    found: 'ЕЩЕ',
    pieces: ['Вывод денег ', 'ещё', ' идёт'],
    missing: 'деньги',
  },
  {
    lang: 'AR',
    text: 'إيداع الأمـــوال حتّى ٧٧٧',
    found: 'الاموال حتي 777',
    pieces: ['إيداع ', 'الأمـــوال', ' ', 'حتّى', ' ', '٧٧٧', ''],
    missing: 'سحب',
  },
];

it.each(texts)('finds $found in $lang, not $missing', ({ text, found, pieces, missing }) => {
  const isIn = (query: string): boolean =>
    searchWords(query).every((word) => foldText(text).text.includes(word));

  expect([isIn(found), isIn(missing)]).toEqual([true, false]);
  expect(cutAtWords(text, searchWords(found))).toEqual(pieces);
  expect(cutAtWords(text, searchWords(missing))).toEqual([text]);
});

it.each([
  ['composed and decomposed letters', '환전 Peña ガ', '환전 Peña ガ'.normalize('NFD')],
  ['letters that become several', 'Straße Œuvre', 'STRASSE oeuvre'],
  ['letters without a decomposition', 'đ ł ø ı', 'd l o i'],
  ['the final sigma', 'ΟΔΟΣ οδός', 'οδοσ οδος'],
  ['capitals whose small letter has a mark', 'İstanbul', 'istanbul'],
  ['Arabic with and without vowels', 'مُحَمَّد آدم على', 'محمد ادم علي'],
  ['invisible characters', 'Star\u00adlight\u200b \u2066Joker\u2069', 'starlight joker'],
])('compares %s as equal', (_title, one, other) => {
  expect(foldText(one).text).toBe(foldText(other).text);
});

it.each([
  ['Korean vowels', '환전', '한전'],
  ['voiced kana', 'ハハ', 'パパ'],
  ['Thai tones', 'ก้า', 'กา'],
  ['Hindi vowel signs', 'की', 'का'],
])('keeps %s apart', (_title, one, other) => {
  expect(foldText(one).text).not.toBe(foldText(other).text);
});

it('knows the place of each folded character in the source', () => {
  // The ligature becomes two characters, the mark and the tatweel none, the kana pair one.
  const source = 'ﬁé́ｶﾞـx𝟕';
  const { text, starts, ends } = foldText(source);

  expect([...text].map((_, unit) => source.slice(starts[unit], ends[unit]))).toEqual([
    'ﬁ',
    'ﬁ',
    'é́',
    'ｶﾞ',
    'x',
    '𝟕',
  ]);
  expect(text).toBe('fieガx7');
});

it('cuts at whole letters, the longest word first, and each letter once', () => {
  expect(cutAtWords('A Limit, the limits', searchWords('limit limits'))).toEqual([
    'A ',
    'Limit',
    ', the ',
    'limits',
    '',
  ]);
  expect(cutAtWords('Maß', searchWords('s'))).toEqual(['Ma', 'ß', '']);
  expect(cutAtWords('กินข้าว', searchWords('ก'))).toEqual(['', 'กิ', 'นข้าว']);
  expect(cutAtWords('nothing here', ['limit'])).toEqual(['nothing here']);
});
