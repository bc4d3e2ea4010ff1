import { parseArgs } from 'node:util';
import { UsageError } from './UsageError.ts';

/** The options of a command. */
export interface ParsedOptions<Name extends string, Flag extends string> {
  readonly positionals: readonly string[];
  value: (name: Name) => string | undefined;
  /** Returns whether an option without a value is given. */
  has: (flag: Flag) => boolean;
  /** Returns one of the allowed values; the first when the option is missing. */
  choice: <Word extends string>(name: Name, words: readonly [Word, ...Word[]]) => Word;
}

/** Parses options that each take a value, and flags. An unknown option is a usage error. */
export function parseOptions<Name extends string, Flag extends string = never>(
  args: readonly string[],
  names: readonly Name[],
  flags: readonly Flag[] = [],
): ParsedOptions<Name, Flag> {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }] as const),
    ...flags.map((name) => [name, { type: 'boolean' as const }] as const),
  ]);
  const { values, positionals } = parse();
  const value = (name: Name): string | undefined => {
    const option = values[name];
    return typeof option === 'string' ? option : undefined;
  };
  return {
    positionals,
    value,
    has: (flag) => values[flag] === true,
    choice(name, words) {
      const option = value(name);
      const choice =
        option === undefined ? words[0] : words.find((candidate) => candidate === option);
      if (choice === undefined)
        throw new UsageError(`there is no ${name} "${option}"; there is ${words.join(', ')}`);
      return choice;
    },
  };

  function parse(): { values: Readonly<Record<string, unknown>>; positionals: readonly string[] } {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  }
}
