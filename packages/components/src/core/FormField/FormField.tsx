import type { FieldStore } from '@livery/stores';
import { Field } from '@livery/ui';
import type { ComponentProps } from 'react';
import { useStores } from '../stores.ts';
import { useFieldState } from './useFieldState.ts';

type FieldProps = ComponentProps<typeof Field>;

/** Form field with its label and validation message. A keystroke renders this field only. */
export function FormField({
  field,
  ...props
}: { field: FieldStore } & Omit<FieldProps, 'value' | 'onChange' | 'error' | 'name'>) {
  const { value, error } = useFieldState(field, useStores().locale);
  return (
    <Field
      {...props}
      name={field.name}
      value={value}
      error={error}
      onChange={field.change}
      onBlur={field.leave}
    />
  );
}
