import {
  missingRegistrationFields,
  type RegisterValidator,
  type RegistrationDocument,
} from '@livery/model';
import { FormStore, type FieldOptions, type FieldRule } from '../core/forms/FormStore.ts';
import { PatternCheck, type PatternPort } from '../core/forms/PatternCheck.ts';
import {
  lengthsOf,
  normalizerOf,
  registerRules,
  type Lengths,
  type RegistrationField,
} from '../protection/registerRules.ts';

/** State that decides which fields are shown and required. */
export interface RegistrationState {
  readonly method: 'username' | 'mobile' | undefined;
  readonly captchaNeeded: boolean;
  /** Whether the mobile number is verified by a code. */
  readonly codeNeeded: boolean;
  /** Whether a password is chosen. */
  readonly passwordNeeded: boolean;
  /** Whether an affiliate code is required. */
  readonly invitationNeeded: boolean;
  /** Result of the check of the link's affiliate code. */
  readonly linkedCode: 'none' | 'checking' | 'accepted' | 'refused';
}

export interface RegistrationFieldsOptions {
  registration: RegistrationDocument;
  validators: readonly RegisterValidator[];
  patterns: PatternPort;
  state: RegistrationState;
}

/** Fields that are required whatever the operator's rules are. Source: REGI-04 to REGI-06. */
const alwaysRequired: readonly string[] = [
  'username',
  'password',
  'confirmPassword',
  'captcha',
  'verificationCode',
  'paymentPassword',
  'terms',
];

/**
 * Fields of a registration, from the brand's configuration and the operator's rules. Both methods
 * share one form, so that values survive a change of the method.
 *
 * Source: REGI-02 to REGI-06.
 */
export class RegistrationFields {
  readonly form: FormStore<string>;
  readonly #options: RegistrationFieldsOptions;
  readonly #validators: ReadonlyMap<string, RegisterValidator>;
  readonly #patterns = new Map<string, PatternCheck>();
  readonly #fields: readonly RegistrationField[];

  constructor(options: RegistrationFieldsOptions) {
    this.#options = options;
    this.#validators = new Map(options.validators.map((validator) => [validator.field, validator]));
    this.#fields = withMissing(options);
    this.form = new FormStore(
      Object.fromEntries(this.#fields.map((field) => [field.id, this.#optionsOf(field)])),
    );
  }

  /** The visible fields in order. */
  get visible(): RegistrationField[] {
    return this.#fields.filter(({ id }) => this.shows(id));
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
      // A rejected code stays visible, so that the visitor can correct it.
      case 'affiliateCode':
        return linkedCode === 'refused' || (linkedCode === 'none' && (enabled || invitationNeeded));
      default:
        return enabled;
    }
  }

  isRequired(id: string): boolean {
    const { method, invitationNeeded } = this.#options.state;
    if (
      alwaysRequired.includes(id) ||
      (id === 'mobileNum' && method === 'mobile') ||
      (id === 'affiliateCode' && invitationNeeded)
    )
      return true;
    return this.#validators.get(id)?.required ?? false;
  }

  lengths(field: RegistrationField): Lengths {
    return lengthsOf({ field, validator: this.#validators.get(field.id) });
  }

  /** Waits until the values of fields are checked against the operator's patterns. */
  async settle(names: readonly string[]): Promise<void> {
    await Promise.all(
      [...this.#patterns]
        .filter(([name]) => names.includes(name))
        .map(([name, pattern]) => pattern.check(this.form.field(name).sent)),
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
    // A code or number is not a name.
    const normalize = field.capitals ? plainCapitals : normalizerOf({ field, validator });
    const otherRules: readonly FieldRule[] =
      field.id === 'confirmPassword' ? [sameAsPassword] : formal;
    return {
      initial:
        field.id === 'terms' && this.#options.registration.termsAcceptedByDefault ? 'yes' : '',
      // A code without digits is sent as it was typed. Source: LOGN-04.
      trim: field.input !== 'code',
      ...(normalize && { normalize }),
      rules: [...(required ? [required] : []), ...(field.input === 'checkbox' ? [] : otherRules)],
      onChange: (sent) => void this.#patterns.get(field.id)?.check(sent),
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

/**
 * Returns the brand's fields with those that only the operator requires, which precede the terms.
 */
function withMissing({
  registration,
  validators,
}: RegistrationFieldsOptions): readonly RegistrationField[] {
  const { shown } = missingRegistrationFields(registration, validators);
  const isTerms = ({ id }: RegistrationField): boolean => id === 'terms';
  const { fields } = registration;
  return [...fields.filter((field) => !isTerms(field)), ...shown, ...fields.filter(isTerms)];
}

const sameAsPassword: FieldRule = (value, { password }) =>
  value === password ? undefined : { key: 'register.confirmWrong' };

/** Returns a text in capitals without accents, as banks write names. */
function plainCapitals(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/đ/gi, 'D')
    .normalize('NFC')
    .toUpperCase();
}
