import type { FieldOptions, FieldProblem } from '../core/forms/FormStore.ts';
import type { TextValues } from '../core/translation/Translator.ts';
import { PatternCheck } from '../core/forms/PatternCheck.ts';
import {
  lengthsOf,
  lengthValues,
  normalizerOf,
  registerRules,
  type RegistrationField,
} from './registerRules.ts';
import type { StoreDeps } from '../site/StoreAccess.ts';
import { ValidatorsStore } from './ValidatorsStore.ts';

/** Registration fields that members also change later, with their labels and inputs. */
const ownFields = {
  password: { id: 'password', label: { $text: 'login.password' }, input: 'password' },
  paymentPassword: {
    id: 'paymentPassword',
    label: { $text: 'register.paymentPassword' },
    input: 'password',
  },
  payeeName: { id: 'payeeName', label: { $text: 'register.payeeName' }, input: 'text' },
  email: { id: 'email', label: { $text: 'register.email' }, input: 'email' },
} satisfies Record<string, RegistrationField>;

/**
 * Field with the rule of the registration, for example a new password. While the operator's rule is
 * not loaded, only the operator's reply rejects a value. Source: PASS-06, PASS-07, MEMB-03.
 */
export class RuledField {
  readonly options: FieldOptions;
  readonly #deps: StoreDeps;
  readonly #field: RegistrationField;
  #check: { readonly pattern: string; readonly by: PatternCheck } | undefined;

  constructor(deps: StoreDeps, id: keyof typeof ownFields) {
    this.#deps = deps;
    const { site } = deps.root;
    this.#field = site.config.registration.fields.find((field) => field.id === id) ?? ownFields[id];
    this.options = {
      trim: true,
      normalize: (text) => normalizerOf(this.#rules)?.(text) ?? text,
      rules: [(value) => this.#problem(value)],
      onChange: (sent) => void this.settle(sent),
    };
  }

  /** Whether the operator's rule is loaded. */
  get isKnown(): boolean {
    return this.#deps.root.get(ValidatorsStore).of(this.#field.id) !== undefined;
  }

  /** Placeholder values of the field's hint. */
  get hintValues(): TextValues {
    return lengthValues(lengthsOf(this.#rules));
  }

  /** Waits until a value is checked against the operator's pattern. */
  async settle(value: string): Promise<void> {
    await this.#deps.root.get(ValidatorsStore).rules.load({});
    await this.#pattern?.check(value);
  }

  #problem(value: string): FieldProblem | undefined {
    for (const rule of registerRules(this.#rules)) {
      const problem = rule(value, {});
      if (problem) return problem;
    }
    return undefined;
  }

  get #rules(): Parameters<typeof registerRules>[0] {
    return {
      field: this.#field,
      validator: this.#deps.root.get(ValidatorsStore).of(this.#field.id),
      isRequired: () => true,
      pattern: this.#pattern,
    };
  }

  /** The check of the current pattern; reused, because it stores its last result. */
  get #pattern(): PatternCheck | undefined {
    const pattern = this.#deps.root.get(ValidatorsStore).of(this.#field.id)?.acceptedPattern;
    if (pattern === undefined || pattern === '' || pattern === '*') return undefined;
    if (this.#check?.pattern !== pattern)
      this.#check = { pattern, by: new PatternCheck(this.#deps.patterns, pattern) };
    return this.#check.by;
  }
}
