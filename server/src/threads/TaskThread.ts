import { Worker, type Transferable } from 'node:worker_threads';

/** Program and limits of a thread. */
export interface ThreadOptions {
  readonly program: URL;
  readonly workerData: unknown;
  /**
   * Heap limit, so that an oversized folder ends the thread and not the server.
   */
  readonly heapMb: number;
  /** Maximum duration of a task. */
  readonly deadlineMs: number;
}

interface Waiting<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  readonly deadline: NodeJS.Timeout;
}

/**
 * A thread that runs one task at a time. If it dies or exceeds the deadline, the task rejects with a
 * sentence and the thread must not be used again.
 */
export class TaskThread<Task, Reply> {
  readonly #worker: Worker;
  readonly #deadlineMs: number;
  #task: Waiting<Reply> | undefined;
  #isOver = false;

  constructor({ program, workerData, heapMb, deadlineMs }: ThreadOptions) {
    this.#deadlineMs = deadlineMs;
    this.#worker = new Worker(program, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // Only its own program posts to it.
    this.#worker.on('message', (reply: Reply) => this.#settle(({ resolve }) => resolve(reply)));
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
   * @param transfer buffers of the task that move to the thread instead of being copied.
   */
  run(
    task: Task,
    {
      deadlineMs = this.#deadlineMs,
      transfer = [],
    }: { deadlineMs?: number; transfer?: readonly Transferable[] } = {},
  ): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    // Only a running task keeps the process alive.
    this.#worker.ref();
    const deadline = setTimeout(
      () => this.#fail(`it took longer than ${deadlineMs / 1000} s and was stopped`),
      deadlineMs,
    );
    this.#task = { resolve, reject, deadline };
    this.#worker.postMessage(task, transfer);
    return promise;
  }

  end(): void {
    this.#fail('its thread was ended');
  }

  #fail(message: string): void {
    this.#isOver = true;
    this.#settle(({ reject }) => reject(new Error(message)));
    // Not awaited, because a thread blocked in a system call never ends.
    void this.#worker.terminate();
  }

  #settle(settle: (task: Waiting<Reply>) => void): void {
    const task = this.#task;
    if (!task) return;
    this.#task = undefined;
    clearTimeout(task.deadline);
    this.#worker.unref();
    settle(task);
  }
}
