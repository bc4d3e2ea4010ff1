import { readFile } from 'node:fs/promises';
import { coverRequirements, type Coverage, type TestReport } from './coverRequirements.ts';

const reportFile = '.data/reports/acceptance.json';

/** `npm run spec`: each requirement with the browser tests that proved it in the last run of the acceptance tests, and how many are proven. */
export async function proveRequirements(): Promise<void> {
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  if (text === undefined) console.log(`There is no ${reportFile}: "npm test" writes it.`);
  // Playwright's JSON report.
  const report = JSON.parse(text ?? '{}') as TestReport;
  const { coverage, unknown } = coverRequirements(await readFile('packages/acceptance/requirements.md', 'utf8'), report);

  for (const { id, state, tests } of coverage) {
    console.log(`${id.padEnd(9)} ${state}`);
    for (const { title, file, passed } of tests) console.log(`          ${passed ? '✓' : '✗'} ${title} (${file})`);
  }
  if (unknown.length > 0) console.log(`\nTests name requirements that do not exist: ${unknown.join(', ')}`);
  const count = (state: Coverage['state']): number => coverage.filter((one) => one.state === state).length;
  console.log(`\n${count('proven')} proven, ${count('named')} named by a test that did not pass, ${count('open')} open, of ${coverage.length}`);
}
