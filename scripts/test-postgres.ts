/**
 * `npm run test:postgres`: runs the sandbox's database tests on a real PostgreSQL instead of the
 * embedded one. Arguments are passed to the test runner. Exits 0 with one line when none is
 * installed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { findPostgres } from './setup/findPostgres.ts';
import { startPostgres } from './setup/startPostgres.ts';

const programs = findPostgres();
if (programs === undefined) {
  console.log('skipped: no PostgreSQL here');
} else {
  await using postgres = await startPostgres(programs);
  const runner = spawn(
    'node_modules/.bin/vitest',
    [
      'run',
      '--config',
      'scripts/vitest.config.ts',
      ...(await databaseTests()),
      ...process.argv.slice(2),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, SANDBOX_TEST_DATABASE_URL: postgres.url },
    },
  );
  // On a signal the test runner ends by itself; the server must be stopped after it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => runner.kill(signal));
  const [status] = (await once(runner, 'exit')) as [number | null];
  process.exitCode = status ?? 1;
}

/**
 * Returns the test files that get a database from `startTestSandbox.ts`, directly or through
 * `useSandbox.ts` and `useDatabase.ts`. Other tests do not depend on the kind of database.
 */
async function databaseTests(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('packages/demo-operator/src/**/*.test.ts')) {
    if (
      /from '[^']*\/(?:startTestSandbox|useSandbox|useDatabase)\.ts'/.test(
        await readFile(file, 'utf8'),
      )
    )
      found.push(file);
  }
  if (found.length === 0)
    throw new Error(
      'No test of packages/demo-operator takes a database from startTestSandbox.ts any more.',
    );
  return found.toSorted();
}
