import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How a process ended: its exit code, or the name of the signal. */
export type ProcessEnd = number | string | null;

/** Options of `ProgramProcess.start`. */
export interface ProgramOptions {
  /** Path of the script that Node runs. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Added to this process's environment; with `isolated`, replaces it. */
  readonly env?: Readonly<Record<string, string>>;
  readonly isolated?: boolean;
  /** The process is ready when this address responds with success. */
  readonly health?: string;
  /** The process is ready when its output matches. */
  readonly readyOutput?: RegExp;
  /** File that receives the output. */
  readonly log?: string;
  readonly cwd?: string;
}

const healthIntervalMs = 50;
/** Locked Node version, which runs TypeScript whichever Node runs the tests. */
const lockedNode = join(import.meta.dirname, '../../../node_modules/.bin/node');

/** Node program in its own process. */
export class ProgramProcess implements AsyncDisposable {
  readonly #child: ChildProcess;
  #output = '';
  /** Resolves when the process has ended, by itself or by `end`. */
  readonly ended: Promise<ProcessEnd>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    for (const channel of [child.stdout, child.stderr]) {
      channel?.setEncoding('utf8');
      channel?.on('data', (text: string) => {
        this.#output += text;
      });
    }
    this.ended = once(child, 'close').then(
      ([code, signal]: ProcessEnd[]) => code ?? signal ?? null,
    );
  }

  /** Starts a program without waiting for it. */
  static launch({
    script,
    args = [],
    env = {},
    isolated = false,
    log,
    cwd,
  }: ProgramOptions): ProgramProcess {
    const child = spawn(existsSync(lockedNode) ? lockedNode : process.execPath, [script, ...args], {
      ...(cwd === undefined ? {} : { cwd }),
      env: isolated ? { ...env } : { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (log !== undefined) {
      const file = createWriteStream(log);
      child.stdout.pipe(file);
      child.stderr.pipe(file);
    }
    return new ProgramProcess(child);
  }

  /**
   * Starts a program and resolves when it is ready.
   *
   * Errors: rejects with the program's output when it ends first.
   */
  static async start(options: ProgramOptions): Promise<ProgramProcess> {
    const program = ProgramProcess.launch(options);
    const { health, readyOutput } = options;
    if (readyOutput) await program.outputMatching(readyOutput);
    if (health !== undefined) await program.#answering(health);
    return program;
  }

  /** Combined output of stdout and stderr. */
  get output(): string {
    return this.#output;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves with the first match of the output; rejects when the process ends without one. */
  async outputMatching(pattern: RegExp): Promise<RegExpExecArray> {
    const { promise, resolve } = Promise.withResolvers<RegExpExecArray>();
    const matchOutput = (): void => {
      const match = pattern.exec(this.#output);
      if (match) resolve(match);
    };
    const channels = [this.#child.stdout, this.#child.stderr];
    for (const channel of channels) channel?.on('data', matchOutput);
    matchOutput();
    try {
      return await Promise.race([
        promise,
        this.ended.then((end) => {
          throw new Error(`The process ended with ${end} before it was ready:\n${this.#output}`);
        }),
      ]);
    } finally {
      for (const channel of channels) channel?.off('data', matchOutput);
    }
  }

  /** Sends a signal and resolves when the process has ended. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<ProcessEnd> {
    if (this.isRunning) this.#child.kill(signal);
    return this.ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end('SIGKILL');
  }

  async #answering(health: string): Promise<void> {
    while (
      !(await fetch(health).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (!this.isRunning)
        throw new Error(
          `The process ended with ${await this.ended} before ${health} answered:\n${this.#output}`,
        );
      await delay(healthIntervalMs);
    }
  }
}
