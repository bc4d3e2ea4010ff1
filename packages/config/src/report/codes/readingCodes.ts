import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Reading and parsing a document. */
export const readingCodes = {
  LV101: {
    severity: 'error',
    summary: 'A document every brand needs is in none of its folders, or cannot be read.',
    fix: 'Add the document, or check that the file may be read and is no link out of the folder.',
    example: {
      file: 'reef/theme.json',
      text: '(no such file, and none in its parents: reef extends _base)',
      expectedMessage: 'neither "reef" nor its parents have a theme.json',
    },
  },
  LV102: {
    severity: 'error',
    summary: 'A document is not JSON (comments are allowed).',
    fix: 'Mend the syntax at the place named; what follows it was not read.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "minimumAge": 21 "neutralAnswers": true }',
      expectedMessage: 'comma expected before this entry',
    },
  },
  LV103: {
    severity: 'error',
    summary: 'An object has the same key twice: only one of them would count.',
    fix: 'Remove or rename one of the two.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "minimumAge": 21, "minimumAge": 18 }',
      expectedMessage: 'duplicate key "minimumAge"',
    },
  },
  LV104: {
    severity: 'error',
    summary: 'A comma follows the last entry of a list or object.',
    fix: 'Remove the comma.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "minimumAge": 21, }',
      expectedMessage: 'comma after the last entry',
    },
  },
  LV105: {
    severity: 'error',
    summary: 'A document is larger than 256 kB, or that of a language than 1 MB.',
    fix: 'Split the page, or remove texts that nothing shows.',
    example: {
      file: 'reef/compliance.json',
      text: '(293 kB of text)',
      expectedMessage: '293 kB; at most 256 kB are read',
    },
  },
  LV106: {
    severity: 'warning',
    summary: 'A file or folder of the brand is read by nothing.',
    fix: 'Give it the name it should have, or remove it.',
    example: {
      file: 'reef/notes.txt',
      text: 'New banners on Monday',
      expectedMessage:
        'no document of a brand is called "notes.txt"; files that pages show are in assets/',
    },
  },
  LV107: {
    severity: 'error',
    summary: 'A document is not UTF-8 text.',
    fix: 'Save the file as UTF-8.',
    example: {
      file: 'reef/compliance.json',
      text: '(a file saved as Latin-1 with an "é" in it)',
      expectedMessage: 'not UTF-8 text',
    },
  },
  LV108: {
    severity: 'error',
    summary: 'A key has a name that means something to the language Livery is written in.',
    fix: 'Choose another name.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "__proto__": { "minimumAge": 21 } }',
      expectedMessage: 'no key may be named "__proto__"',
    },
  },
  LV109: {
    severity: 'error',
    summary: 'Lists and objects stand inside each other more than 64 deep.',
    fix: 'Flatten the document.',
    example: {
      file: 'reef/compliance.json',
      text: '['.repeat(65) + ']'.repeat(65),
      expectedMessage: 'nested more than 64 deep',
    },
  },
  LV110: {
    severity: 'error',
    summary:
      'A brand’s folder has more than 10,000 files and folders, folders more than 6 deep, more than 128 MB, or a file of more than 64 MB.',
    fix: 'Remove what is no part of the brand. The files of its parents do not count.',
    example: {
      file: 'reef/assets',
      text: '(10,001 files)',
      expectedMessage:
        'the folder "reef" is not read: it has more than 10000 files and folders; remove those that no page shows',
    },
  },
  LV111: {
    severity: 'error',
    summary: 'A link leads to a folder, or out of the brand’s own folder.',
    fix: 'Replace the link with the file or folder itself.',
    example: {
      file: 'reef/assets/loop',
      text: '(a link to the folder that it is in)',
      expectedMessage: '"loop" is a link to a folder, which is not followed',
    },
  },
  LV112: {
    severity: 'error',
    summary: 'A folder or an asset cannot be read. The server tries again by itself.',
    fix: 'Check that the server may read it, and that a link leads to a file.',
    example: {
      file: 'reef/pages',
      text: '(a folder that only its owner may read)',
      expectedMessage: 'cannot be read: permission denied',
    },
  },
  LV113: {
    severity: 'warning',
    suppressible: false,
    summary: 'A file in the assets folder is larger than 1 MB: a page that shows it loads slowly.',
    fix: 'Save the picture with fewer pixels, or in a format that takes less, such as .webp or .avif.',
    example: {
      file: 'reef/assets/hero.png',
      text: '(a picture of 9 MB)',
      expectedMessage:
        '"hero.png" has 9.0 MB, which a phone loads for seconds; save it with fewer pixels, or as .webp or .avif',
    },
  },
  LV114: {
    severity: 'warning',
    suppressible: false,
    summary: 'A font file is larger than 150 kB: the text of a page waits for it.',
    fix: 'Save only the letters of the brand’s languages (a subset), or split the font by "unicodeRange".',
    example: {
      file: 'reef/assets/text.woff2',
      text: '(a font of 300 kB)',
      expectedMessage:
        '"text.woff2" has 300 kB, for which the text of a page waits; save only the letters of the brand\'s languages',
    },
  },
  LV115: {
    severity: 'error',
    summary:
      'A document or folder under another name than the one it should have, so that the brand is without it.',
    fix: 'Give it the name that the message proposes.',
    example: {
      file: 'reef/locales/es.json',
      text: '{ "nav.home": "Portada" }',
      expectedMessage:
        '"es.json" is not named like a language: two capitals, as in EN.json; did you mean "ES.json"?',
    },
  },
  LV116: {
    severity: 'warning',
    suppressible: false,
    summary: 'The "$schema" of a document leads to no file, so that editors do not check it.',
    fix: 'Write the path from the document to the schemas of this installation, or remove "$schema".',
    example: {
      file: 'reef/site.json',
      text: '{ "$schema": "../../../schemas/site.schema.json", "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" } }',
      expectedMessage:
        '"../../../schemas/site.schema.json" is no file, so editors do not check this document; remove "$schema"',
    },
  },
  LV120: {
    severity: 'error',
    summary:
      'A text has a character that cannot be shown, or that makes it look like another text.',
    fix: 'Remove the character: a control character, half a surrogate pair, or a bidirectional control.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef\\u202e", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" } }',
      expectedMessage: 'the text contains U+202E, a bidirectional control',
    },
  },
  LV741: {
    severity: 'error',
    summary: 'A picture of more than 25 million pixels, whatever the size of its file.',
    fix: 'Save the picture with fewer pixels: a screen shows at most a few million.',
    example: {
      file: 'reef/assets/hero.gif',
      text: 'GIF89azzzz',
      expectedMessage:
        '"hero.gif" is 31354 × 31354 pixels, which take 3932 MB of a phone\'s memory; save it with at most 25 million',
    },
  },
  LV742: {
    severity: 'warning',
    suppressible: false,
    summary: 'A document whose `$schema` is that of another document, or of none.',
    fix: 'Correct the path, so that editors complete and check the document.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "$schema": "../../schemas/complaince.schema.json" }',
      expectedMessage:
        '"../../schemas/complaince.schema.json" is not the schema of this document; end the path with "compliance.schema.json"',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
