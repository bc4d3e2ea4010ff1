import type { RegisterValidator } from '@livery/model';
import { checkValue } from '../merchants/checkValue.ts';

/** Submitted values by field, without empty ones. */
export type RegistrationValues = Readonly<Partial<Record<string, string>>>;

const secrets: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/**
 * Returns the non-empty fields of a request. Trims surrounding spaces, except in fields whose input
 * is hidden, such as passwords.
 */
export function registrationValues(request: object): RegistrationValues {
  const texts = Object.entries(request).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(
    texts
      .map(([field, value]): [string, string] => [field, secrets.has(field) ? value : value.trim()])
      .filter(([, value]) => value !== ''),
  );
}

/** Returns the rule violations by field. Does not check uniqueness. */
export function checkRegistration(
  rules: readonly RegisterValidator[],
  values: RegistrationValues,
): Record<string, string> {
  const problems = Object.fromEntries(
    rules.flatMap((rule): [string, string][] => {
      const problem = checkField(rule, values[rule.field]);
      return problem === undefined ? [] : [[rule.field, problem]];
    }),
  );
  const isRepeated =
    values.confirmPassword === undefined || values.confirmPassword === values.password;
  return isRepeated ? problems : { ...problems, confirmPassword: 'Incorrect confirmation' };
}

function checkField(rule: RegisterValidator, value: string | undefined): string | undefined {
  if (value === undefined)
    return rule.enabled && rule.required ? 'Input cannot be empty' : undefined;
  return rule.enabled ? checkValue(rule, value) : 'This is not asked for here.';
}
