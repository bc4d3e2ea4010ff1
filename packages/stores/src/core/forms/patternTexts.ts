import type { TextKey } from '@livery/model';

/**
 * Messages about a value that an operator's pattern rejects, by pattern id. Each has the
 * placeholder {{length}}. The ids are our choice.
 *
 * Source: REGI-12.
 */
const texts: Readonly<Record<string, TextKey>> = {
  letterFirstAlphanumeric: 'register.pattern.letterFirstAlphanumeric',
  letterFirstAlphanumericUnderscore: 'register.pattern.letterFirstAlphanumericUnderscore',
  lettersAndDigits: 'register.pattern.lettersAndDigits',
  alphanumeric: 'register.pattern.alphanumeric',
  digits: 'register.pattern.digits',
  hasUppercase: 'register.pattern.hasUppercase',
  upperLowerDigitSymbol: 'register.pattern.upperLowerDigitSymbol',
  englishLetters: 'register.pattern.englishLetters',
  uppercaseName: 'register.pattern.uppercaseName',
  thai: 'register.pattern.thai',
  korean: 'register.pattern.korean',
  chinese: 'register.pattern.chinese',
  noSpaces: 'register.pattern.noSpaces',
  dateYearFirst: 'register.pattern.dateYearFirst',
  dateMonthFirst: 'register.pattern.dateMonthFirst',
  email: 'register.pattern.email',
};

/** Returns the text of a pattern; undefined for an unknown id. */
export function patternText(patternId: string | undefined): TextKey | undefined {
  return patternId !== undefined && Object.hasOwn(texts, patternId) ? texts[patternId] : undefined;
}
