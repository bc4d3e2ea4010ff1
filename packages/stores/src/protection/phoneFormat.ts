import type { FieldRule } from '../core/FormStore.ts';

/**
 * Digits, as people write them. The operator has the last word: the specification shows no format.
 * Source: product-spec §5 "mobile-number format rule".
 */
export const phoneFormat: FieldRule = (value) =>
  /^\+?\d[\d ()-]{4,18}\d$/.test(value) ? undefined : { key: 'register.phoneFormat' };
