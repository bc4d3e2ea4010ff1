import type { FieldOptions, FieldProblem } from '../core/FormStore.ts';
import type { TextValues } from '../core/LocaleStore.ts';
import { PatternCheck } from '../core/PatternCheck.ts';
import { lengthsOf, lengthValues, registerRules, type RegistrationField } from './registerRules.ts';
import type { StoreDeps } from '../RootStore.ts';
import { ValidatorsStore } from './ValidatorsStore.ts';

/**
 * Field for a new password, with the rule of the registration. While the operator's rule is not
 * loaded, only the operator's reply rejects a password. Source: PASS-06, PASS-07.
 */
export class NewPassword {
  readonly options: FieldOptions;
  readonly #deps: StoreDeps;
  readonly #field: RegistrationField;
  #check: { readonly pattern: string; readonly by: PatternCheck } | undefined;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    const { site } = deps.root;
    this.#field = site.config.registration.fields.find(({ id }) => id === 'password') ?? {
      id: 'password',
      label: { $text: 'login.password' },
      input: 'password',
    };
    this.options = {
      trim: true,
      rules: [(value) => this.#problem(value)],
      onChange: (sent) => void this.settle(sent),
    };
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
      validator: this.#deps.root.get(ValidatorsStore).of('password'),
      isRequired: () => true,
      pattern: this.#pattern,
    };
  }

  /** The check of the current pattern; reused, because it stores its last result. */
  get #pattern(): PatternCheck | undefined {
    const pattern = this.#deps.root.get(ValidatorsStore).of('password')?.acceptedPattern;
    if (pattern === undefined || pattern === '' || pattern === '*') return undefined;
    if (this.#check?.pattern !== pattern)
      this.#check = { pattern, by: new PatternCheck(this.#deps.patterns, pattern) };
    return this.#check.by;
  }
}
