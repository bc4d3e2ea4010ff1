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
  'a name that reads from right to left': {
    file: site,
    change: ['"Lagoon"', '"Lag\u202eoon"'],
    code: 'LV120',
    at: '"Lag',
    expectedMessage: 'U+202E, a bidirectional control',
  },
  'a control character in a text': {
    file: 'lagoon/banners.json',
    change: ['"assets/logo.svg"', '"assets/\\u0000logo.svg"'],
    code: 'LV120',
    at: '"assets/\\u0000logo.svg"',
    expectedMessage: 'U+0000, a control character',
  },
  'half a surrogate pair in a key': {
    file: 'lagoon/banners.json',
    change: ['"w_home"', '"w_home\\udc00"'],
    code: 'LV120',
    at: '"w_home',
    expectedMessage: 'U+DC00, half a surrogate pair',
  },
  'comments that never end': {
    file: menus,
    change: [/[\s\S]+/, '/* '.repeat(66_000)],
    code: 'LV102',
    at: '',
  },
  'texts that never end': {
    file: menus,
    change: [/[\s\S]+/, '"\\'.repeat(99_000)],
    code: 'LV102',
    at: '',
  },
  'lists nested too deeply': {
    file: 'lagoon/banners.json',
    change: [/[\s\S]+/, `${'['.repeat(64)}{"deep":${'['.repeat(5000)}`],
    code: 'LV109',
    at: '{"deep"',
  },
  'the schema of another document': {
    file: '_base/flags.json',
    change: ['{', '{ "$schema": "../../schemas/flag.schema.json",'],
    code: 'LV742',
    at: '"../../schemas',
    expectedMessage: 'end the path with "flags.schema.json"',
  },
};
