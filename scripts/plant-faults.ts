/**
 * `npm run test:faults -- <part of a fault's name> …`: plants each fault of packages/acceptance/plantedFaults.json in the working tree, runs the tests that
 * have to notice it, and puts the file back. Exits 1 when a fault goes unnoticed or no longer fits the code.
 */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { vitest } from './test/stages.ts';

/** A mistake somebody could make, and the test file that fails over it. */
interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly caughtBy: string;
}

const filters = process.argv.slice(2);
const faults = (JSON.parse(await readFile('packages/acceptance/plantedFaults.json', 'utf8')) as PlantedFault[]) // the file's own format
  .filter(({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)));
const problems: string[] = [];

for (const { name, file, find, replace, caughtBy } of faults) {
  const source = await readFile(file, 'utf8');
  if (source.split(find).length !== 2) {
    problems.push(`${name}: ${file} does not have exactly one place that reads: ${find}`);
    continue;
  }
  const restore = (): Promise<void> => writeFile(file, source);
  const interrupt = (): void => void restore().finally(() => process.exit(130));
  process.once('SIGINT', interrupt);
  try {
    await writeFile(file, source.replace(find, () => replace));
    const { status } = spawnSync(vitest.command, ['run', ...vitest.config, caughtBy], { stdio: 'ignore' });
    console.log(`${status === 0 ? 'unnoticed' : 'noticed  '} ${name} (${caughtBy})`);
    if (status === 0) problems.push(`${name}: no test of ${caughtBy} fails.`);
  } finally {
    process.removeListener('SIGINT', interrupt);
    await restore();
  }
}

for (const problem of problems) console.error(problem);
console.log(`${faults.length - problems.length} of ${faults.length} planted faults were noticed.`);
process.exitCode = problems.length === 0 ? 0 : 1;
