import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that a browser uses as its home. */
export function createHome(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'livery-engine-'));
}

/** Process of an installed program, which ends together with its children and its home. */
export class BrowserProcess implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #home: string;
  #output = '';

  constructor(
    program: string,
    {
      args,
      env = {},
      home,
    }: {
      args: readonly string[];
      env?: Readonly<Record<string, string>>;
      home: string;
    },
  ) {
    this.#home = home;
    this.#child = spawn(program, args, {
      // A process group, so that its children end with it.
      detached: true,
      env: { ...process.env, HOME: home, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const channel of [this.#child.stdout, this.#child.stderr])
      channel?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
  }

  /** Resolves with the first match of the output; rejects when the process ends without one. */
  async outputMatching(pattern: RegExp): Promise<RegExpExecArray> {
    const ended = once(this.#child, 'close');
    for (;;) {
      const match = pattern.exec(this.#output);
      if (match) return match;
      if (this.#child.exitCode !== null)
        throw new Error(`The browser ended before it was ready:\n${this.#output}`);
      await Promise.race([
        ended,
        ...[this.#child.stdout, this.#child.stderr].map(
          (channel) => channel && once(channel, 'data'),
        ),
      ]);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { pid } = this.#child;
    if (pid !== undefined && this.#child.exitCode === null) {
      const ended = once(this.#child, 'close');
      process.kill(-pid, 'SIGKILL');
      await ended;
    }
    await rm(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}
