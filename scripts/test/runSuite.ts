import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import type { Tally } from './Tally.ts';

/** A test runner's command, and how its report counts. */
export interface Suite {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  report: string;
  count: (report: unknown) => { passed: number; failed: number };
}

/** Runs a suite and adds its counts. A runner that ended badly without a failed test of its own counts as one failure. */
export async function runSuite(tally: Tally, { name, command, args, env, report, count }: Suite): Promise<void> {
  console.log(`\n── ${name}`);
  await rm(report, { force: true });
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const { passed, failed } = text === undefined ? { passed: 0, failed: 0 } : count(JSON.parse(text));
  const broken = (status !== 0 && failed === 0) || passed + failed === 0;
  if (broken) console.error(`${name}: the runner failed or ran no test; it says why above.`);
  tally.add(passed, failed + (broken ? 1 : 0));
}
