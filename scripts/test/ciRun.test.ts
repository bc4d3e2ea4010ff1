import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';

/** Runs `.ci/run` with an `npm` that records its commands and exits with the given codes. */
function runCi(codes: Readonly<Record<string, number>>): {
  status: number | null;
  commands: string[];
} {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'livery-ci-'));
  const log = join(folder.path, 'log');
  const cases = Object.entries(codes).map(([command, code]) => `'${command}') exit ${code};;`);
  writeFileSync(
    join(folder.path, 'npm'),
    `#!/bin/sh\necho "$*" >> "${log}"\ncase "$*" in ${cases.join(' ')} esac\n`,
    { mode: 0o755 },
  );
  const { status } = spawnSync(join('.ci', 'run'), [], {
    env: { ...process.env, PATH: [folder.path, process.env.PATH].join(delimiter) },
  });
  return { status, commands: readFileSync(log, 'utf8').trim().split('\n') };
}

const prepare = 'run test:rest -- --prepare';
const rest = 'run test:rest -- --total';

it('runs the test command of the README and the rest, whichever of them fails', () => {
  const commands = [prepare, 'test', rest];

  expect(runCi({})).toEqual({ status: 0, commands });
  expect(runCi({ test: 1 })).toEqual({ status: 1, commands });
  expect(runCi({ [rest]: 2 })).toEqual({ status: 2, commands });
});

it('ends before the tests when the rest cannot run', () => {
  expect(runCi({ [prepare]: 1 })).toEqual({ status: 1, commands: [prepare] });
});
