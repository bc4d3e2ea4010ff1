import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';

const shownCharacters = 4_000;

export interface RunSettings {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs a program to its end, while visitors go on asking, and resolves with its output. Rejects
 * with the end of both outputs if it fails.
 */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env = process.env }: RunSettings = {},
): Promise<string> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (status !== 0)
    throw new Error(
      [`${program} ${args.slice(0, 8).join(' ')} ended with ${status}:`, stdout, stderr]
        .map((part) => part.slice(-shownCharacters))
        .join('\n'),
    );
  return stdout;
}
