import { files, type Mistakes } from './Mistake.ts';

const { site, menus } = files;

/** Mistakes of the codes LV101 and following. */
export const readingMistakes: Mistakes = {
  'a missing comma': {
    file: site,
    change: ['"Lagoon",', '"Lagoon"'],
    code: 'LV102',
    at: '"hosts"',
    expectedMessage: 'comma expected',
  },
  'an empty file': {
    file: menus,
    change: [/[\s\S]+/, ''],
    code: 'LV102',
    at: '',
    expectedMessage: 'empty',
  },
  'an unterminated string': {
    file: site,
    change: ['"Lagoon",', '"Lagoon,'],
    code: 'LV102',
    at: '"Lagoon,',
  },
  'a duplicate key': {
    file: site,
    change: ['"hosts"', '"name": "Again",\n  "hosts"'],
    code: 'LV103',
    at: '"name": "Again"',
    expectedMessage: '"name"',
  },
  'a trailing comma': {
    file: site,
    change: ['"canary-password"', '"canary-password",'],
    code: 'LV104',
    at: ',\n}',
  },
  'a document that is too large': {
    file: 'lagoon/banners.json',
    change: [/$/, ' '.repeat(300_000)],
    code: 'LV105',
    at: '',
  },
  'the key __proto__': {
    file: site,
    change: ['"hosts"', '"__proto__": {},\n  "hosts"'],
    code: 'LV108',
    at: '"__proto__"',
  },
  'lists nested too deeply': {
    file: 'lagoon/banners.json',
    change: [/[\s\S]+/, `${'['.repeat(64)}{"deep":${'['.repeat(5000)}`],
    code: 'LV109',
    at: '{"deep"',
  },
};
