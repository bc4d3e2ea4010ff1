import { expect, it } from 'vitest';
import english from '../../../../tenants/_base/locales/EN.json' with { type: 'json' };
import base from '../../../../tenants/_base/registration.json' with { type: 'json' };
import type { RegistrationDocument } from '../generated/documents.gen.ts';
import { missingRegistrationFields } from './missingRegistrationFields.ts';

const required = (field: string) => ({ field, enabled: true, required: true });
const fields = [
  { id: 'username', label: { $text: 'login.username' }, input: 'text' },
] as const satisfies RegistrationDocument['fields'];

it('shows what the operator requires and the brand lacks, and names what no form can show', () => {
  const { shown, unknown } = missingRegistrationFields({ fields }, [
    required('username'),
    required('email'),
    required('petName'),
    required('password'),
    { field: 'line', enabled: true, required: false },
    { field: 'idNumber', enabled: false, required: true },
    required('constructor'),
  ]);

  expect(shown).toEqual([
    {
      id: 'email',
      label: { $text: 'register.email' },
      input: 'email',
      autocomplete: 'email',
    },
  ]);
  expect(unknown).toEqual(['petName', 'constructor']);
});

it('has a label for each field of the platform’s form', () => {
  const { shown, unknown } = missingRegistrationFields(
    { fields },
    base.fields.map(({ id }) => required(id)),
  );

  expect(unknown).toEqual([]);
  expect(shown.map(({ label }) => label.$text).filter((key) => !(key in english))).toEqual([]);
});
