import type { FlagsDocument, RegistrationDocument } from '@livery/model';
import type { Check } from '../BrandUnderCheck.ts';

type FieldId = RegistrationDocument['fields'][number]['id'];

/**
 * Checks that secrets and codes have their own input controls, and that the form has the fields
 * without which a method of registration is impossible. A method counts as open unless the brand
 * turns its flag off, because the operator may turn it on at any time. What the operator's
 * validators require is on the status page.
 *
 * Source: REGI-03 to REGI-09.
 */
export const registration: Check = ({ documents: { registration, flags } }, report) => {
  if (!registration || !flags) return;
  for (const [index, { id, input }] of registration.fields.entries()) {
    const needed = inputs[id];
    if (needed !== undefined && input !== needed)
      report(
        'LV204',
        `/registration/fields/${index}/input`,
        `the field "${id}" has the input "${input}"; write "input": "${needed}"`,
      );
  }
  const lacks = methods.flatMap(({ name, flag, fields }) => {
    const missing = isOff(flags, flag)
      ? []
      : fields(flags).filter((needed) => !registration.fields.some(({ id }) => id === needed));
    return missing.length === 0
      ? []
      : [`${listOf(missing)} for a registration by ${name} (${flag})`];
  });
  if (lacks.length > 0)
    report(
      'LV740',
      '/registration/fields',
      `the form lacks ${lacks.join(', and ')}; add the fields, or turn the method off: "value": false at its flag in flags.json`,
    );
};

/** The only input controls of some fields. A password would be readable in any other. */
const inputs: Readonly<Partial<Record<FieldId, string>>> = {
  password: 'password',
  confirmPassword: 'password',
  paymentPassword: 'password',
  captcha: 'captcha',
  verificationCode: 'code',
  terms: 'checkbox',
};

interface Method {
  readonly name: string;
  readonly flag: string;
  readonly fields: (flags: FlagsDocument) => readonly FieldId[];
}

const methods: readonly Method[] = [
  {
    name: 'username',
    flag: 'USERNAMEREG3',
    fields: () => ['username', 'password', 'confirmPassword', 'captcha'],
  },
  {
    name: 'mobile number',
    flag: 'MOBILENUMREG3',
    fields: (flags) => [
      'mobileNum',
      ...(isOff(flags, 'REGMOBVERF3') ? [] : (['verificationCode'] as const)),
      // The form asks for a password unless the flag is there and off.
      ...(Object.hasOwn(flags.flags, 'MOBILENUMPASSREG3') && isOff(flags, 'MOBILENUMPASSREG3')
        ? []
        : (['password', 'confirmPassword'] as const)),
      'captcha',
    ],
  },
];

/** Returns whether a flag is off whatever the operator sends. */
function isOff({ flags }: FlagsDocument, name: string): boolean {
  const flag = flags[name];
  return flag?.value === false || (flag?.module === undefined && flag?.value !== true);
}

function listOf(ids: readonly string[]): string {
  const quoted = ids.map((id) => `"${id}"`);
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(' and ');
}
