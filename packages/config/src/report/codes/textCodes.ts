import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Texts and languages. */
export const textCodes = {
  LV405: {
    severity: 'error',
    summary: 'A text key that has no English text.',
    fix: 'Add it to locales/EN.json, or correct the key.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "props": { "title": { "$text": "home.lvie" } } } } }',
      expectedMessage: 'locales/EN.json has no text "home.lvie"; did you mean "home.live"?',
    },
  },
  LV406: {
    severity: 'error',
    summary: 'A text that one language has and another lacks.',
    fix: 'Add the text to the language the message names.',
    example: {
      file: 'reef/locales/EN.json',
      text: '{ "reef.welcome": "Welcome" }',
      expectedMessage: 'TY, CN, ID, TH, VI, JA, KO, HI, ES, PT, RU, AR have no text "reef.welcome"',
    },
  },
  LV407: {
    severity: 'error',
    suppressible: true,
    summary: 'A text whose placeholders differ between languages.',
    fix: 'Use the placeholders of the English text.',
    example: {
      file: 'reef/locales/TY.json',
      text: '{ "nav.leadsHome": "{{brnd}}, tahanan" }',
      expectedMessage: 'TY text "nav.leadsHome" has the placeholders {{brnd}}, EN has {{brand}}',
    },
  },
  LV419: {
    severity: 'error',
    summary: 'A language the brand offers has no texts.',
    fix: 'Add locales/<LANG>.json, or do not offer the language.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "supportLanguages": ["EN", "TY", "FR"] }',
      expectedMessage:
        'there is no locales/FR.json; there is AR, CN, EN, ES, HI, ID, JA, KO, PT, RU, TH, TY, VI',
    },
  },
  LV420: {
    severity: 'error',
    summary: 'The default language is none of those offered.',
    fix: 'Add it to supportLanguages, or choose another default.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "defaultLang": "FR" }',
      expectedMessage:
        '"FR" is none of the languages offered: EN, TY, CN, ID, TH, VI, JA, KO, HI, ES, PT, RU, AR',
    },
  },
  LV424: {
    severity: 'error',
    summary: 'An unknown time zone, currency or language tag.',
    fix: 'Use an IANA time zone, an ISO 4217 code, a BCP 47 tag.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "timeZone": "Asia/Manilla" }',
      expectedMessage: '"Asia/Manilla" is no IANA time zone; did you mean "Asia/Manila"?',
    },
  },
  LV457: {
    severity: 'warning',
    summary: 'A text that is empty or has an HTML tag or entity, which is shown as it is typed.',
    fix: 'Write plain text. To hide a text, remove the node that shows it.',
    example: {
      file: 'reef/locales/EN.json',
      text: '{ "nav.home": "<b>Home</b>" }',
      expectedMessage: 'text "nav.home" has the tag <b>, which is shown as it is typed',
    },
  },
  LV744: {
    severity: 'warning',
    summary: 'A currency whose symbol or decimals are not its own.',
    fix: 'Write the symbol and the decimals of the currency beside its code.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "currency": { "code": "EUR" }, "jackpots": { "home": { "minimum": 100000, "maximum": 200000 }, "other": { "start": 5000 } } }',
      expectedMessage: 'EUR would be shown with the inherited symbol "P"; add "symbol": "€"',
    },
  },
  LV752: {
    severity: 'warning',
    summary: 'Sample jackpots with the amounts of another currency.',
    fix: 'State amounts that are usual in the currency under "jackpots" in site.json, or set "kind": "feed" for the operator’s jackpot.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "currency": { "code": "EUR", "symbol": "€" } }',
      expectedMessage:
        'the sample jackpots show amounts of PHP as EUR; state under "jackpots": home.minimum, home.maximum, other.start',
    },
  },
  LV749: {
    severity: 'warning',
    summary: 'A plural form that a language needs is missing: the text is shown in another form.',
    fix: 'Add the text the message names. Languages differ in their forms: Russian also has "few" and "many".',
    example: {
      file: 'reef/locales/RU.json',
      text: '{ "help.found_few": null }',
      expectedMessage:
        'RU has no text "help.found_few", so counts that need this plural form are shown with another',
    },
  },
  LV753: {
    severity: 'warning',
    summary: 'A text with an amount in another currency than the brand’s.',
    fix: 'Write the amount in the currency of the brand, in every language.',
    example: {
      file: 'reef/locales/EN.json',
      text: '{ "banner.slots.text": "Win up to €500 today" }',
      expectedMessage:
        'text "banner.slots.text" has an amount in "€" in EN, but the currency of the brand is PHP; write it with "P"',
    },
  },
  LV754: {
    severity: 'warning',
    summary: 'A text of another language that is the English one.',
    fix: 'Translate the text, or do not offer the language yet.',
    example: {
      file: 'reef/locales/ES.json',
      text: '{ "banner.slots.title": "All slots in one place" }',
      expectedMessage: 'text "banner.slots.title" of ES is the English one; translate it',
    },
  },
  LV755: {
    severity: 'error',
    summary: 'Two languages that a brand offers have the same tag: their texts would be mixed up.',
    fix: 'Write the BCP 47 tag of each language in "$meta" of its file.',
    example: {
      file: 'reef/locales/ES.json',
      text: '{ "$meta": { "tag": "pt-br", "dir": "ltr", "name": "Español" } }',
      expectedMessage:
        'ES and PT both have the tag "pt-BR", so their texts would be mixed up; write the tag of ES',
    },
  },
  LV756: {
    severity: 'warning',
    summary: 'A language with the writing direction of another script.',
    fix: 'Write "rtl" for a script that is written from right to left, such as Arabic and Hebrew, else "ltr".',
    example: {
      file: 'reef/locales/AR.json',
      text: '{ "$meta": { "tag": "ar", "dir": "ltr", "name": "العربية" } }',
      expectedMessage: 'Arabic is written from right to left; write "rtl"',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
