import { parseArgs } from 'node:util';

/** What `npm run spec` is asked for. */
export interface SpecOptions {
  readonly mutate: boolean;
  /** Says what may look at what, and runs nothing. */
  readonly list: boolean;
  readonly only?: 'texts' | 'constants';
  /** What keys begin with, before the first dot; of constants, the first property. */
  readonly family?: string;
}

/** Throws with the usage when an option is unknown or has a value it may not have. */
export function readSpecOptions(args: readonly string[]): SpecOptions {
  const { values } = parseArgs({
    args: [...args], options: { mutate: { type: 'boolean' }, list: { type: 'boolean' }, only: { type: 'string' }, family: { type: 'string' } },
  });
  const { mutate = false, list = false, only, family } = values;
  if (only !== undefined && only !== 'texts' && only !== 'constants') throw new Error(`--only takes "texts" or "constants", not "${only}".`);
  if (!mutate && !list && (only !== undefined || family !== undefined)) throw new Error('--only and --family belong to --mutate or --list.');
  return { mutate, list, ...(only === undefined ? {} : { only }), ...(family === undefined ? {} : { family }) };
}
