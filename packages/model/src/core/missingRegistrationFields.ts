import type { RegisterValidator } from '../generated/calls.gen.ts';
import type { RegistrationDocument } from '../generated/documents.gen.ts';

type RegistrationField = RegistrationDocument['fields'][number];

/** Fields that a form can show without an entry in registration.json, by id. */
const fallbacks = {
  payeeName: {
    input: 'text',
    hint: { $text: 'register.payeeNameHint' },
    autocomplete: 'name',
    wrong: { $text: 'register.nameFormat' },
  },
  paymentPassword: { input: 'password', autocomplete: 'off' },
  email: { input: 'email', autocomplete: 'email' },
  mobileNum: {
    input: 'tel',
    autocomplete: 'tel-national',
    wrong: { $text: 'register.phoneFormat' },
  },
  idNumber: { input: 'text', autocomplete: 'off' },
  qqNum: { input: 'text', autocomplete: 'off' },
  line: { input: 'text', autocomplete: 'off' },
  whatsapp: { input: 'text', autocomplete: 'off' },
  facebook: { input: 'text', autocomplete: 'off' },
  wechat: { input: 'text', autocomplete: 'off' },
  recommenderId: { input: 'text', autocomplete: 'off' },
  affiliateCode: { input: 'text', autocomplete: 'off', wrong: { $text: 'register.inviteFormat' } },
} as const satisfies Partial<
  Record<RegistrationField['id'], Omit<RegistrationField, 'id' | 'label'>>
>;

/** Fields that the validation of a brand requires, or that the operator's rule cannot require. */
const ownFields: readonly string[] = [
  'username',
  'password',
  'confirmPassword',
  'captcha',
  'verificationCode',
  'terms',
];

/**
 * Returns what the operator requires at a registration and registration.json lacks: the fields that
 * the form shows all the same, because each registration would be refused without them, and the ids
 * that no form can show.
 */
export function missingRegistrationFields(
  { fields }: Pick<RegistrationDocument, 'fields'>,
  validators: readonly Pick<RegisterValidator, 'field' | 'enabled' | 'required'>[],
): { readonly shown: readonly RegistrationField[]; readonly unknown: readonly string[] } {
  const missing = validators
    .filter(({ enabled, required }) => enabled && required)
    .map(({ field }) => field)
    .filter((id) => !fields.some((field) => field.id === id));
  return {
    shown: missing.flatMap((id) => {
      if (!hasFallback(id)) return [];
      return [{ id, label: { $text: `register.${id}` }, ...fallbacks[id] }];
    }),
    unknown: missing.filter((id) => !hasFallback(id) && !ownFields.includes(id)),
  };
}

function hasFallback(id: string): id is keyof typeof fallbacks {
  return Object.hasOwn(fallbacks, id);
}
