import { faultAtValue } from '../SchemaFault.ts';
import { validatorWords } from '../valueWords.ts';
import { additionalProperties } from './additionalProperties.ts';
import { alternatives } from './alternatives.ts';
import { atMost } from './atMost.ts';
import { enumValues } from './enum.ts';
import { format } from './format.ts';
import type { KeywordWords } from './KeywordWords.ts';
import { limits } from './limits.ts';
import { noAlternative } from './noAlternative.ts';
import { not } from './not.ts';
import { pattern } from './pattern.ts';
import { propertyCount } from './propertyCount.ts';
import { propertyNames } from './propertyNames.ts';
import { required } from './required.ts';
import { type } from './type.ts';
import { uniqueItems } from './uniqueItems.ts';

/** All keywords with words of their own. */
export const allKeywords: readonly KeywordWords[] = [
  type,
  required,
  additionalProperties,
  enumValues,
  pattern,
  format,
  propertyNames,
  uniqueItems,
  not,
  atMost,
  noAlternative,
  alternatives,
  propertyCount,
  limits,
];

const byKeyword = new Map(
  allKeywords.flatMap((words) => words.keywords.map((keyword) => [keyword, words] as const)),
);

/** Words of the keywords that no document of today can break. */
const otherKeyword: KeywordWords = {
  keywords: [],
  describe: (error, options) => faultAtValue(error, 'LV212', validatorWords(error, options)),
};

/** Returns the words of a keyword. */
export function wordsOf(keyword: string): KeywordWords {
  return byKeyword.get(keyword) ?? otherKeyword;
}
