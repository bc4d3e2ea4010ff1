import { expect, it } from 'vitest';
import { LanguageFormats } from '../LanguageFormats.ts';
import {
  readNumber,
  typedAccount,
  typedCaptcha,
  typedCode,
  typedDigits,
  typedNumber,
  typedPhone,
} from './typedText.ts';

const digits = {
  Latin: '123456',
  'full-width': '１２３４５６',
  'Arabic-Indic': '١٢٣٤٥٦',
  Persian: '۱۲۳۴۵۶',
  Devanagari: '१२३४५६',
  Thai: '๑๒๓๔๕๖',
  Bengali: '১২৩৪৫৬',
  mathematical: '𝟏𝟐𝟑𝟒𝟓𝟔',
} as const;

it.each(Object.entries(digits))('[LOGN-04] reads %s digits in every kind of field', (_, text) => {
  const marks = { decimal: '.', group: ',' };
  expect([
    typedCode(text),
    typedDigits(text),
    typedPhone(text),
    typedAccount(text),
    typedCaptcha(text),
    typedNumber(text, { marks, maxDecimals: 2 }),
  ]).toEqual(Array.from({ length: 6 }, () => '123456'));
});

it.each([
  ['123 456', '123456'],
  [' 123456\u200e\n', '123456'],
  ['123-456', '123456'],
  ['G-123456', '123456'],
  ['g‑123456', '123456'],
  ['FB-12345', '12345'],
  ['A1B2C3', 'A1B2C3'],
  ['A1 B2', 'A1B2'],
  [' ', ' '],
  ['no code', 'no code'],
])('[LOGN-04] reads the code %j as %j', (text, code) => {
  expect(typedCode(text)).toBe(code);
});

it.each([
  ['0917 123 4567', '09171234567'],
  ['+63 (917) 123-4567', '+639171234567'],
  ['＋63 917 123 4567', '+639171234567'],
  ['\u202a0917.123.4567\u202c', '09171234567'],
  ['917-', '917'],
  ['call me', 'call me'],
])('[LOGN-04] reads the phone number %j as %j', (text, number) => {
  expect(typedPhone(text)).toBe(number);
});

it.each([
  ['12 34', '1234'],
  ['12-34', '1234'],
  ['secret99', 'secret99'],
  ['  secret 99', '  secret 99'],
])('[MEMB-03] reads the digits of %j as %j', (text, number) => {
  expect(typedDigits(text)).toBe(number);
});

it.each([
  ['1234 5678 9012', '123456789012'],
  ['1234-5678', '12345678'],
  ['DE89 3704 0044', 'DE8937040044'],
  ['AB-12 34', 'AB-1234'],
])('[MEMB-03] reads the account number %j as %j', (text, number) => {
  expect(typedAccount(text)).toBe(number);
});

const ambiguous = 'ambiguous';
const wrong = 'wrong';

it.each([
  ['en', 2, '12.5', '12.5'],
  ['en', 2, '12,5', '12.5'],
  ['en', 2, '100,50', '100.50'],
  ['en', 2, '1,000', '1000'],
  ['en', 2, '1,234,567.5', '1234567.5'],
  ['en', 2, '0,123', wrong],
  ['en', 2, '1,23,456', '123456'],
  ['en', 2, '12,34', '12.34'],
  ['en', 2, '1 234.50', '1234.50'],
  ['en', 2, '1 234,50', '1234.50'],
  ['en', 2, '1.234,50', wrong],
  ['en', 8, '0,12345678', '0.12345678'],
  ['en', 8, '0,123', '0.123'],
  ['en', 3, '1,234', ambiguous],
  ['en', 2, '12x', wrong],
  ['en', 2, '1e9', wrong],
  ['en', 2, '-5', wrong],
  ['en', 2, '', wrong],
  ['ar', 2, '١٢٣٫٤٥', '123.45'],
  ['ar', 2, '٣٬٠٠٠', '3000'],
  ['ar', 2, '١٬٢٣٤٫٥', '1234.5'],
  ['en', 2, '۶۷۸۹,۰', '6789.0'],
  ['hi', 2, '१०', '10'],
  ['th', 2, '๙๙', '99'],
  ['ja', 2, '１，２３４．５', '1234.5'],
  ['es', 2, '1.234,50', '1234.50'],
  ['es', 2, '1,234.50', '1234.50'],
  ['es', 2, '12,5', '12.5'],
  ['es', 2, '12.5', '12.5'],
  ['es', 2, '1,234', ambiguous],
  ['es', 2, '1.234', ambiguous],
  ['es', 2, '1.234.567', '1234567'],
  ['es', 2, '1,234,567', '1234567'],
  ['es', 0, '1.234', '1234'],
  ['id', 0, '1,234', '1234'],
  ['id', 2, '100.000', ambiguous],
  ['ru', 2, '1 234,50', '1234.50'],
  ['ru', 2, '1,234', ambiguous],
  ['pt-BR', 2, '1234,50', '1234.50'],
  ['vi', 0, '100.000', '100000'],
  ['vi', 2, '12 34', wrong],
])(
  '[MEMB-06] reads in %s with %d decimals the number %j as %s',
  (tag, maxDecimals, text, number) => {
    const { marks } = new LanguageFormats(tag, {});
    const read = readNumber(text, { marks, maxDecimals });

    expect(read.status === 'read' ? read.text : read.status).toBe(number);
  },
);

it('[MEMB-06] reads every number as its language writes it, or as ambiguous, never as another', () => {
  const readings = ['en', 'es', 'id', 'ru', 'hi', 'ar', 'vi', 'pt-BR', 'ja'].flatMap((tag) =>
    [1, 12.5, 999.99, 1_000, 1_234.5, 12_345.67, 1_234_567, 123_456_789.01].map((value) => {
      const formats = new LanguageFormats(tag, {});
      const written = formats.number(value);
      return {
        value,
        written,
        read: readNumber(written, { marks: formats.marks, maxDecimals: 2 }),
      };
    }),
  );

  expect(
    readings.filter(({ value, read }) =>
      read.status === 'read' ? Number(read.text) !== value : read.status === 'wrong',
    ),
  ).toEqual([]);
});
