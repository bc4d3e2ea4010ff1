import type { PlantedEdit, PlantedMistakes } from './PlantedMistake.ts';

const site = 'lagoon/site.json';
const english = 'lagoon/locales/EN.json';

/** Sample amounts of another currency than the parent's. */
const jackpots: PlantedEdit = [
  site,
  '/jackpots',
  { is: { home: { minimum: 100_000, maximum: 200_000 }, other: { start: 5000 } } },
];

function currency(value: Readonly<Record<string, unknown>>): PlantedEdit {
  return [site, '/currency', { is: value }];
}

/** Mistakes in the settings of money. */
export const moneyMistakes: PlantedMistakes = {
  'another currency with the symbol of the copied brand': {
    edits: [jackpots, currency({ code: 'EUR', symbol: 'P' })],
    at: '#/currency/symbol',
    fix: '"€"',
  },
  'another currency with a symbol that its code begins with': {
    edits: [jackpots, currency({ code: 'PLN', symbol: 'P' })],
    at: '#/currency/symbol',
    fix: '"zł"',
  },
  'another currency with the sample jackpots of the parent': {
    edits: [currency({ code: 'EUR', symbol: '€' })],
    at: '#/currency/code',
    fix: /home\.minimum, home\.maximum, other\.start/,
  },
  'the sign of a third currency': {
    edits: [jackpots, currency({ code: 'USD', symbol: '€' })],
    at: '#/currency/symbol',
    fix: '"$"',
  },
  'dinars with the two decimals of the parent': {
    edits: [jackpots, currency({ code: 'KWD', symbol: 'KWD' })],
    at: '#/currency/code',
    fix: '"minorDigits": 3',
  },
  'more decimals than ISO 4217 and CLDR have': {
    edits: [jackpots, currency({ code: 'IDR', symbol: 'Rp', minorDigits: 3 })],
    at: '#/currency/minorDigits',
    fix: '"minorDigits": 2',
  },
  'a blank symbol': {
    edits: [jackpots, currency({ code: 'EUR', symbol: ' ' })],
    at: '#/currency/symbol',
    fix: '"€"',
  },
  'a symbol as an entity of HTML': {
    edits: [jackpots, currency({ code: 'EUR', symbol: '&euro;' })],
    at: '#/currency/symbol',
    fix: '"€"',
  },
  'a code in daily use': {
    edits: [currency({ code: 'RMB', symbol: '¥' })],
    at: '#/currency/code',
    fix: '"CNY"',
  },
  'an amount in the former currency': {
    edits: [
      jackpots,
      currency({ code: 'EUR', symbol: '€' }),
      [english, '/banner.slots.text', { is: 'Win up to ₱5,000 today' }],
    ],
    fix: '€',
  },
  'a maximum below the default minimum': {
    edits: [[site, '/jackpots', { is: { home: { maximum: 500_000 } } }]],
    at: '#/jackpots/home/maximum',
    fix: '"minimum"',
  },
  'a choice of the filter twice': {
    edits: [[site, '/lists', { is: { minBets: [1, 5, 5, 10] } }]],
    at: '#/lists/minBets/1',
    fix: /5 twice/,
  },
};
