import { readFile, writeFile } from 'node:fs/promises';

/** Result of a part of a run, which the next part adds to its own. */
export interface RunResult {
  readonly passed: number;
  readonly failed: number;
  /** Failed tests with their errors and other problems, as the closing report prints them. */
  readonly failures: readonly string[];
  /** Number of tests that needed a second try. */
  readonly secondTries: number;
  /** Hash of the sources that were built; `undefined` when the build failed or has none. */
  readonly builtSources: string | undefined;
}

const nameOf = (folder: string): string => `${folder}/result.json`;

/** Reads the result of the part before; `undefined` when it ended without one. */
export async function readRunResult(folder: string): Promise<RunResult | undefined> {
  const text = await readFile(nameOf(folder), 'utf8').catch(() => undefined);
  // Written by the function below.
  return text === undefined ? undefined : (JSON.parse(text) as RunResult);
}

export async function writeRunResult(folder: string, result: RunResult): Promise<void> {
  await writeFile(nameOf(folder), `${JSON.stringify(result, null, 2)}\n`);
}
