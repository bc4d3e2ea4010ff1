import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startProcess, whenAnswering } from '../run/startProcess.ts';

/** The sandbox and the server of development, from their start to their end. */
export class DevPrograms {
  readonly #children: ChildProcess[] = [];
  #isEnding = false;

  /** Resolves when both programs respond. Rejects if one of them ends first. */
  async start(sandboxPort: number): Promise<void> {
    const sandbox = this.#run('The sandbox', 'packages/demo-operator/src/main.ts');
    await whenAnswering(`http://127.0.0.1:${sandboxPort}/healthz`, sandbox);
    if (this.#isEnding) return;
    // A build leaves NODE_ENV at production.
    const server = this.#run('The server', 'scripts/dev/serve.ts', { NODE_ENV: 'development' });
    await Promise.race([
      once(server, 'message'),
      once(server, 'exit').then(() => {
        throw new Error('The server did not start.');
      }),
    ]);
  }

  /** Ends both programs. Resolves when their ports are free. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(
      this.#children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }),
    );
  }

  #run(name: string, script: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
    const child = startProcess(script, [], env);
    this.#children.push(child);
    child.once('exit', (code, signal) => {
      if (!this.#isEnding) console.error(`${name} ended with ${signal ?? code}.`);
    });
    return child;
  }
}
