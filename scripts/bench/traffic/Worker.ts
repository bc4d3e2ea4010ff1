import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Helper process that handles one message at a time. */
export class Worker implements AsyncDisposable {
  readonly #child: ChildProcess;

  /** @param script file name in processes/ */
  constructor(script: string) {
    this.#child = fork(join(import.meta.dirname, 'processes', script), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }

  get pid(): number {
    const { pid } = this.#child;
    if (pid === undefined) throw new Error('the process was not started');
    return pid;
  }

  /**
   * Leaves the processor to others, as another machine does: its thread for JavaScript runs only on
   * what they do not need.
   */
  yieldProcessor(): void {
    setPriority(this.pid, constants.priority.PRIORITY_LOW);
  }

  /** Sends a message and resolves with the reply. Rejects when the process ends instead. */
  async request(message: object): Promise<unknown> {
    const ended = new AbortController();
    const end = (code: number | null): void =>
      ended.abort(
        new Error(
          `${this.#child.spawnargs.at(-1) ?? 'the process'} ended with ${code ?? 'a signal'} instead of answering`,
        ),
      );
    this.#child.once('exit', end);
    try {
      const answer = once(this.#child, 'message', { signal: ended.signal });
      this.#child.send(message);
      const [value] = (await answer) as unknown[]; // one message, one answer
      return value;
    } finally {
      this.#child.off('exit', end);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exit;
  }
}
