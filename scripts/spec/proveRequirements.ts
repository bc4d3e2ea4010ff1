import { specifiedCalls } from '@livery/e2e/literals/calls';
import { operatorCalls, platformCalls } from '@livery/api';
import { glob, readFile } from 'node:fs/promises';
import { readReport } from '../test/readReport.ts';
import { reportFolder } from '../test/stages.ts';
import { coverRequirements, type Coverage } from './coverRequirements.ts';

const e2e = 'packages/e2e';

/**
 * `npm run spec`: lists each requirement with the tests of the last run that prove it. Exits 1 when
 * a test failed, an id is unknown, or a specified call is missing.
 */
export async function proveRequirements(): Promise<void> {
  const files: string[] = [];
  for await (const file of glob(`${reportFolder}/{unit,slow,postgres,browser,walks,engines}.json`))
    files.push(file);
  if (files.length === 0)
    console.log(
      `There is no report in ${reportFolder}: "npm test" and "npm run test:rest" write them.`,
    );
  const results = (await Promise.all(files.map(readReport))).flatMap((tests) => tests ?? []);
  const { coverage, unknown } = coverRequirements(
    await readFile(`${e2e}/requirements.md`, 'utf8'),
    results,
    await readFile(`${e2e}/partial.md`, 'utf8'),
  );

  for (const { id, state, levels, missing, tests } of coverage) {
    console.log(
      `${id.padEnd(9)} ${state}${levels.length === 0 ? '' : ` (${levels.join(', ')})`}${missing === undefined ? '' : `: ${missing}`}`,
    );
    for (const { title, file, outcome } of tests)
      console.log(`          ${outcome === 'passed' ? '✓' : outcome} ${title} (${file})`);
  }
  const missingCalls = findMissingCalls();
  if (unknown.length > 0)
    console.log(`\nRequirements that do not exist are named: ${unknown.join(', ')}`);
  for (const problem of missingCalls) console.log(problem);
  const count = (state: Coverage['state']): number =>
    coverage.filter((requirement) => requirement.state === state).length;
  console.log(
    `\n${count('proven')} proven, ${count('partial')} partial, ${count('failing')} failing, ${count('open')} open, of ${coverage.length}`,
  );
  process.exitCode = unknown.length + missingCalls.length + count('failing') > 0 ? 1 : 0;
}

/** Returns a sentence for each specified call that the table lacks. */
function findMissingCalls(): string[] {
  const built = new Set([...operatorCalls, ...platformCalls].map(({ name }) => name));
  return specifiedCalls
    .filter(({ names }) => !names.some((name) => built.has(name)))
    .map(
      ({ names }) => `The call table has no ${names.join(' or ')}, which the specification names.`,
    );
}
