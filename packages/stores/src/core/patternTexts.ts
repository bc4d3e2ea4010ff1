import type { TextKey } from '@livery/model';

/**
 * What is said of a value an operator's pattern does not accept, by the pattern's id; each names
 * the length as {{length}}.
 *
 * Source: product-spec §5 "Wording of pattern messages". The ids are our choice: the source names
 *         none.
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

/** The text of a pattern; undefined for one nobody knows. */
export function patternText(patternId: string | undefined): TextKey | undefined {
  return patternId !== undefined && Object.hasOwn(texts, patternId) ? texts[patternId] : undefined;
}
