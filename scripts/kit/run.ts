import { spawnSync } from 'node:child_process';

const shownCharacters = 4_000;

export interface RunSettings {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
}

/** Runs a program to its end, and returns its output. Throws with the end of both outputs if it fails. */
export function run(
  program: string,
  args: readonly string[],
  { cwd, env = process.env, input }: RunSettings = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env,
    input,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) throw error;
  if (status !== 0)
    throw new Error(
      [`${program} ${args.slice(0, 8).join(' ')} ended with ${status}:`, stdout, stderr]
        .map((text) => text.slice(-shownCharacters))
        .join('\n'),
    );
  return stdout;
}
