import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../../..');
const lockedNode = join(root, 'node_modules/.bin/node');

/** A process of the product under test, with its output in a file. */
export class ServiceProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Rejects with the process's own words when it ends before it answers. */
  static async start({
    script,
    args,
    env,
    log,
    health,
  }: {
    script: string;
    args: readonly string[];
    env: Readonly<Record<string, string>>;
    log: string;
    health: string;
  }): Promise<ServiceProcess> {
    const node = existsSync(lockedNode) ? lockedNode : process.execPath;
    const child = spawn(node, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const file = createWriteStream(log);
    child.stdout?.pipe(file);
    child.stderr?.pipe(file);
    while (!(await answers(health))) {
      if (child.exitCode !== null)
        throw new Error(`${script} ended with ${child.exitCode}:\n${await readFile(log, 'utf8')}`);
      await pause(50);
    }
    return new ServiceProcess(child);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
