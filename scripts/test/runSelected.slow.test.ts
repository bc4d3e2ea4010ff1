import { join } from 'node:path';
import { ProgramProcess } from '@livery/testing/ProgramProcess';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('lists the tests of every file, those that a function makes included', async () => {
  await using program = ProgramProcess.launch({
    script: join(root, 'scripts/test.ts'),
    args: ['--list', 'shared-state/LocalState.test', 'offline.spec'],
    cwd: root,
  });

  expect([await program.ended, program.output]).toEqual([
    0,
    expect.stringMatching(/LocalState\.test\.ts > allows a burst[^]*offline\.spec\.ts/),
  ]);
}, 180_000);
