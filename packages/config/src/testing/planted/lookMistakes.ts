import { fontFile, latinFont } from '../fontFile.ts';
import { written, type PlantedEdit, type PlantedMistakes } from './PlantedMistake.ts';

const lagoon = 'lagoon/theme.json';
const ironfield = 'ironfield/theme.json';
const banners = 'lagoon/banners.json';
const home = 'lagoon/pages/home.json';

/** Mistakes in `theme.json`, `banners.json` and the pictures. */
export const lookMistakes: PlantedMistakes = {
  'a grey that cannot be read': {
    edits: [[lagoon, '/color/text/light', { is: '#a8b5b4' }]],
    fix: /4\.5/,
  },
  'a white label on a bright button': {
    edits: [[ironfield, '/color/onAccent/dark', { is: '#ffffff' }]],
    fix: /4\.5/,
  },
  'a colour as rgb()': {
    edits: [[lagoon, '/color/border/light', { is: 'rgb(230, 220, 203)' }]],
    fix: '#e6dccb',
  },
  'a colour with three digits': {
    edits: [[lagoon, '/color/surface/light', { is: '#fff' }]],
    fix: '#ffffff',
  },
  'one colour for both themes': {
    edits: [[ironfield, '/color/focus', { is: '#2f5200' }]],
    fix: /"light".*"dark"/,
  },
  'a colour role that does not exist': {
    edits: [[ironfield, '/color/highlight', { named: 'highlite' }]],
    fix: '"highlight"',
  },
  'a typeface that is not installed': {
    edits: [[lagoon, '/font/body', { is: 'Roboto' }]],
    fix: /Figtree.*Barlow Condensed/,
  },
  'a typeface in the wrong case': {
    edits: [[lagoon, '/font/display', { is: 'figtree' }]],
    fix: '"Figtree"',
  },
  'a font file that is not uploaded': {
    edits: [
      [
        lagoon,
        '/font/families',
        { is: { 'Lagoon Sans': [{ file: 'assets/fonts/sans.woff2', weight: '400' }] } },
      ],
    ],
    at: '#/font/families/Lagoon Sans/0/file',
    fix: /assets\/fonts\/sans\.woff2/,
  },
  'a font weight as a number': {
    edits: [
      { file: 'lagoon/assets/sans.woff2', content: fontFile(latinFont) },
      [
        lagoon,
        '/font/families',
        { is: { 'Lagoon Sans': [{ file: 'assets/sans.woff2', weight: 400 }] } },
      ],
    ],
    at: '#/font/families/Lagoon Sans/0/weight',
    fix: '"400"',
  },
  'a range of weights from bold to light': {
    edits: [
      { file: 'lagoon/assets/sans.woff2', content: fontFile(latinFont) },
      [
        lagoon,
        '/font/families',
        { is: { 'Lagoon Sans': [{ file: 'assets/sans.woff2', weight: '800 100' }] } },
      ],
    ],
    at: '#/font/families/Lagoon Sans/0/weight',
    fix: '"100 800"',
  },
  'a picture with its width and height swapped': {
    edits: [
      { file: 'lagoon/assets/story.png', content: picture(1200, 800, 64) },
      ...storyOf('assets/story.png', { widthPx: 800, heightPx: 1200 }),
    ],
    at: `${home}~800`,
    fix: '"widthPx": 1200, "heightPx": 800',
  },
  'a drawing with other proportions than its file': {
    edits: storyOf('assets/banners/reef.svg', { widthPx: 1600, heightPx: 200 }),
    at: `${home}~1600`,
    fix: '"widthPx": 1600, "heightPx": 600',
  },
  'a radius with its unit': {
    edits: [[lagoon, '/shape/radiusPx', { is: '20px' }]],
    fix: 'write 20',
  },
  'a ratio that tiles do not have': {
    edits: [[ironfield, '/shape/tileRatio', { is: '16:9' }]],
    fix: /1:1.*3:4.*4:3/,
  },
  'a heading weight by name': {
    edits: [[lagoon, '/font/headingWeight', { is: 'bold' }]],
    fix: /400.*900|\b700\b/,
  },
  'a banner without words': {
    edits: [[banners, '/groups/w_home/1/title', 'removed']],
    fix: '"title"',
  },
  'a banner in plain words': {
    edits: [[banners, '/groups/w_rng/0/title', { is: 'All slots in one place' }]],
    fix: '"$text"',
  },
  'a banner with another ending than its file': {
    edits: [[banners, '/groups/w_live/0/url', { is: 'assets/banners/tables.png' }]],
    fix: '"assets/banners/tables.svg"',
  },
  'a banner of the wrong folder': {
    edits: [[banners, '/groups/w_home/0/url', { is: 'assets/reef.svg' }]],
    fix: '"assets/banners/reef.svg"',
  },
  'a kind of link in small letters': {
    edits: [[banners, '/groups/w_home/0/linkageType', { is: 'route' }]],
    fix: '"ROUTE"',
  },
  'a link by the name of a page': {
    edits: [[banners, '/groups/w_home/0/linkageTarget', { is: 'slots' }]],
    fix: '"rng"',
  },
  'a link to another site as a route': {
    edits: [[banners, '/groups/w_home/0/linkageTarget', { is: 'https://blog.example.com' }]],
    fix: '"URL"',
  },
  'a banner that leads to an unsafe address': {
    edits: [
      [banners, '/groups/w_shop/0/linkageType', { is: 'URL' }],
      [banners, '/groups/w_shop/0/linkageTarget', { is: 'http://blog.example.com' }],
    ],
    fix: /https:\/\//,
  },
  'a target without its kind': {
    edits: [[banners, '/groups/w_shop/0/linkageTarget', { is: 'pointMall' }]],
    fix: '"linkageType"',
  },
  'a game without its provider': {
    edits: [
      [
        banners,
        '/groups/w_rng/0',
        {
          is: {
            bannerId: 'slots',
            url: 'assets/banners/slots.svg',
            title: { $text: 'banner.slots.title' },
            linkageType: 'GAME',
            linkageTarget: '1001',
            gameType: 'RNG',
          },
        },
      ],
    ],
    fix: '"vendor"',
  },
  'two banners with one id': {
    edits: [[banners, '/groups/w_home/2/bannerId', { is: 'reef' }]],
    fix: /another (id|name)|"reef"/,
  },
  'a group that no page shows': {
    edits: [[banners, '/groups/w_live', { named: 'w_lvie' }]],
    fix: '"w_live"',
  },
  'a banner for a flag that does not exist': {
    edits: [[banners, '/groups/w_rng/0/when', { is: { flag: 'game.slots' } }]],
    at: '#/groups/w_rng/0/when/flag',
    fix: '"games.slots"',
  },
  'a picture with a space in its name': {
    edits: [
      {
        file: 'lagoon/assets/banners/summer sale.svg',
        content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      },
    ],
    at: 'lagoon/assets/banners/summer sale.svg',
    fix: /letters, digits/,
  },
  'a drawing of an image editor': {
    edits: [{ file: 'lagoon/assets/logo.psd', content: '8BPS' }],
    at: 'lagoon/assets/logo.psd',
    fix: /\.svg/,
  },
  'an empty picture': {
    edits: [{ file: 'lagoon/assets/banners/tables.svg', content: '' }],
    at: 'lagoon/assets/banners/tables.svg',
    fix: /empty|upload|save/,
  },
  'a photograph with the ending of another kind': {
    edits: [
      { file: 'lagoon/assets/app.png', content: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16) },
    ],
    at: 'lagoon/assets/app.png',
    fix: /\.jpg/,
  },
  'a picture as the camera took it': {
    edits: [{ file: 'lagoon/assets/hero.png', content: picture(8000, 6000, 12_000_000) }],
    at: 'lagoon/assets/hero.png',
    fix: /at most|smaller|px|kB|MB/,
  },
  'a style sheet of the brand': {
    edits: [{ file: 'lagoon/theme.css', content: 'a { color: red }' }],
    at: 'lagoon/theme.css',
    fix: '"theme.json"',
  },
  'a theme without its colours': {
    edits: [written(lagoon, { $schema: '../../schemas/theme.schema.json', font: {} })],
    at: '#',
    fix: '"color"',
  },
};

/** Returns the edits that show a picture on the home page. */
function storyOf(
  file: string,
  size: { readonly widthPx: number; readonly heightPx: number },
): PlantedEdit[] {
  const node = { use: 'ContentPicture', props: { picture: { file, ...size } } };
  return [
    [
      home,
      '/nodes/page/slots/default/$ops',
      {
        is: [
          { insert: 'studios', after: 'slots' },
          { insert: 'fish', after: 'live' },
          { insert: 'story', after: 'fish' },
        ],
      },
    ],
    [
      home,
      '',
      { text: '"jackpot": {', becomes: `"story": ${JSON.stringify(node)},\n    "jackpot": {` },
    ],
  ];
}

/** Returns the beginning of a PNG of the size, and zeros up to the number of bytes. */
function picture(widthPx: number, heightPx: number, bytes: number): Uint8Array {
  const content = new Uint8Array(bytes);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  content.set(new TextEncoder().encode('IHDR'), 12);
  const view = new DataView(content.buffer);
  view.setUint32(16, widthPx);
  view.setUint32(20, heightPx);
  content.set([8, 2], 24);
  return content;
}
