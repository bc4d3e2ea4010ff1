import type { FieldStore } from '@livery/stores';

/** Focuses a form's field that has to be corrected. */
export function focusField(form: HTMLElement, { name }: FieldStore): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
