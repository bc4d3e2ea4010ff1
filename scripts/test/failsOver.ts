import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { vitest } from './stages.ts';

/**
 * Runs Vitest with a temporarily changed file of the working tree and restores the file, also on an
 * interrupt. Resolves with whether a test failed.
 */
export async function failsOver({
  file,
  text,
  tests,
}: {
  readonly file: string;
  readonly text: string;
  readonly tests: readonly string[];
}): Promise<boolean> {
  const source = await readFile(file, 'utf8');
  const restore = (): Promise<void> => writeFile(file, source);
  const interrupt = (): void => void restore().finally(() => process.exit(130));
  process.once('SIGINT', interrupt);
  try {
    await writeFile(file, text);
    const [status] = (await once(
      spawn(vitest.command, ['run', ...vitest.config, ...tests], { stdio: 'ignore' }),
      'close',
    )) as [number | null];
    return status !== 0;
  } finally {
    process.removeListener('SIGINT', interrupt);
    await restore();
  }
}
