import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// The test checks a whole copy of the repository.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const node = join(repository, 'node_modules/.bin/node');
let copy = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'livery-add-'));
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: repository, maxBuffer: 1 << 26 },
  );
  for (const file of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(repository, file), join(copy, file)).catch((error: unknown) => {
      // A deleted file whose deletion is not committed yet
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
  // The check lists the files with git.
  await promisify(execFile)('git', ['init', '-q'], { cwd: copy });
  // The libraries are shared; the workspace's own packages are those of the copy.
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@livery'), { recursive: true });
  for (const name of await readdir(join(repository, 'node_modules')))
    if (name !== '@livery')
      await symlink(join(repository, 'node_modules', name), join(modules, name));
  for (const name of await readdir(join(repository, 'node_modules/@livery')))
    await symlink(
      join(copy, name === 'server' ? name : `packages/${name}`),
      join(modules, '@livery', name),
    );
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Runs a command in the copy and returns its output; fails with it when the command fails. */
function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}` },
  });
  expect(status, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

it('generates a component, call, page, store and modal that pass the check and their own tests', () => {
  const livery = (...args: string[]) => run(node, ['packages/cli/src/main.ts', 'add', ...args]);

  const output = [
    livery('component', 'LastWinners', '--feature', 'home'),
    livery('call', 'getLastWinners', '--feature', 'home'),
    livery('page', 'lastWinners'),
    livery('page', 'mc.gifts'),
    livery('store', 'Comparison', '--feature', 'lobby'),
    livery('modal', 'WinnerDetails', '--feature', 'home'),
  ].join('');
  run(node, ['scripts/generate.ts']);
  run('node_modules/.bin/oxfmt', []);

  expect(output.match(/^changed/gm)).toHaveLength(5);
  expect(run(node, ['scripts/check.ts'])).toContain('Checks: nothing found.');
  expect(
    run('node_modules/.bin/vitest', [
      'run',
      '--config',
      'scripts/vitest.config.ts',
      'packages/components/src/home/LastWinners',
      'packages/components/src/home/WinnerDetailsModal',
      'packages/demo-operator/src/home/getLastWinners',
      'packages/stores/src/lobby/ComparisonStore',
      'packages/api',
    ]),
  ).toContain('passed');
});
