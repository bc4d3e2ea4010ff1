import type { Merchant } from './Merchant.ts';

/**
 * Marks a line of a record that is older than its merchant, so that pages can label it: the seed
 * played it.
 */
export function sampleMark(
  { sampleUntilMs }: Pick<Merchant, 'sampleUntilMs'>,
  atMs: number,
): { sample?: true } {
  return atMs < sampleUntilMs ? { sample: true } : {};
}
