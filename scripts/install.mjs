import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const oldestNode = [24, 15];

/** Installs the packages of the lockfile unless they are installed. Runs on any Node from 20 on. */
export function install() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  )
    return;
  console.log('Installing what package-lock.json names …');
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('The installation failed; npm says why above.');
    process.exit(1);
  }
}

/** Returns the Node of the project: the locked one, or the machine's own if it is new enough. */
export function lockedNode() {
  const locked = join(
    root,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'node.cmd' : 'node',
  );
  if (existsSync(locked)) return locked;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]))
    return process.execPath;
  console.error(
    `Livery needs Node ${oldestNode.join('.')} or newer, and its locked Node does not exist for ${process.platform}-${process.arch}: install Node 24.`,
  );
  process.exit(1);
}

/** Runs a script under the locked Node and exits with its exit code. */
export async function runLocked(script, args = []) {
  const { spawn } = await import('node:child_process');
  const child = spawn(lockedNode(), [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
