import { written, type Mistakes } from '../Mistake.ts';

const lagoonSite = 'lagoon/site.json';
const lagoonBanners = 'lagoon/banners.json';
const lagoonMenus = 'lagoon/menus.json';

/** Mistakes of the file system, the encoding and the syntax. */
export const fileMistakes: Mistakes = {
  'a forgotten comma': {
    edit: { file: lagoonSite, text: '"name": "Lagoon",', becomes: '"name": "Lagoon"' },
    code: 'LV102',
    at: `${lagoonSite}~"logo"`,
    fix: /comma/,
  },
  'quotes of a word processor': {
    edit: { file: lagoonSite, text: '"Lagoon"', becomes: '“Lagoon”' },
    code: 'LV102',
    at: `${lagoonSite}~“Lagoon`,
    fix: /"/,
  },
  'single quotes': {
    edit: { file: lagoonSite, text: '"Lagoon"', becomes: "'Lagoon'" },
    code: 'LV102',
    at: `${lagoonSite}~'Lagoon`,
    fix: /double|"/,
  },
  'a word of another language': {
    edit: { file: 'ironfield/compliance.json', text: 'true', becomes: 'True' },
    code: 'LV102',
    at: 'ironfield/compliance.json~True',
    fix: /true/,
  },
  'a comment of a shell': {
    edit: { file: lagoonBanners, text: '"w_rng": [', becomes: '# slots\n    "w_rng": [' },
    code: 'LV102',
    at: `${lagoonBanners}~# slots`,
    fix: /\/\//,
  },
  'an unfinished merge': {
    edit: {
      file: lagoonSite,
      text: '  "defaultTheme": "light",\n',
      becomes:
        '<<<<<<< HEAD\n  "defaultTheme": "light",\n=======\n  "defaultTheme": "dark",\n>>>>>>> night\n',
    },
    code: 'LV102',
    at: `${lagoonSite}~<<<<<<<`,
    fix: /merge|conflict/,
  },
  'one property twice': {
    edit: {
      file: lagoonSite,
      text: '"defaultTheme": "light",',
      becomes: '"defaultTheme": "light",\n  "defaultTheme": "dark",',
    },
    code: 'LV103',
    at: `${lagoonSite}~"defaultTheme": "dark"`,
    fix: /"defaultTheme"/,
  },
  'a document in another encoding': {
    edit: { file: 'lagoon/compliance.json', content: utf16('{ "memberTransfers": true }') },
    code: 'LV107',
    fix: /UTF-8/,
  },
  'a document that is empty': {
    edit: { file: 'lagoon/compliance.json', content: '' },
    code: 'LV102',
    fix: /\{/,
  },
  'a document in the wrong folder': {
    given: [{ file: 'ironfield/pages/lottery.json', content: undefined }],
    edit: written('ironfield/lottery.json', {
      $schema: '../../../schemas/page.schema.json',
      nodes: { board: { props: { look: 'board' } } },
    }),
    code: 'LV106',
    fix: /pages/,
  },
  'a folder in the singular': {
    edit: written('ironfield/page/vip.json', { $schema: '../../../schemas/page.schema.json' }),
    code: 'LV106',
    at: 'ironfield/page',
    fix: '"pages"',
  },
  'a copy of a page': {
    edit: written('lagoon/pages/home copy.json', { $schema: '../../../schemas/page.schema.json' }),
    code: 'LV106',
    fix: /delete|<name>\.json|letters/,
  },
  'a folder of a brand with capitals': {
    edit: written('GoldFinch/site.json', {
      $schema: '../../schemas/site.schema.json',
      extends: 'lagoon',
      name: 'Goldfinch',
      hosts: ['goldfinch.localhost'],
      brand: { merchant: 'GOLDFINCH' },
    }),
    code: 'LV602',
    at: 'GoldFinch',
    fix: /goldfinch|small letters/,
  },
  'a brand without its first document': {
    edit: { file: 'ironfield/site.json', content: undefined },
    code: 'LV101',
    at: 'ironfield',
    fix: /no site\.json/,
  },
  'the schema of another document': {
    edit: [lagoonBanners, '/$schema', { is: '../../schemas/menus.schema.json' }],
    code: 'LV742',
    fix: 'banners.schema.json',
  },
  'an empty file': {
    brands: 'fixture',
    edit: { file: lagoonMenus, content: '' },
    code: 'LV102',
    fix: 'empty',
  },
  'an unterminated string': {
    brands: 'fixture',
    edit: { file: '_base/compliance.json', text: '"Play Aware"', becomes: '"Play Aware' },
    code: 'LV102',
    at: '~"Play Aware',
    fix: 'unexpected end of string',
  },
  'one flag twice': {
    brands: 'fixture',
    edit: {
      file: '_base/flags.json',
      text: '"chat": {',
      becomes: '"promotions": {},\n    "chat": {',
    },
    code: 'LV103',
    at: '~"promotions": {},',
    fix: 'duplicate key "promotions"',
  },
  'a trailing comma': {
    brands: 'fixture',
    edit: { file: lagoonSite, text: '"canary-password"', becomes: '"canary-password",' },
    code: 'LV104',
    at: '~,\n}',
    fix: 'comma after the last entry',
  },
  'a document that is too large': {
    brands: 'fixture',
    edit: { file: lagoonBanners, content: ' '.repeat(300_000) },
    code: 'LV105',
    fix: 'at most 256 kB are read',
  },
  'the key __proto__': {
    brands: 'fixture',
    edit: { file: lagoonSite, text: '"hosts"', becomes: '"__proto__": {},\n  "hosts"' },
    code: 'LV108',
    at: '~"__proto__"',
    fix: 'no key may be named "__proto__"',
  },
  'a name that reads from right to left': {
    brands: 'fixture',
    edit: [lagoonSite, '/name', { is: 'Lag\u202eoon' }],
    code: 'LV120',
    fix: 'U+202E, a bidirectional control',
  },
  'a control character in a text': {
    brands: 'fixture',
    edit: [lagoonBanners, '/groups/w_home/0/url', { is: 'assets/\u0000logo.svg' }],
    code: 'LV120',
    fix: 'U+0000, a control character',
  },
  'half a surrogate pair in a key': {
    brands: 'fixture',
    edit: [lagoonBanners, '/groups/w_home', { named: 'w_home\udc00' }],
    code: 'LV120',
    fix: 'U+DC00, half a surrogate pair',
  },
  'comments that never end': {
    brands: 'fixture',
    edit: { file: lagoonMenus, content: '/* '.repeat(66_000) },
    code: 'LV102',
    fix: 'unexpected end of comment',
  },
  'texts that never end': {
    brands: 'fixture',
    edit: { file: lagoonMenus, content: '"\\'.repeat(99_000) },
    code: 'LV102',
    fix: 'unexpected end of string',
  },
  'lists nested too deeply': {
    brands: 'fixture',
    edit: { file: lagoonBanners, content: `${'['.repeat(64)}{"deep":${'['.repeat(5000)}` },
    code: 'LV109',
    at: '~{"deep"',
    fix: 'nested more than 64 deep',
  },
  'the schema of no document': {
    brands: 'fixture',
    edit: ['_base/flags.json', '/$schema', { is: '../../schemas/flag.schema.json' }],
    code: 'LV742',
    fix: 'end the path with "flags.schema.json"',
  },
};

/** Returns a text as editors of Windows save "Unicode". */
function utf16(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
}
