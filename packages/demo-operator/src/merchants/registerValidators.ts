import type { RegisterValidator } from '@livery/model';

type Rule = Pick<RegisterValidator, 'acceptedPattern' | 'patternId' | 'minLength' | 'maxLength'>;

/**
 * Value rules of each field, the same in every form. Source: REGI-02, REGI-04, REGI-12, REGI-14.
 */
const rules = {
  username: {
    acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$',
    patternId: 'letterFirstAlphanumericUnderscore',
    minLength: 2,
    maxLength: 15,
  },
  password: {
    acceptedPattern: '^(?=.*[A-Za-z])(?=.*[0-9])[^\\s]+$',
    patternId: 'lettersAndDigits',
    minLength: 7,
    maxLength: 20,
  },
  confirmPassword: { acceptedPattern: '*', minLength: 7, maxLength: 20 },
  payeeName: {
    acceptedPattern: '^[A-Z]+( [A-Z]+)*$',
    patternId: 'uppercaseName',
    minLength: 2,
    maxLength: 60,
  },
  email: {
    acceptedPattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
    patternId: 'email',
    minLength: 6,
    maxLength: 100,
  },
  qqNum: { acceptedPattern: '^[0-9]+$', patternId: 'digits', minLength: 5, maxLength: 12 },
  mobileNum: { acceptedPattern: '^[0-9]+$', patternId: 'digits', minLength: 8, maxLength: 12 },
  recommenderId: { acceptedPattern: '^[0-9]+$', patternId: 'digits', minLength: 1, maxLength: 12 },
  captcha: { acceptedPattern: '*', minLength: 5, maxLength: 5 },
  verificationCode: {
    acceptedPattern: '^[0-9]+$',
    patternId: 'digits',
    minLength: 6,
    maxLength: 6,
  },
  affiliateCode: {
    acceptedPattern: '^[A-Za-z0-9]+$',
    patternId: 'alphanumeric',
    minLength: 4,
    maxLength: 16,
  },
  paymentPassword: { acceptedPattern: '^[0-9]+$', patternId: 'digits', minLength: 6, maxLength: 6 },
  line: { acceptedPattern: '^[^\\s]+$', patternId: 'noSpaces', minLength: 4, maxLength: 40 },
  whatsapp: { acceptedPattern: '^[0-9]+$', patternId: 'digits', minLength: 8, maxLength: 15 },
  facebook: { acceptedPattern: '^[^\\s]+$', patternId: 'noSpaces', minLength: 4, maxLength: 60 },
  wechat: { acceptedPattern: '^[^\\s]+$', patternId: 'noSpaces', minLength: 4, maxLength: 40 },
  idNumber: {
    acceptedPattern: '^[A-Za-z0-9]+$',
    patternId: 'alphanumeric',
    minLength: 6,
    maxLength: 20,
  },
  referralCode: {
    acceptedPattern: '^[A-Za-z0-9]+$',
    patternId: 'alphanumeric',
    minLength: 4,
    maxLength: 16,
  },
} satisfies Record<string, Rule>;

/** Registration field that has a rule. */
export type RegisterField = keyof typeof rules;

/**
 * Returns a rule for every field. Username and password are always required; other fields are off
 * unless named.
 */
export function registerValidators({
  required,
  offered,
}: {
  required: readonly RegisterField[];
  offered: readonly RegisterField[];
}): RegisterValidator[] {
  const always: readonly string[] = ['username', 'password', 'confirmPassword', ...required];
  const enabled: readonly string[] = [...always, ...offered];
  return Object.entries(rules).map(([field, rule]) => ({
    field,
    enabled: enabled.includes(field),
    required: always.includes(field),
    ...rule,
  }));
}
