import { fontFile, latinFont } from '../../fontFile.ts';
import { written, type Mistakes } from '../Mistake.ts';

const lagoon = 'lagoon/theme.json';
const ironfield = 'ironfield/theme.json';
const base = '_base/theme.json';

/** Mistakes in `theme.json`. */
export const themeMistakes: Mistakes = {
  'a grey that cannot be read': {
    edit: [lagoon, '/color/text/light', { is: '#a8b5b4' }],
    code: 'LV501',
    fix: /4\.5/,
  },
  'a white label on a bright button': {
    edit: [ironfield, '/color/onAccent/dark', { is: '#ffffff' }],
    code: 'LV501',
    fix: /4\.5/,
  },
  'a colour as rgb()': {
    edit: [lagoon, '/color/border/light', { is: 'rgb(230, 220, 203)' }],
    code: 'LV205',
    fix: '#e6dccb',
  },
  'a colour with three digits': {
    edit: [lagoon, '/color/surface/light', { is: '#fff' }],
    code: 'LV205',
    fix: '#ffffff',
  },
  'one colour for both themes': {
    edit: [ironfield, '/color/focus', { is: '#2f5200' }],
    code: 'LV201',
    fix: /"light".*"dark"/,
  },
  'a colour role that does not exist': {
    edit: [ironfield, '/color/highlight', { named: 'highlite' }],
    code: 'LV203',
    fix: '"highlight"',
  },
  'a typeface that is not installed': {
    edit: [lagoon, '/font/body', { is: 'Roboto' }],
    code: 'LV456',
    fix: /Figtree.*Barlow Condensed/,
  },
  'a typeface in the wrong case': {
    edit: [lagoon, '/font/display', { is: 'figtree' }],
    code: 'LV456',
    fix: '"Figtree"',
  },
  'a font file that is not uploaded': {
    edit: [
      lagoon,
      '/font/families',
      { is: { 'Lagoon Sans': [{ file: 'assets/fonts/sans.woff2', weight: '400' }] } },
    ],
    code: 'LV408',
    at: '#/font/families/Lagoon Sans/0/file',
    fix: /assets\/fonts\/sans\.woff2/,
  },
  'a font weight as a number': {
    given: [{ file: 'lagoon/assets/sans.woff2', content: fontFile(latinFont) }],
    edit: [
      lagoon,
      '/font/families',
      { is: { 'Lagoon Sans': [{ file: 'assets/sans.woff2', weight: 400 }] } },
    ],
    code: 'LV201',
    at: '#/font/families/Lagoon Sans/0/weight',
    fix: '"400"',
  },
  'a range of weights from bold to light': {
    given: [{ file: 'lagoon/assets/sans.woff2', content: fontFile(latinFont) }],
    edit: [
      lagoon,
      '/font/families',
      { is: { 'Lagoon Sans': [{ file: 'assets/sans.woff2', weight: '800 100' }] } },
    ],
    code: 'LV206',
    at: '#/font/families/Lagoon Sans/0/weight',
    fix: '"100 800"',
  },
  'a radius with its unit': {
    edit: [lagoon, '/shape/radiusPx', { is: '20px' }],
    code: 'LV201',
    fix: 'write 20',
  },
  'a ratio that tiles do not have': {
    edit: [ironfield, '/shape/tileRatio', { is: '16:9' }],
    code: 'LV204',
    fix: /1:1.*3:4.*4:3/,
  },
  'a heading weight by name': {
    edit: [lagoon, '/font/headingWeight', { is: 'bold' }],
    code: 'LV201',
    fix: /400.*900|\b700\b/,
  },
  'a theme without its colours': {
    edit: written(lagoon, { $schema: '../../schemas/theme.schema.json', font: {} }),
    code: 'LV202',
    fix: '"color"',
  },
  'a text with too little contrast in the light theme': {
    brands: 'fixture',
    edit: [base, '/color/textMuted/light', { is: '#8a8a8a' }],
    code: 'LV501',
    fix: '3.13:1 in the light theme',
  },
  'a text with too little contrast in the dark theme': {
    brands: 'fixture',
    edit: [base, '/color/text/dark', { is: '#606060' }],
    code: 'LV501',
    fix: 'on raised #202020',
  },
  'a link that is legible on the canvas only': {
    brands: 'fixture',
    edit: [base, '/color/accent/dark', { is: '#3b7fc4' }],
    code: 'LV501',
    fix: 'accent #3b7fc4 on raised #202020',
  },
  'a background of the brand behind a text of its parent': {
    brands: 'fixture',
    edit: written(lagoon, { color: { heroShade: { dark: '#808080' } } }),
    code: 'LV501',
    at: '#/color/heroShade/dark',
    fix: 'heroText #ffffff on heroShade #808080',
  },
  'an invisible focus': {
    brands: 'fixture',
    edit: [base, '/color/focus/light', { is: '#ccddee' }],
    code: 'LV502',
    fix: 'at least 3:1',
  },
};
