/** Options of `npm test`. */
export interface TestOptions {
  /** Lists the tests instead of running them. */
  readonly list: boolean;
  /** Also runs the additional stages of `npm run test:all`. */
  readonly all: boolean;
  /** Parts of test file paths. */
  readonly paths: readonly string[];
  /** Requirement ids. */
  readonly ids: readonly string[];
}

const usage = 'usage: npm test [-- [--list] [--all] [<part of a path> | <requirement id> …]]';

/** Parses the command line. Throws with the usage for an unknown option. */
export function readTestOptions(args: readonly string[]): TestOptions {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const filters = args.filter((arg) => !arg.startsWith('-'));
  const unknown = flags.find((flag) => !['--list', '--all'].includes(flag));
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}; ${usage}`);
  const isId = (filter: string): boolean => /^[A-Z]{4,5}-\d{2}$/.test(filter);
  return {
    list: flags.includes('--list'),
    all: flags.includes('--all'),
    paths: filters.filter((filter) => !isId(filter)),
    ids: filters.filter(isId),
  };
}
