import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { productionFiles, productionWorkspaces } from './files.ts';

/**
 * Installs the server into an empty folder: its files, and the locked packages that it runs with.
 *
 * Errors: a sentence, if the folder has content, the site is not built, or npm fails.
 */
export async function installProduction({
  repository,
  target,
}: {
  repository: string;
  target: string;
}): Promise<void> {
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty.`);
  for (const file of await productionFiles(repository)) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await cp(join(repository, file), join(target, file), { dereference: true });
  }
  const workspaces = productionWorkspaces.flatMap((workspace) => ['-w', workspace]);
  const npm = spawnSync(
    'npm',
    // Optional packages are Node itself and native programs of the build.
    ['ci', '--omit=dev', '--omit=optional', '--ignore-scripts', '--loglevel=error', ...workspaces],
    { cwd: target, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  );
  if (npm.status !== 0) throw new Error('The installation failed; npm says why above.');
}
