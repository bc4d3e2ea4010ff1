import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Reading and parsing a document. */
export const readingCodes = {
  LV101: {
    severity: 'error',
    meaning: 'A document every brand needs is in none of its folders, or cannot be read.',
    mend: 'Add the document, or check that the file may be read and is no link out of the folder.',
    example: {
      file: 'reef/theme.json',
      text: '(no such file, and none in its parents: reef extends _base)',
      says: 'neither "reef" nor its parents have a theme.json',
    },
  },
  LV102: {
    severity: 'error',
    meaning: 'A document is not JSON (comments are allowed).',
    mend: 'Mend the syntax at the place named; what follows it was not read.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "minimumAge": 21 "neutralAnswers": true }',
      says: 'comma expected',
    },
  },
  LV103: {
    severity: 'error',
    meaning: 'An object has the same key twice: only one of them would count.',
    mend: 'Remove or rename one of the two.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "minimumAge": 21, "minimumAge": 18 }',
      says: 'duplicate key "minimumAge"',
    },
  },
  LV104: {
    severity: 'error',
    meaning: 'A comma follows the last entry of a list or object.',
    mend: 'Remove the comma.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "minimumAge": 21, }',
      says: 'comma after the last entry',
    },
  },
  LV105: {
    severity: 'error',
    meaning: 'A document is larger than 256 kB.',
    mend: 'Split the page, or move data out of the configuration.',
    example: {
      file: 'reef/compliance.json',
      text: '(293 kB of text)',
      says: '293 kB; at most 256 kB are read',
    },
  },
  LV106: {
    severity: 'warning',
    meaning: 'A file or folder of the brand is read by nothing.',
    mend: 'Give it the name it should have, or remove it.',
    example: {
      file: 'reef/banner.json',
      text: '{}',
      says: 'no document of a brand is called "banner.json"; did you mean "banners.json"?',
    },
  },
  LV107: {
    severity: 'error',
    meaning: 'A document is not UTF-8 text.',
    mend: 'Save the file as UTF-8.',
    example: {
      file: 'reef/compliance.json',
      text: '(a file saved as Latin-1 with an "é" in it)',
      says: 'not UTF-8 text',
    },
  },
  LV108: {
    severity: 'error',
    meaning: 'A key has a name that means something to the language Livery is written in.',
    mend: 'Choose another name.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "__proto__": { "minimumAge": 21 } }',
      says: 'no key may be named "__proto__"',
    },
  },
  LV109: {
    severity: 'error',
    meaning: 'Lists and objects stand inside each other more than 64 deep.',
    mend: 'Flatten the document.',
    example: {
      file: 'reef/compliance.json',
      text: '['.repeat(65) + ']'.repeat(65),
      says: 'nested more than 64 deep',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
