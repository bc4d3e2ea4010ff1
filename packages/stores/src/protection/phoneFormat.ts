import type { FieldRule } from '../core/forms/FormStore.ts';

/**
 * Accepts 6 to 20 digits, spaces, brackets and hyphens after an optional plus. Loose, because no
 * format is specified and the operator validates the number. Source: LOGN-04.
 */
export const phoneFormat: FieldRule = (value) =>
  /^\+?\d[\d ()-]{4,18}\d$/.test(value) ? undefined : { key: 'register.phoneFormat' };
