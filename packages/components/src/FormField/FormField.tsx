import type { FieldStore } from '@livery/stores';
import { Field } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useStores } from '../stores.ts';

type FieldProps = ComponentProps<typeof Field>;

/** A field of a form with its label and problem. One keystroke renders this field and no other. */
export const FormField = observer(function FormField({ field, ...props }: { field: FieldStore } & Omit<FieldProps, 'value' | 'onChange' | 'error' | 'name'>) {
  const { locale } = useStores();
  const problem = field.shownProblem;
  const error = field.refusal ?? (problem ? locale.t(problem.key, problem.values) : undefined);
  return <Field {...props} name={field.name} value={field.value} error={error} onChange={field.change} onBlur={field.visit} />;
});
