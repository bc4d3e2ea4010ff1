import { files, type Mistakes } from './Mistake.ts';

const { site, routes, english, filipino } = files;

/** Mistakes in texts and languages. */
export const textMistakes: Mistakes = {
  'a text key that does not exist': {
    file: routes,
    change: ['"home.title"', '"home.tilte"'],
    code: 'LV405',
    at: '"home.tilte"',
    expectedMessage: 'did you mean "home.title"?',
  },
  'a text missing in one language': {
    file: filipino,
    change: [/"menu\.slots": "Slots",/, ''],
    code: 'LV406',
    at: '{',
    expectedMessage: 'TY has no text "menu.slots"',
  },
  'a plural missing in one language': {
    file: filipino,
    change: [/,\s*"wins_one": "[^"]*",\s*"wins_other": "[^"]*"/, ''],
    code: 'LV406',
    at: '{',
    expectedMessage: 'TY has no text "wins"',
  },
  'a plural form missing in one language': {
    file: filipino,
    change: [/"wins_one": "[^"]*",/, ''],
    code: 'LV749',
    at: '"wins_other"',
    expectedMessage: 'TY has no text "wins_one"',
  },
  'a currency with the symbol of another one': {
    file: site,
    change: ['"logo"', '"currency": { "code": "EUR" }, "logo"'],
    code: 'LV744',
    at: '"EUR"',
    expectedMessage: 'add "symbol": "€"',
  },
  'a text missing in English': {
    file: filipino,
    change: ['"menu.slots"', '"menu.more": "x", "menu.slots"'],
    code: 'LV406',
    at: '"menu.more"',
  },
  'a misspelt key in a language that has the right one too': {
    file: filipino,
    change: ['"menu.slots"', '"menu.slot": "x", "menu.slots"'],
    code: 'LV406',
    at: '"menu.slot"',
    expectedMessage: 'did you mean "menu.slots"?',
  },
  'other placeholders': {
    file: filipino,
    change: ['{{name}}', '{{nam}}'],
    code: 'LV407',
    at: '"Kumusta {{nam}}"',
    expectedMessage: '{{nam}}, EN has {{name}}',
  },
  'a language without texts': {
    file: '_base/site.json',
    change: ['"EN",', '"EN", "AR",'],
    code: 'LV419',
    at: '"AR"',
  },
  'a default language that is not offered': {
    file: '_base/site.json',
    change: ['"defaultLang": "TY"', '"defaultLang": "AR"'],
    code: 'LV420',
    at: '"AR"',
  },
  'an unknown time zone': {
    file: site,
    change: ['"name"', '"timeZone": "Asia/Manilla", "name"'],
    code: 'LV424',
    at: '"Asia/Manilla"',
    expectedMessage: 'did you mean "Asia/Manila"?',
  },
  'an unknown currency': {
    file: '_base/site.json',
    change: ['"PHP"', '"PPP"'],
    code: 'LV424',
    at: '"PPP"',
  },
  'an unknown language tag': {
    file: english,
    change: ['"en"', '"e_n"'],
    code: 'LV424',
    at: '"e_n"',
  },
  'a text with a tag': {
    file: english,
    change: ['"Home"', '"<b>Home</b>"'],
    code: 'LV457',
    at: '"<b>Home</b>"',
  },
  'an empty text': {
    file: filipino,
    change: ['"Tahanan"', '" "'],
    code: 'LV457',
    at: '" "',
  },
  'a misspelt key in one language': {
    file: english,
    change: ['"menu.help"', '"menu.hepl": "Help", "menu.help"'],
    code: 'LV406',
    at: '"menu.hepl"',
    expectedMessage: 'did you mean "menu.help"?',
  },
  'a misspelt plural form in English': {
    file: english,
    change: ['"wins_other"', '"wins_othr"'],
    code: 'LV406',
    at: '"wins_othr"',
    expectedMessage: 'did you mean "wins_other"?',
  },
};
