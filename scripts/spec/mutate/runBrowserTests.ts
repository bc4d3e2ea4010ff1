import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MutantServer } from './MutantServer.ts';

/** The part of Playwright's JSON report that is needed here. */
interface TestReport {
  readonly suites?: readonly ReportSuite[];
}

interface ReportSuite {
  readonly file: string;
  readonly suites?: readonly ReportSuite[];
  readonly specs?: readonly { readonly file: string; readonly line?: number; readonly tests: readonly { readonly status: string }[] }[];
}

/** How each test that ran to its end ended, by its key. */
export type Outcomes = ReadonlyMap<string, 'passed' | 'failed'>;

/** Runs browser tests, by file and line, against services that are already there. Rejects when the runner itself fails. */
export async function runBrowserTests(server: MutantServer, keys: readonly string[], { browser, untilFailure }: { browser: string; untilFailure: boolean }): Promise<Outcomes> {
  const config = join(server.folder, 'playwright.config.mjs');
  const report = join(server.folder, 'report.json');
  await writeFile(config, configText({ acceptance: join(process.cwd(), 'packages/acceptance'), output: join(server.folder, 'output'), report }));
  await rm(report, { force: true });
  const child = spawn(process.execPath, [
    'node_modules/playwright/cli.js', 'test', '--config', config, ...(untilFailure ? ['--max-failures=1'] : []), ...keys,
  ], { env: { ...process.env, ...server.environment, CHROME_PATH: browser }, stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (piece: Buffer) => { words += piece.toString(); });
  await once(child, 'close');
  const text = await readFile(report, 'utf8').catch(() => '{}');
  const { suites, errors = [] } = JSON.parse(text) as TestReport & { errors?: { message?: string }[] }; // Playwright's JSON report
  // A file may have changed since it was read: its tests stand elsewhere, and none of them runs.
  if (errors.length > 0 && errors.every(({ message = '' }) => message.includes('No tests found'))) return new Map();
  if (!suites?.length) throw new Error(`The browser tests ${keys.join(' ')} did not run:\n${errors.map(({ message }) => message).join('\n')}${words}`);
  return outcomesOf(suites);
}

/** The acceptance tests' own settings, but for the services and the report; a click on what is not there gives up before the test's time is over. */
function configText({ acceptance, output, report }: { acceptance: string; output: string; report: string }): string {
  return [
    `import acceptance from ${JSON.stringify(join(acceptance, 'playwright.config.ts'))};`,
    'const { globalSetup, projects, ...settings } = acceptance;',
    `export default { ...settings, testDir: ${JSON.stringify(join(acceptance, 'src'))}, outputDir: ${JSON.stringify(output)}, reporter: [['json', { outputFile: ${JSON.stringify(report)} }]],`,
    '  use: { ...settings.use, actionTimeout: 15_000, screenshot: "off" } };\n',
  ].join('\n');
}

/** Of a test that stands in a loop, one run that failed is a failure. */
export function outcomesOf(suites: NonNullable<TestReport['suites']>): Outcomes {
  const outcomes = new Map<string, 'passed' | 'failed'>();
  for (const suite of suites) {
    for (const [key, outcome] of outcomesOf(suite.suites ?? [])) note(outcomes, key, outcome);
    for (const { file, line, tests } of suite.specs ?? []) {
      for (const { status } of tests) if (status !== 'skipped') note(outcomes, `${file}:${line}`, status === 'expected' ? 'passed' : 'failed');
    }
  }
  return outcomes;
}

function note(outcomes: Map<string, 'passed' | 'failed'>, key: string, outcome: 'passed' | 'failed'): void {
  if (outcomes.get(key) !== 'failed') outcomes.set(key, outcome);
}
