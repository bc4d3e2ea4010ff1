import type { RegisterValidator, RegistrationDocument, TextKey } from '@livery/model';
import type { FieldProblem, FieldRule } from '../core/FormStore.ts';
import type { TextValues } from '../core/LocaleStore.ts';
import type { PatternCheck } from '../core/PatternCheck.ts';
import { patternText } from '../core/patternTexts.ts';

/** A field as registration.json has it. */
export type RegistrationField = RegistrationDocument['fields'][number];

export interface FieldRules {
  field: RegistrationField;
  /** What the operator says of it. */
  validator: RegisterValidator | undefined;
  isRequired: () => boolean;
  /** The operator's pattern, where it has one. */
  pattern?: PatternCheck | undefined;
}

/** How long a value may be; the operator's word counts before the brand's. */
export interface Lengths {
  min: number;
  max: number | undefined;
}

export function lengthsOf({ field, validator }: Pick<FieldRules, 'field' | 'validator'>): Lengths {
  return {
    min: validator?.minLength ?? field.minLength ?? 1,
    max: validator?.maxLength ?? field.maxLength,
  };
}

/**
 * What hints and messages may name: min, max, over (one less than min), and length, which is one
 * value where min and max are equal.
 */
export function lengthValues({ min, max }: Lengths): TextValues {
  const length = max === undefined ? `${min}+` : `${min} - ${max}`;
  return { min, max: max ?? '', over: min - 1, length: min === max ? min : length };
}

/**
 * The rules of a field: required, length and pattern, as the operator's validator says.
 *
 * Source: product-spec §5 "Registration rules are server-driven per field".
 */
export function registerRules(rules: FieldRules): FieldRule[] {
  const { field, isRequired, pattern } = rules;
  const lengths = lengthsOf(rules);
  return [
    // A text of configuration: `livery validate` has checked that it exists.
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

/** The sentence of the brand, else of the operator's pattern, else a general one. */
function problemOf({ field, validator }: FieldRules, general: TextKey): FieldProblem {
  // As above.
  const key =
    (field.wrong?.$text as TextKey | undefined) ?? patternText(validator?.patternId) ?? general;
  return { key, values: lengthValues(lengthsOf({ field, validator })) };
}
