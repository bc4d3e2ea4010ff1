/** Limit of a task's elapsed time, as a multiple of its CPU time. */
const elapsedPerCpu = 4;

/** Options of {@link CpuDeadline}. */
export interface CpuDeadlineOptions {
  /** CPU time that the task may use. */
  readonly maxCpuMs: number;
  /**
   * Returns the CPU time of the thread so far. Resolves while the thread runs or sleeps, also in an
   * endless loop, but not during a system call or a single call of a parser. Rejects before it has
   * started, when it has used nothing.
   */
  readonly cpuMs: () => Promise<number>;
  /** Called once with the exceeded limit, as the end of a sentence about the task. */
  readonly onExceeded: (limit: string) => void;
}

/**
 * Deadline of a thread's task in CPU time, because a busy machine must not end a task that is only
 * waiting for its turn. A task that does not work is ended as well:
 *
 * - It may take four times its CPU time.
 * - A thread that does not answer for as long as its CPU time hangs in one system call, of a disk
 *   that does not respond for example.
 */
export class CpuDeadline {
  readonly #options: CpuDeadlineOptions;
  /** CPU time of the thread before the task. */
  readonly #baseMs: Promise<number>;
  readonly #elapsedTimer: NodeJS.Timeout;
  #timer: NodeJS.Timeout;
  #isOver = false;

  /** Starts with the task. */
  constructor(options: CpuDeadlineOptions) {
    const { maxCpuMs } = options;
    this.#options = options;
    this.#baseMs = options.cpuMs().catch(() => 0);
    const maxElapsedMs = elapsedPerCpu * maxCpuMs;
    this.#elapsedTimer = setTimeout(
      () => this.#exceed(`took longer than ${seconds(maxElapsedMs)}`),
      maxElapsedMs,
    );
    this.#timer = this.#checkAfter(maxCpuMs);
  }

  /** Ends with the task. */
  clear(): void {
    this.#isOver = true;
    clearTimeout(this.#elapsedTimer);
    clearTimeout(this.#timer);
  }

  #checkAfter(delayMs: number): NodeJS.Timeout {
    return setTimeout(() => void this.#check(), delayMs);
  }

  /** Compares the CPU time with its limit, and waits for what is left of it. */
  async #check(): Promise<void> {
    const { maxCpuMs, cpuMs } = this.#options;
    this.#timer = setTimeout(
      () => this.#exceed(`did not respond for ${seconds(maxCpuMs)}`),
      maxCpuMs,
    );
    const usedMs = (await cpuMs().catch(() => 0)) - (await this.#baseMs);
    if (this.#isOver) return;
    if (usedMs >= maxCpuMs) return this.#exceed(`used ${seconds(maxCpuMs)} of CPU time`);
    clearTimeout(this.#timer);
    this.#timer = this.#checkAfter(Math.ceil(maxCpuMs - usedMs));
  }

  #exceed(limit: string): void {
    this.clear();
    this.#options.onExceeded(limit);
  }
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}
