import type { BenchLine } from './BenchLine.ts';
import { hangingOperator } from './isolation/hangingOperator.ts';
import { neighbours } from './isolation/neighbours.ts';

/** Measures what one brand costs the visitors of another. */
export async function isolation(): Promise<BenchLine[]> {
  return [...(await hangingOperator()), ...(await neighbours())];
}
