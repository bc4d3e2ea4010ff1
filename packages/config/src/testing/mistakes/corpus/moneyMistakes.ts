import type { Edit, Mistakes } from '../Mistake.ts';
import { jackpots } from './preparations.ts';

const site = 'lagoon/site.json';
const english = 'lagoon/locales/EN.json';

function currency(value: Readonly<Record<string, unknown>>): Edit {
  return [site, '/currency', { is: value }];
}

/** Mistakes in the settings of money. */
export const moneyMistakes: Mistakes = {
  'another currency with the symbol of the copied brand': {
    given: [jackpots],
    edit: currency({ code: 'EUR', symbol: 'P' }),
    code: 'LV744',
    at: '#/currency/symbol',
    fix: '"€"',
  },
  'another currency with a symbol that its code begins with': {
    given: [jackpots],
    edit: currency({ code: 'PLN', symbol: 'P' }),
    code: 'LV744',
    at: '#/currency/symbol',
    fix: '"zł"',
  },
  'another currency with the sample jackpots of the parent': {
    edit: currency({ code: 'EUR', symbol: '€' }),
    code: 'LV752',
    at: '#/currency/code',
    fix: /home\.minimum, home\.maximum, other\.start/,
  },
  'the sign of a third currency': {
    given: [jackpots],
    edit: currency({ code: 'USD', symbol: '€' }),
    code: 'LV744',
    at: '#/currency/symbol',
    fix: '"$"',
  },
  'dinars with the two decimals of the parent': {
    given: [jackpots],
    edit: currency({ code: 'KWD', symbol: 'KWD' }),
    code: 'LV744',
    at: '#/currency/code',
    fix: '"minorDigits": 3',
  },
  'more decimals than ISO 4217 and CLDR have': {
    given: [jackpots],
    edit: currency({ code: 'IDR', symbol: 'Rp', minorDigits: 3 }),
    code: 'LV744',
    at: '#/currency/minorDigits',
    fix: '"minorDigits": 2',
  },
  'a blank symbol': {
    given: [jackpots],
    edit: currency({ code: 'EUR', symbol: ' ' }),
    code: 'LV744',
    at: '#/currency/symbol',
    fix: '"€"',
  },
  'a symbol as an entity of HTML': {
    given: [jackpots],
    edit: currency({ code: 'EUR', symbol: '&euro;' }),
    code: 'LV744',
    at: '#/currency/symbol',
    fix: '"€"',
  },
  'a code in daily use': {
    edit: currency({ code: 'RMB', symbol: '¥' }),
    code: 'LV424',
    at: '#/currency/code',
    fix: '"CNY"',
  },
  'an amount in the former currency': {
    given: [jackpots, currency({ code: 'EUR', symbol: '€' })],
    edit: [english, '/banner.slots.text', { is: 'Win up to ₱5,000 today' }],
    code: 'LV753',
    fix: '€',
  },
  'a maximum below the default minimum': {
    edit: [site, '/jackpots', { is: { home: { maximum: 500_000 } } }],
    code: 'LV206',
    at: '#/jackpots/home/maximum',
    fix: '"minimum"',
  },
  'a choice of the filter twice': {
    edit: [site, '/lists', { is: { minBets: [1, 5, 5, 10] } }],
    code: 'LV210',
    at: '#/lists/minBets/1',
    fix: /5 twice/,
  },
};
