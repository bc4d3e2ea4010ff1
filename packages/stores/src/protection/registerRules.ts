import type { RegisterValidator, RegistrationDocument, TextKey } from '@livery/model';
import type { FieldProblem, FieldRule } from '../core/forms/FormStore.ts';
import type { TextValues } from '../core/translation/Translator.ts';
import type { PatternCheck } from '../core/forms/PatternCheck.ts';
import { patternText } from '../core/forms/patternTexts.ts';
import { typedCaptcha, typedCode, typedDigits, typedPhone } from '../core/forms/typedText.ts';

/** A field of registration.json. */
export type RegistrationField = RegistrationDocument['fields'][number];

export interface FieldRules {
  field: RegistrationField;
  /** The operator's rule for the field. */
  validator: RegisterValidator | undefined;
  isRequired: () => boolean;
  /** The check of the operator's pattern, if there is one. */
  pattern?: PatternCheck | undefined;
}

/** Length limits of a value in characters. */
export interface Lengths {
  min: number;
  max: number | undefined;
}

/** Returns the length limits of a field; the operator's take precedence over the brand's. */
export function lengthsOf({ field, validator }: Pick<FieldRules, 'field' | 'validator'>): Lengths {
  return {
    min: validator?.minLength ?? field.minLength ?? 1,
    max: validator?.maxLength ?? field.maxLength,
  };
}

/**
 * Returns the placeholder values of hints and messages: min, max, over (min - 1), and length, which
 * is a single number if min and max are equal.
 */
export function lengthValues({ min, max }: Lengths): TextValues {
  const length = max === undefined ? `${min}+` : `${min} - ${max}`;
  return { min, max: max ?? '', over: min - 1, length: min === max ? min : length };
}

/**
 * Returns the rules of a field: required, length and pattern.
 *
 * Source: REGI-02.
 */
export function registerRules(rules: FieldRules): FieldRule[] {
  const { field, isRequired, pattern } = rules;
  const lengths = lengthsOf(rules);
  return [
    // The key is from configuration; `livery validate` checks that the text exists.
    (value) =>
      value === '' && isRequired()
        ? { key: (field.empty?.$text ?? 'form.required') as TextKey }
        : undefined,
    (value) =>
      value !== '' && (value.length < lengths.min || value.length > (lengths.max ?? Infinity))
        ? problemOf(rules, 'register.length')
        : undefined,
    (value) =>
      value !== '' && pattern?.rejects(value)
        ? problemOf(rules, 'register.pattern.other')
        : undefined,
  ];
}

/** How the text of an input with codes or numbers is read, by its type in registration.json. */
const normalizers: Partial<Record<NonNullable<RegistrationField['input']>, typeof typedCode>> = {
  code: typedCode,
  captcha: typedCaptcha,
  tel: typedPhone,
};

/**
 * Returns how a typed text is read before it is checked and sent: by the type of the input, or as
 * digits where the operator's pattern takes digits only, for example of a payment password.
 */
export function normalizerOf({
  field,
  validator,
}: Pick<FieldRules, 'field' | 'validator'>): typeof typedCode | undefined {
  return (
    normalizers[field.input ?? 'text'] ??
    (validator?.patternId === 'digits' ? typedDigits : undefined)
  );
}

/** Returns the brand's message, else that of the operator's pattern, else a general one. */
function problemOf({ field, validator }: FieldRules, general: TextKey): FieldProblem {
  // The brand's key is from configuration, as above.
  const key =
    (field.wrong?.$text as TextKey | undefined) ?? patternText(validator?.patternId) ?? general;
  return { key, values: lengthValues(lengthsOf({ field, validator })) };
}
