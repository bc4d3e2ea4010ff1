import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/**
 * Installs the packages of this folder's own lockfile unless they are installed. They are separate
 * because only the audit needs them.
 */
export function installTools(): void {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
  )
    return;
  console.log('Installing what scripts/audit/package-lock.json names …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('The tools of the audit could not be installed; npm says why above.');
}
