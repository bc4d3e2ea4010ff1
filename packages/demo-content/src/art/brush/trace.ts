/** Path data with numbers rounded to a tenth, because finer steps are invisible and cost bytes. */
export function trace(
  strings: TemplateStringsArray,
  ...values: readonly (number | string)[]
): string {
  return String.raw(
    { raw: strings },
    ...values.map((value) => (typeof value === 'number' ? fixed(value) : value)),
  );
}

/** Path data in whole units, for long outlines with many points. */
export function coarse(
  strings: TemplateStringsArray,
  ...values: readonly (number | string)[]
): string {
  return String.raw(
    { raw: strings },
    ...values.map((value) => (typeof value === 'number' ? String(Math.round(value)) : value)),
  );
}

/** Formats a number as short text, rounded to a tenth. */
export function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}
