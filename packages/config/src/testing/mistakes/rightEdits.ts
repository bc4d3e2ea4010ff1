import { written, type Edit } from './Mistake.ts';
import { jackpots } from './corpus/preparations.ts';

const site = 'lagoon/site.json';
const home = 'lagoon/pages/home.json';
const theme = 'lagoon/theme.json';
const banners = 'lagoon/banners.json';
const compliance = 'lagoon/compliance.json';
const upstream = 'lagoon/upstream.json';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

/** Unusual edits without a mistake, about which the validator must be silent. */
export const rightEdits: Readonly<Record<string, readonly Edit[]>> = {
  'a document with a byte order mark': [
    { file: compliance, content: '\ufeff{ "memberTransfers": true }\n' },
  ],
  'line ends of Windows': [
    { file: compliance, content: '{\r\n  "memberTransfers": true\r\n}\r\n' },
  ],
  'comments of both kinds': [
    { file: compliance, content: '// ours\n{ /* allowed */ "memberTransfers": true } // end\n' },
  ],
  'a document without its schema link': [[theme, '/$schema', 'removed']],
  'an empty document': [{ file: compliance, content: '{}\n' }],
  'a hidden file of the file manager': [
    { file: 'lagoon/.DS_Store', content: 'x' },
    { file: 'lagoon/assets/.DS_Store', content: 'x' },
  ],
  'a readme in the folder': [{ file: 'lagoon/README.md', content: '# Lagoon\n' }],
  'a host in punycode and an address': [
    [site, '/hosts', { is: ['xn--lagne-mva.example', '203.0.113.7', 'lagoon.localhost'] }],
  ],
  'one language only': [
    [site, '/supportLanguages', { is: ['EN'] }],
    [site, '/defaultLang', { is: 'EN' }],
  ],
  'a currency without decimals': [
    jackpots,
    [site, '/currency', { is: { code: 'JPY', symbol: '¥', minorDigits: 0 } }],
  ],
  'a currency with eight decimals': [
    jackpots,
    [site, '/currency', { is: { code: 'BTC', symbol: '₿', minorDigits: 8 } }],
  ],
  'a currency in its own letters': [
    jackpots,
    [site, '/currency', { is: { code: 'THB', symbol: '฿' } }],
  ],
  'a currency by its code': [
    jackpots,
    [site, '/currency', { is: { code: 'CHF', symbol: 'CHF ' } }],
  ],
  'a currency with letters before its sign': [
    jackpots,
    [site, '/currency', { is: { code: 'CAD', symbol: 'C$' } }],
  ],
  'a currency with the decimals of ISO 4217 or of CLDR': [
    jackpots,
    [site, '/currency', { is: { code: 'IDR', symbol: 'Rp', minorDigits: 2 } }],
    [site, '/currency/minorDigits', { is: 0 }],
  ],
  'a text that is the same in two languages': [
    ['lagoon/locales/ES.json', '/banner.slots.title', { is: 'Live Casino Royale' }],
    ['lagoon/locales/EN.json', '/banner.slots.title', { is: 'Live Casino Royale' }],
  ],
  'a time zone without daylight saving': [[site, '/timeZone', { is: 'UTC' }]],
  'a time zone of many parts': [[site, '/timeZone', { is: 'America/Argentina/Buenos_Aires' }]],
  'sharp corners without motion': [
    [theme, '/shape/radiusPx', { is: 0 }],
    [theme, '/motion/durationMs', { is: 0 }],
  ],
  'colours in capitals': [[theme, '/color/accent/light', { is: '#0B7A75' }]],
  'the font of the device': [[theme, '/font/body', { is: 'system' }]],
  'a group without banners': [[banners, '/groups/w_home', { is: [] }]],
  'a banner for guests in a window of time that is long': [
    [
      banners,
      '/groups/w_home/0/when',
      { is: { not: { any: [{ session: ['member', 'trial'] }, { flag: 'freePlay' }] } } },
    ],
  ],
  'a banner of a game': [
    [banners, '/groups/w_shop/0/linkageType', { is: 'GAME' }],
    [banners, '/groups/w_shop/0/linkageTarget', { is: '1001' }],
    [banners, '/groups/w_shop/0/vendor', { is: 'PG' }],
    [banners, '/groups/w_shop/0/gameType', { is: 'RNG' }],
  ],
  'a banner by the path of its page': [
    [banners, '/groups/w_home/0/linkageTarget', { is: '/promotions' }],
  ],
  'a picture that nothing shows yet': [{ file: 'lagoon/assets/banners/summer.svg', content: svg }],
  'a node that is deleted and removed': [
    [home, '/nodes/winners', { is: null }],
    [
      home,
      '/nodes/page/slots/default/$ops',
      {
        is: [
          { insert: 'studios', after: 'slots' },
          { insert: 'fish', after: 'live' },
          { remove: 'winners' },
        ],
      },
    ],
  ],
  'a page of its own root': [
    written('lagoon/pages/vip.json', {
      $schema: '../../../schemas/page.schema.json',
      root: 'intro',
      nodes: { page: null, programme: null },
    }),
  ],
  'a menu that is replaced as a whole': [
    written('lagoon/menus.json', {
      $schema: '../../schemas/menus.schema.json',
      menus: { main: [{ id: 'home', text: { $text: 'nav.home' }, route: 'home' }] },
    }),
  ],
  'a menu that is reordered': [
    written('lagoon/menus.json', {
      $schema: '../../schemas/menus.schema.json',
      menus: {
        main: {
          $ops: [
            { move: 'promotions', before: 'categories' },
            { remove: 'download' },
            {
              insert: {
                id: 'blog',
                text: { $text: 'nav.help' },
                href: 'https://blog.example.com/news?x=1#top',
              },
            },
          ],
        },
      },
    }),
  ],
  'a route that leads on': [
    written('lagoon/routes.json', {
      $schema: '../../schemas/routes.schema.json',
      routes: { club: { paths: ['/club', '/Club.html'], redirect: '/vip?from=club#top' } },
    }),
  ],
  'a deleted route whose entries are removed': [
    written('lagoon/routes.json', {
      $schema: '../../schemas/routes.schema.json',
      routes: { download: null },
      guardExempt: ['/login', '/register', '/forget', '/help', '/terms', '/responsibleGaming'],
    }),
  ],
  'a module that the brand turns off': [
    written('lagoon/flags.json', {
      $schema: '../../schemas/flags.schema.json',
      flags: { pointMall: { value: false }, vip: { value: false } },
    }),
  ],
  'older players': [[compliance, '/minimumAge', { is: 21 }]],
  'an operator on this machine': [[upstream, '/baseUrl', { is: 'http://127.0.0.1:9000/api' }]],
  'a closed site': [[site, '/loginedToHomePage', { is: true }]],
  'a text that replaces an inherited one': [
    ['lagoon/locales/EN.json', '/nav.home', { is: 'Start' }],
    ['lagoon/locales/EN.json', '/account.rank', { is: 'Rank {{level}} < 10 & rising' }],
  ],
  'a parent between the brand and the platform': [
    written('_waters/site.json', {
      $schema: '../../schemas/site.schema.json',
      extends: '_base',
      returnAfterLogin: true,
    }),
    [site, '/extends', { is: '_waters' }],
  ],
};
