import { FieldStore } from '@livery/stores';
import type { FormEvent } from 'react';
import { focusField } from './focusField.ts';

/**
 * Submits the form of an event and focuses the field that has to be corrected. @returns what the
 * sending results in; `undefined` after such a field.
 */
export async function submitForm<Result>(
  event: FormEvent<HTMLFormElement>,
  submit: () => Promise<Result>,
): Promise<Exclude<Result, FieldStore> | undefined> {
  event.preventDefault();
  // React clears it once the event is handled.
  const element = event.currentTarget;
  const result = await submit();
  // A type parameter is not narrowed.
  if (!(result instanceof FieldStore)) return result as Exclude<Result, FieldStore>;
  focusField(element, result);
  return undefined;
}
