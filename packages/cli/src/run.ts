import { explain } from './explain.ts';
import type { Ports } from './Ports.ts';
import { UsageError } from './UsageError.ts';
import { validate } from './validate.ts';

const usage = 'usage: livery validate [paths] [--format text|json] | livery explain <code>';

/** Exit codes: 0 valid, 1 problems, 2 called wrongly or broken down. */
export async function run({ args, ports }: { args: readonly string[]; ports: Ports }): Promise<0 | 1 | 2> {
  const [command, ...rest] = args;
  try {
    if (command === 'validate') return await validate({ args: rest, ports });
    if (command === 'explain') return explain({ args: rest, ports });
    throw new UsageError(command === undefined ? 'a command is missing' : `there is no command "${command}"`);
  } catch (error) {
    if (error instanceof UsageError) ports.error(`livery: ${error.message}; ${usage}`);
    else ports.error(`livery broke down: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
    return 2;
  }
}
