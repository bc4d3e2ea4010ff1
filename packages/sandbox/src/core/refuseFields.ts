import type { RefusedField } from '@livery/model';
import { Refusal } from './Refusal.ts';

/** What is wrong, by field, as the operator says it. */
export function refuseFields(
  problems: Readonly<Record<string, string>>,
  extra: { captcha?: boolean } = {},
): Refusal {
  const fields: RefusedField[] = Object.entries(problems).map(([field, message]) => ({
    field,
    message,
  }));
  return new Refusal('Please look at the marked fields.', { ...extra, fields });
}

/** As {@link refuseFields}, only when something is wrong. */
export function refuseProblems(
  problems: Readonly<Record<string, string>>,
  extra: { captcha?: boolean } = {},
): void {
  if (Object.keys(problems).length > 0) throw refuseFields(problems, extra);
}
