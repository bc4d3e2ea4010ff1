/// <reference lib="dom" />
import { FormField as EngineField } from '@livery/components/FormField';
import { StoresProvider } from '@livery/components/stores';
import type { RegistrationDocument, TextKey } from '@livery/model';
import type { FieldStore, RootStore } from '@livery/stores';
import { RegistrationFields } from '@livery/stores/RegistrationFields';
import { useState, type ReactNode } from 'react';
import { lengthProblem, validatorOf, type FormField } from './fields.ts';
import { renders } from './renders.ts';

/** Messages of the fields. */
const texts: Partial<Record<TextKey, string>> = {
  'form.required': 'Input cannot be empty',
  'register.length': lengthProblem,
};
// The fields use nothing but texts from their stores.
const stores = { locale: { t: (key: TextKey) => texts[key] ?? key } } as unknown as RootStore;

/** Wraps a field to count its renderings: each rendering reads its name once. */
function counted(field: FieldStore): FieldStore {
  const { name } = field;
  return Object.defineProperty(field, 'name', {
    get: () => {
      renders.count += 1;
      return name;
    },
  });
}

function prepare(fields: readonly FormField[]): ReadonlyMap<string, FieldStore> {
  const { form } = new RegistrationFields({
    registration: {
      termsAcceptedByDefault: true,
      // The form of the benchmark has more fields than a registration can have.
      fields: fields.map(({ name, label }) => ({
        id: name,
        label: { $text: label },
        input: 'text',
      })) as unknown as RegistrationDocument['fields'],
    },
    validators: fields.map(validatorOf),
    patterns: { test: () => Promise.resolve(true) },
    state: {
      method: undefined,
      captchaNeeded: false,
      codeNeeded: false,
      passwordNeeded: true,
      invitationNeeded: false,
      linkedCode: 'none',
    },
  });
  for (const { name, initial } of fields) form.field(name).change(initial);
  return new Map(fields.map(({ name }) => [name, counted(form.field(name))]));
}

/** Measured form: the registration form, generated from the operator's rules. */
export function EngineForm({ fields }: { fields: readonly FormField[] }): ReactNode {
  const [stored] = useState(() => prepare(fields));
  return (
    <StoresProvider value={stores}>
      <form>
        {fields.map(({ id, name, label, hint }) => {
          const field = stored.get(name);
          return (
            field && (
              <EngineField
                key={name}
                id={id}
                field={field}
                label={label}
                hint={hint}
                required
                autoComplete="off"
              />
            )
          );
        })}
      </form>
    </StoresProvider>
  );
}
