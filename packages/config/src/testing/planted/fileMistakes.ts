import { written, type PlantedMistakes } from './PlantedMistake.ts';

const lagoonSite = 'lagoon/site.json';
const lagoonBanners = 'lagoon/banners.json';

/** Mistakes of the file system, the encoding and the syntax. */
export const fileMistakes: PlantedMistakes = {
  'a forgotten comma': {
    edits: [[lagoonSite, '', { text: '"name": "Lagoon",', becomes: '"name": "Lagoon"' }]],
    at: `${lagoonSite}~"logo"`,
    fix: /comma/,
  },
  'quotes of a word processor': {
    edits: [[lagoonSite, '', { text: '"Lagoon"', becomes: '“Lagoon”' }]],
    at: `${lagoonSite}~“Lagoon`,
    fix: /"/,
  },
  'single quotes': {
    edits: [[lagoonSite, '', { text: '"Lagoon"', becomes: "'Lagoon'" }]],
    at: `${lagoonSite}~'Lagoon`,
    fix: /double|"/,
  },
  'a word of another language': {
    edits: [['ironfield/compliance.json', '', { text: 'true', becomes: 'True' }]],
    at: 'ironfield/compliance.json~True',
    fix: /true/,
  },
  'a comment of a shell': {
    edits: [[lagoonBanners, '', { text: '"w_rng": [', becomes: '# slots\n    "w_rng": [' }]],
    at: `${lagoonBanners}~# slots`,
    fix: /\/\//,
  },
  'an unfinished merge': {
    edits: [
      [
        lagoonSite,
        '',
        {
          text: '  "defaultTheme": "light",\n',
          becomes:
            '<<<<<<< HEAD\n  "defaultTheme": "light",\n=======\n  "defaultTheme": "dark",\n>>>>>>> night\n',
        },
      ],
    ],
    at: `${lagoonSite}~<<<<<<<`,
    fix: /merge|conflict/,
  },
  'one property twice': {
    edits: [
      [
        lagoonSite,
        '',
        {
          text: '"defaultTheme": "light",',
          becomes: '"defaultTheme": "light",\n  "defaultTheme": "dark",',
        },
      ],
    ],
    at: `${lagoonSite}~"defaultTheme": "dark"`,
    fix: /"defaultTheme"/,
  },
  'a document in another encoding': {
    edits: [{ file: 'lagoon/compliance.json', content: utf16('{ "memberTransfers": true }') }],
    at: 'lagoon/compliance.json',
    fix: /UTF-8/,
  },
  'a document that is empty': {
    edits: [{ file: 'lagoon/compliance.json', content: '' }],
    at: 'lagoon/compliance.json',
    fix: /\{/,
  },
  'a document in the wrong folder': {
    edits: [
      { file: 'ironfield/pages/lottery.json', content: undefined },
      written('ironfield/lottery.json', {
        $schema: '../../../schemas/page.schema.json',
        nodes: { board: { props: { look: 'board' } } },
      }),
    ],
    at: 'ironfield/lottery.json',
    fix: /pages/,
  },
  'a folder in the singular': {
    edits: [written('ironfield/page/vip.json', { $schema: '../../../schemas/page.schema.json' })],
    at: 'ironfield/page',
    fix: '"pages"',
  },
  'a copy of a page': {
    edits: [
      written('lagoon/pages/home copy.json', { $schema: '../../../schemas/page.schema.json' }),
    ],
    at: 'lagoon/pages/home copy.json',
    fix: /delete|<name>\.json|letters/,
  },
  'a folder of a brand with capitals': {
    edits: [
      written('GoldFinch/site.json', {
        $schema: '../../schemas/site.schema.json',
        extends: 'lagoon',
        name: 'Goldfinch',
        hosts: ['goldfinch.localhost'],
        brand: { merchant: 'GOLDFINCH' },
      }),
    ],
    at: 'GoldFinch',
    fix: /goldfinch|small letters/,
  },
  'a brand without its first document': {
    edits: [{ file: 'ironfield/site.json', content: undefined }],
    at: 'ironfield',
    fix: /no site\.json/,
  },
  'the schema of another document': {
    edits: [[lagoonBanners, '/$schema', { is: '../../schemas/menus.schema.json' }]],
    fix: 'banners.schema.json',
  },
};

/** Returns a text as editors of Windows save "Unicode". */
function utf16(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
}
