import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 count buffers as part of the heap. By default each 64 MB of them cost a full collection,
 * however small the heap is: with large replies and uploads twice a second, which delays every
 * brand. What they hold at one time is bounded by budgets of bytes.
 */
export function collectLessOften(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}
