import type { RegisterValidator } from '@livery/model';

/** Error messages by pattern id or field. */
const patternSentences: Readonly<Record<string, string>> = {
  letterFirstAlphanumericUnderscore:
    'Please begin with a letter and use only letters, digits and underscores.',
  lettersAndDigits: 'Please use letters and digits, and no spaces.',
  alphanumeric: 'Please use only letters and digits.',
  digits: 'Please use only digits.',
  noSpaces: 'Please use no spaces.',
  email: 'Please enter an e-mail address.',
  uppercaseName: 'Real name format is wrong',
};

/** Source: REGI-17. */
export const wrongNumber = 'Phone number format is wrong';

/**
 * Returns the error message for a value that violates the merchant's rule, or undefined. The custom
 * pattern runs only on values of an allowed length.
 */
export function checkValue(
  {
    field,
    acceptedPattern = '*',
    patternId = '',
    minLength = 0,
    maxLength = Number.POSITIVE_INFINITY,
  }: RegisterValidator,
  value: string,
): string | undefined {
  if (value.length < minLength || value.length > maxLength)
    return field === 'mobileNum' ? wrongNumber : describeLength(minLength, maxLength);
  if (acceptedPattern === '*' || new RegExp(acceptedPattern, 'u').test(value)) return undefined;
  return field === 'mobileNum'
    ? wrongNumber
    : (patternSentences[patternId] ?? 'Please enter a value of the form that is asked for.');
}

function describeLength(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return `Please enter at least ${min} characters.`;
  return `Please enter ${min === max ? min : `${min} - ${max}`} characters.`;
}
