import type { RefusedField } from '@livery/model';
import { Refusal } from './Refusal.ts';

/** Refuses a request with problems by field, in the operator's format. */
export function refuseFields(
  problems: Readonly<Record<string, string>>,
  extra: { captcha?: boolean } = {},
): Refusal {
  const fields: RefusedField[] = Object.entries(problems).map(([field, message]) => ({
    field,
    message,
  }));
  return new Refusal('Please look at the marked fields.', {
    ...extra,
    fields,
    reason: 'fields_wrong',
  });
}

/** Calls {@link refuseFields} when there are problems. */
export function refuseProblems(
  problems: Readonly<Record<string, string>>,
  extra: { captcha?: boolean } = {},
): void {
  if (Object.keys(problems).length > 0) throw refuseFields(problems, extra);
}
