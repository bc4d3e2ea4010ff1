/** Options of `npm test`. */
export interface TestOptions {
  /** Lists the tests instead of running them. */
  readonly list: boolean;
  /**
   * `quick`: the stages of `npm test`. `rest`: the additional ones of `npm run test:all`. `all`:
   * both. `kit`: the deployment kit only.
   */
  readonly stages: 'quick' | 'rest' | 'all' | 'kit';
  /** Only installs what the rest needs, because it comes after many minutes of others. */
  readonly isPreparing: boolean;
  /** Closes the rest with the sum of the last `npm test` and its own tests. */
  readonly hasTotal: boolean;
  /** Parts of test file paths. */
  readonly paths: readonly string[];
  /** Requirement ids. */
  readonly ids: readonly string[];
}

const usage =
  'usage: npm test [-- [--list] [<part of a path> | <requirement id> …]], npm run test:rest [-- --prepare | --total], npm run test:all, npm run test:kit';
const known: readonly string[] = ['--list', '--all', '--kit', '--rest', '--prepare', '--total'];

/** Parses the command line. Throws with the usage for an unknown option. */
export function readTestOptions(args: readonly string[]): TestOptions {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const filters = args.filter((arg) => !arg.startsWith('-'));
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}; ${usage}`);
  const stages =
    (['all', 'rest', 'kit'] as const).find((name) => flags.includes(`--${name}`)) ?? 'quick';
  const ofRest = flags.find((flag) => ['--prepare', '--total'].includes(flag));
  if (ofRest !== undefined && stages !== 'rest')
    throw new Error(`${ofRest} belongs to "npm run test:rest"; ${usage}`);
  const isId = (filter: string): boolean => /^[A-Z]{4,5}-\d{2}$/.test(filter);
  return {
    list: flags.includes('--list'),
    stages,
    isPreparing: flags.includes('--prepare'),
    hasTotal: flags.includes('--total'),
    paths: filters.filter((filter) => !isId(filter)),
    ids: filters.filter(isId),
  };
}
