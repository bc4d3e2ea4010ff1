import { Worker, type Transferable } from 'node:worker_threads';
import { CpuDeadline } from './CpuDeadline.ts';

const yieldsProcessor = new URL('./yieldProcessor.ts', import.meta.url);

/** Program and limits of a thread. */
export interface ThreadOptions {
  readonly program: URL;
  readonly workerData: unknown;
  /**
   * Heap limit, so that an oversized folder ends the thread and not the server.
   */
  readonly heapMb: number;
  /** CPU time of a task, see {@link CpuDeadline}. */
  readonly maxCpuMs: number;
}

/** Message of a thread about a task that it has not finished. */
export interface Progress<Found> {
  readonly progress: Found;
}

interface Waiting<Reply, Found> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: (found: Found) => void;
  readonly deadline: CpuDeadline;
}

/**
 * A thread that runs one task at a time and lets the thread that answers requests go first. If it
 * dies or exceeds the deadline, the task rejects with a sentence and the thread must not be used
 * again.
 */
export class TaskThread<Task, Reply extends object, Found = never> {
  readonly #worker: Worker;
  readonly #maxCpuMs: number;
  #task: Waiting<Reply, Found> | undefined;
  #isOver = false;

  constructor({ program, workerData, heapMb, maxCpuMs }: ThreadOptions) {
    this.#maxCpuMs = maxCpuMs;
    this.#worker = new Worker(program, {
      workerData,
      execArgv: [...process.execArgv, '--import', yieldsProcessor.href],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // Only its own program posts to it.
    this.#worker.on('message', (message: Reply | Progress<Found>) => {
      if ('progress' in message) this.#task?.onProgress(message.progress);
      else this.#settle(({ resolve }) => resolve(message));
    });
    this.#worker.on('error', (error) =>
      this.#fail(`its thread ended: ${error instanceof Error ? error.message : String(error)}`),
    );
    this.#worker.on('exit', (code) => this.#fail(`its thread ended with ${code}`));
    this.#worker.unref();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get isBusy(): boolean {
    return this.#task !== undefined;
  }

  /**
   * Runs a task; only one at a time.
   *
   * @param options.transfer buffers of the task that move to the thread instead of being copied.
   * @param options.onProgress called with what the thread posts ahead of its reply.
   */
  run(
    task: Task,
    {
      maxCpuMs = this.#maxCpuMs,
      transfer = [],
      onProgress = () => undefined,
    }: {
      maxCpuMs?: number;
      transfer?: readonly Transferable[];
      onProgress?: (found: Found) => void;
    } = {},
  ): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    // Only a running task keeps the process alive.
    this.#worker.ref();
    const deadline = new CpuDeadline({
      maxCpuMs,
      cpuMs: () => this.#cpuMs(),
      onExceeded: (limit) => this.#fail(`it ${limit} and was stopped`),
    });
    this.#task = { resolve, reject, onProgress, deadline };
    this.#worker.postMessage(task, transfer);
    return promise;
  }

  end(): void {
    this.#fail('its thread was ended');
  }

  async #cpuMs(): Promise<number> {
    const { user, system } = await this.#worker.cpuUsage();
    return (user + system) / 1000;
  }

  #fail(message: string): void {
    this.#isOver = true;
    this.#settle(({ reject }) => reject(new Error(message)));
    // Not awaited, because a thread blocked in a system call never ends.
    void this.#worker.terminate();
  }

  #settle(settle: (task: Waiting<Reply, Found>) => void): void {
    const task = this.#task;
    if (!task) return;
    this.#task = undefined;
    task.deadline.clear();
    this.#worker.unref();
    settle(task);
  }
}
