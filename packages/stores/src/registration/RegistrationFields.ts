import type { RegisterValidator, RegistrationDocument } from '@livery/model';
import { FormStore, type FieldOptions, type FieldRule } from '../core/FormStore.ts';
import { PatternCheck, type PatternPort } from '../core/PatternCheck.ts';
import {
  lengthsOf,
  registerRules,
  type Lengths,
  type RegistrationField,
} from '../protection/registerRules.ts';

/** What decides which fields count. */
export interface RegistrationState {
  readonly method: 'username' | 'mobile' | undefined;
  readonly captchaNeeded: boolean;
  /** Whether the mobile number is verified by a code. */
  readonly codeNeeded: boolean;
  /** Whether a password is chosen. */
  readonly passwordNeeded: boolean;
  /** Whether nobody may register without an affiliate. */
  readonly invitationNeeded: boolean;
  /** What became of the affiliate's code in the link. */
  readonly linkedCode: 'none' | 'checking' | 'accepted' | 'refused';
}

export interface RegistrationFieldsOptions {
  registration: RegistrationDocument;
  validators: readonly RegisterValidator[];
  patterns: PatternPort;
  state: RegistrationState;
}

/** Asked for whatever the operator says. */
const always: readonly string[] = [
  'username',
  'password',
  'confirmPassword',
  'captcha',
  'verificationCode',
  'paymentPassword',
  'terms',
];

/**
 * The fields of a registration, made of the brand's and the operator's word. Both methods share one
 * form: what was typed stays when the method changes.
 *
 * Source: product-spec §5 "Registration rules are server-driven per field".
 */
export class RegistrationFields {
  readonly form: FormStore<string>;
  readonly #options: RegistrationFieldsOptions;
  readonly #validators: ReadonlyMap<string, RegisterValidator>;
  readonly #patterns = new Map<string, PatternCheck>();

  constructor(options: RegistrationFieldsOptions) {
    this.#options = options;
    this.#validators = new Map(options.validators.map((validator) => [validator.field, validator]));
    const { fields } = options.registration;
    this.form = new FormStore(
      Object.fromEntries(fields.map((field) => [field.id, this.#optionsOf(field)])),
    );
  }

  /** The fields that are shown, in order. */
  get shown(): RegistrationField[] {
    return this.#options.registration.fields.filter(({ id }) => this.shows(id));
  }

  shows(id: string): boolean {
    const { method, captchaNeeded, codeNeeded, invitationNeeded, linkedCode, passwordNeeded } =
      this.#options.state;
    const enabled = this.#validators.get(id)?.enabled ?? false;
    switch (id) {
      case 'username':
        return method === 'username';
      case 'terms':
        return true;
      case 'password':
      case 'confirmPassword':
        return passwordNeeded;
      case 'mobileNum':
        return method === 'mobile' || enabled;
      case 'verificationCode':
        return method === 'mobile' && codeNeeded;
      case 'captcha':
        return captchaNeeded || enabled;
      // A code that was refused stays in sight, so that it can be mended.
      case 'affiliateCode':
        return linkedCode === 'refused' || (linkedCode === 'none' && (enabled || invitationNeeded));
      default:
        return enabled;
    }
  }

  isRequired(id: string): boolean {
    const { method, invitationNeeded } = this.#options.state;
    if (
      always.includes(id) ||
      (id === 'mobileNum' && method === 'mobile') ||
      (id === 'affiliateCode' && invitationNeeded)
    )
      return true;
    return this.#validators.get(id)?.required ?? false;
  }

  lengths(field: RegistrationField): Lengths {
    return lengthsOf({ field, validator: this.#validators.get(field.id) });
  }

  /** Waits until the operator's patterns have looked at fields. */
  async settle(names: readonly string[]): Promise<void> {
    await Promise.all(
      [...this.#patterns]
        .filter(([name]) => names.includes(name))
        .map(([name, check]) => check.ask(this.form.field(name).sent)),
    );
  }

  #optionsOf(field: RegistrationField): FieldOptions {
    const validator = this.#validators.get(field.id);
    const isRequired = (): boolean => this.isRequired(field.id);
    const [required, ...formal] = registerRules({
      field,
      validator,
      isRequired,
      pattern: this.#patternOf(field.id, validator),
    });
    const own: readonly FieldRule[] = field.id === 'confirmPassword' ? [sameAsPassword] : formal;
    return {
      initial:
        field.id === 'terms' && this.#options.registration.termsAcceptedByDefault ? 'yes' : '',
      // A code is sent as it was typed. Source: product-spec §5 "trimmed (not the SMS code)".
      trim: field.input !== 'code',
      rules: [...(required ? [required] : []), ...(field.input === 'checkbox' ? [] : own)],
      changed: (sent) => void this.#patterns.get(field.id)?.ask(sent),
    };
  }

  #patternOf(id: string, validator: RegisterValidator | undefined): PatternCheck | undefined {
    const { acceptedPattern } = validator ?? {};
    if (acceptedPattern === undefined || acceptedPattern === '' || acceptedPattern === '*')
      return undefined;
    const check = new PatternCheck(this.#options.patterns, acceptedPattern);
    this.#patterns.set(id, check);
    return check;
  }
}

const sameAsPassword: FieldRule = (value, { password }) =>
  value === password ? undefined : { key: 'register.confirmWrong' };
