/**
 * `npm run test:repeat -- <part of a spec's path> …`: runs each test of the specs twenty times
 * without retries. Without arguments: the specs that differ from the last commit, directly or
 * through a file they import.
 */
import { runStage } from './test/runStage.ts';
import { browserEnvironment, buildStage, playwright } from './test/stages.ts';

const repeats = 20;
const specs = process.argv.slice(2);

const built = await runStage(buildStage);
const result =
  built.exitCode === 0
    ? await runStage({
        name: `Each test ${repeats} times`,
        command: playwright.command,
        env: browserEnvironment({ hasWalks: true }),
        args: [
          'test',
          ...playwright.config,
          '--reporter=list',
          '--retries=0',
          `--repeat-each=${repeats}`,
          ...(specs.length === 0 ? ['--only-changed'] : specs),
        ],
      })
    : built;
process.exitCode = result.exitCode;
