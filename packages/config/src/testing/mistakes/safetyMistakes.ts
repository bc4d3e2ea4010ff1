import { files, type Mistakes } from './Mistake.ts';

const { theme, upstream } = files;

/** Mistakes of the codes LV501 and following. */
export const safetyMistakes: Mistakes = {
  'a literal client secret': {
    file: upstream,
    change: [
      '"headers"',
      '"socialProviders": { "tidepass": { "issuer": "sandbox:", "clientId": "reef", "clientSecret": "hunter2" } }, "headers"',
    ],
    code: 'LV506',
    at: '"hunter2"',
  },

  'a text with too little contrast in the light theme': {
    file: theme,
    change: ['"#555555"', '"#8a8a8a"'],
    code: 'LV501',
    at: '"#8a8a8a"',
    expectedMessage: '3.13:1 in the light theme',
  },
  'a text with too little contrast in the dark theme': {
    file: theme,
    change: ['"#f0f0f0"', '"#606060"'],
    code: 'LV501',
    at: '"#606060"',
    expectedMessage: 'on raised #202020',
  },
  'a link that is legible on the canvas only': {
    file: theme,
    change: [/("accent": \{\s*"light": "#0057b8",\s*"dark": )"#6db3ff"/, '$1"#3b7fc4"'],
    code: 'LV501',
    at: '"#3b7fc4"',
    expectedMessage: 'accent #3b7fc4 on raised #202020',
  },
  'a background of the brand behind a text of its parent': {
    file: 'lagoon/theme.json',
    change: [/^/, '{ "color": { "heroShade": { "dark": "#808080" } } }'],
    code: 'LV501',
    at: '"#808080"',
    expectedMessage: 'heroText #ffffff on heroShade #808080',
  },
  'an invisible focus': {
    file: theme,
    change: [/("focus": \{\s*"light": )"#0057b8"/, '$1"#ccddee"'],
    code: 'LV502',
    at: '"#ccddee"',
    expectedMessage: 'at least 3:1',
  },
  'a licence without a number': {
    file: '_base/compliance.json',
    change: ['"MGA/1"', '""'],
    code: 'LV503',
    at: '""',
    expectedMessage: 'without its number',
  },
  'games on the brand’s own host': {
    file: '_base/site.json',
    change: ['https://games.example', 'https://lagoon.example:8443'],
    code: 'LV504',
    at: '"https://lagoon.example:8443"',
  },
  'an embedded page of another site than frameSources lists': {
    file: '_base/pages/home.json',
    change: [
      /"use": "TextBlock",([\s\S]*?)"text": \{/,
      '"use": "ContentEmbed",$1"address": "https://video.example/1", "title": {',
    ],
    code: 'LV541',
    at: '"https://video.example/1"',
    expectedMessage: '"https://video.example" is not in "frameSources" of site.json',
  },
  'messages of all providers, although games come from any host': {
    file: '_base/site.json',
    change: [
      /("frameSources": \[\s*"https:\/\/games\.example"\s*\])/,
      '$1, "gameOpening": { "vendorDefaults": { "speaks": "livery.game.1" } }',
    ],
    code: 'LV540',
    at: '"https://games.example"',
    expectedMessage: 'all games of https://games.example would count',
  },
  'a link without https': {
    file: '_base/menus.json',
    change: ['https://help.example/', 'http://help.example/'],
    code: 'LV505',
    at: '"http://help.example/"',
  },
  'a banner that runs a script': {
    file: 'lagoon/banners.json',
    change: [
      /"ROUTE",\s*"linkageTarget": "\/slots"/,
      '"URL", "linkageTarget": "javascript:alert(1)"',
    ],
    code: 'LV505',
    at: '"javascript:alert(1)"',
  },
  'a literal codec key': {
    file: upstream,
    change: ['"headers"', '"codecKey": "12345678", "headers"'],
    code: 'LV506',
    at: '"12345678"',
  },
  'a literal header secret': {
    file: upstream,
    change: ['"x-site"', '"x-api-key"'],
    code: 'LV506',
    at: '"one"',
    expectedMessage: 'x-api-key',
  },
  'an asset that is not what its name says': {
    file: 'lagoon/assets/logo.svg',
    change: ['<svg', '<html><svg'],
    code: 'LV516',
    at: '<html>',
    expectedMessage: 'the content of "logo.svg" is not image/svg+xml',
  },
};
