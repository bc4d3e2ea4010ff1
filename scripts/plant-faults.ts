/**
 * `npm run test:faults -- <part of a fault's name> …`: plants each fault of
 * packages/e2e/plantedFaults/*.json in the working tree, runs the tests that must detect it, and
 * restores the file. Exits 1 when a fault is not detected or no longer matches the code.
 */
import { readdir, readFile } from 'node:fs/promises';
import type { PlantedFault } from './check/checkPlantedFaults.ts';
import { failsOver } from './test/failsOver.ts';

const filters = process.argv.slice(2);
const folder = 'packages/e2e/plantedFaults';
const names = (await readdir(folder)).toSorted();
// The files' own format
const lists = await Promise.all(
  names.map(
    async (file) => JSON.parse(await readFile(`${folder}/${file}`, 'utf8')) as PlantedFault[],
  ),
);
const faults = lists
  .flat()
  .filter(({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)));
const problems: string[] = [];

for (const { name, file, find, replace, caughtBy } of faults) {
  const source = await readFile(file, 'utf8');
  if (source.split(find).length !== 2) {
    problems.push(`${name}: ${file} does not have exactly one place that reads: ${find}`);
    continue;
  }
  const isNoticed = await failsOver({
    file,
    text: source.replace(find, () => replace),
    tests: [caughtBy],
  });
  console.log(`${isNoticed ? 'noticed  ' : 'unnoticed'} ${name} (${caughtBy})`);
  if (!isNoticed) problems.push(`${name}: no test of ${caughtBy} fails.`);
}

for (const problem of problems) console.error(problem);
console.log(`${faults.length - problems.length} of ${faults.length} planted faults were noticed.`);
process.exitCode = problems.length === 0 ? 0 : 1;
