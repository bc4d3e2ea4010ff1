import type { FieldStore } from '@livery/stores';
import { Field } from '@livery/ui';
import type { ComponentProps } from 'react';
import { useStores } from '../stores.ts';
import { useShown } from './useShown.ts';

type FieldProps = ComponentProps<typeof Field>;

/** A field of a form with its label and problem. One keystroke renders this field and no other. */
export function FormField({
  field,
  ...props
}: { field: FieldStore } & Omit<FieldProps, 'value' | 'onChange' | 'error' | 'name'>) {
  const { value, error } = useShown(field, useStores().locale);
  return (
    <Field
      {...props}
      name={field.name}
      value={value}
      error={error}
      onChange={field.change}
      onBlur={field.visit}
    />
  );
}
