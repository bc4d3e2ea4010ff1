import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabasePlace } from '../database/openDatabase.ts';

/** A sandbox in a process of its own, which can be killed and started again at the same address. */
export class SandboxProcess {
  readonly #data: string;
  readonly #place: DatabasePlace;
  #child: ChildProcess | undefined;
  #port = '0';
  #origin: Promise<string> = Promise.reject(new Error('It was not started.'));

  constructor({ data, place }: { data: string; place: DatabasePlace }) {
    this.#data = data;
    this.#place = place;
    this.#origin.catch(() => undefined);
  }

  /** Where it answers, as soon as it does: while it is being started again, that is then. */
  get origin(): Promise<string> {
    return this.#origin;
  }

  start(): Promise<string> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
      env: {
        ...process.env,
        LIVERY_DATA: this.#data,
        SANDBOX_PORT: this.#port,
        SANDBOX_DATABASE_URL: 'url' in this.#place ? this.#place.url : '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let errors = '';
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString();
    });
    this.#origin = new Promise((resolve, reject) => {
      child.stdout.on('data', (part: Buffer) => {
        const origin = /http:\/\/localhost:\d+/.exec(part.toString())?.[0];
        if (origin === undefined) return;
        this.#port = new URL(origin).port;
        resolve(origin);
      });
      child.once('close', () => {
        reject(new Error(`It ended before it answered: ${errors}`));
      });
    });
    this.#origin.catch(() => undefined);
    return this.#origin;
  }

  /** Without a chance to end in order. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }
}
