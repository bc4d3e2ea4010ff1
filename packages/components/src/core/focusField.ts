import type { FieldStore } from '@livery/stores';

/** Leads the keyboard to the field that has to be mended. */
export function focusField(form: HTMLElement, { name }: FieldStore): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
