import type { Edit, Mistakes } from '../Mistake.ts';

const home = 'lagoon/pages/home.json';

/** Shows a picture on the home page. */
const storyShown: Edit = [
  home,
  '/nodes/page/slots/default/$ops/2',
  { is: { insert: 'story', after: 'fish' } },
];

/** Mistakes in pictures and other files of the brand. */
export const assetMistakes: Mistakes = {
  'a picture with its width and height swapped': {
    given: [{ file: 'lagoon/assets/story.png', content: picture(1200, 800, 64) }, storyShown],
    edit: story('assets/story.png', { widthPx: 800, heightPx: 1200 }),
    code: 'LV757',
    at: '#/nodes/story/props/picture/widthPx',
    fix: '"widthPx": 1200, "heightPx": 800',
  },
  'a drawing with other proportions than its file': {
    given: [storyShown],
    edit: story('assets/banners/reef.svg', { widthPx: 1600, heightPx: 200 }),
    code: 'LV757',
    at: '#/nodes/story/props/picture/widthPx',
    fix: '"widthPx": 1600, "heightPx": 600',
  },
  'a picture with a space in its name': {
    edit: {
      file: 'lagoon/assets/banners/summer sale.svg',
      content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    },
    code: 'LV106',
    fix: /letters, digits/,
  },
  'a drawing of an image editor': {
    edit: { file: 'lagoon/assets/logo.psd', content: '8BPS' },
    code: 'LV515',
    fix: /\.svg/,
  },
  'an empty picture': {
    edit: { file: 'lagoon/assets/banners/tables.svg', content: '' },
    code: 'LV516',
    fix: /empty|upload|save/,
  },
  'a photograph with the ending of another kind': {
    edit: { file: 'lagoon/assets/app.png', content: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16) },
    code: 'LV516',
    fix: /\.jpg/,
  },
  'a picture as the camera took it': {
    edit: { file: 'lagoon/assets/hero.png', content: picture(8000, 6000, 12_000_000) },
    code: 'LV741',
    fix: /at most|smaller|px|kB|MB/,
  },
  'a style sheet of the brand': {
    edit: { file: 'lagoon/theme.css', content: 'a { color: red }' },
    code: 'LV106',
    fix: '"theme.json"',
  },
  'an asset that is not what its name says': {
    brands: 'fixture',
    edit: { file: 'lagoon/assets/logo.svg', text: '<svg', becomes: '<html><svg' },
    code: 'LV516',
    fix: 'the content of "logo.svg" is not image/svg+xml',
  },
};

/** Returns the edit that adds a picture as a node of the home page. */
function story(file: string, size: { readonly widthPx: number; readonly heightPx: number }): Edit {
  return [
    home,
    '/nodes/story',
    { is: { use: 'ContentPicture', props: { picture: { file, ...size } } } },
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
