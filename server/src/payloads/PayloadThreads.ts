import type { Transferable } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import { TaskThread, type ThreadOptions } from '../threads/TaskThread.ts';
import type { PayloadReply, PayloadTask, StartTask } from './payloadTasks.ts';

type PayloadThread = TaskThread<PayloadTask | StartTask, PayloadReply>;

/** Size up to which a payload is processed on the main thread, in at most a few milliseconds. */
export const maxMainThreadBytes = 128 * 1024;

/** Rejects a payload that was not processed in time, because its brand has too many of them. */
export class PayloadsBusyError extends Error {
  override readonly name = 'PayloadsBusyError';
}

/** Rejects a payload that exceeds the memory or the time of a thread. */
export class PayloadFault extends Error {
  override readonly name = 'PayloadFault';
}

interface Job {
  readonly brand: string;
  readonly task: PayloadTask;
  readonly transfer: readonly Transferable[];
  readonly resolve: (reply: PayloadReply) => void;
  readonly reject: (error: Error) => void;
  readonly waitTimer: NodeJS.Timeout;
}

interface BrandJobs {
  readonly queue: Job[];
  isRunning: boolean;
  /** Elapsed time until which the brand's next payload waits. */
  restsUntilMs: number;
}

const maxThreads = 2;
/**
 * Rest after a payload as a multiple of its time: a brand has a quarter of a thread for each kind.
 */
const restPerTime = 3;
const maxQueued = 64;
/**
 * Longer than the CPU time of two payloads, so that those of two brands do not refuse a third's.
 */
const maxWaitMs = 8_000;
const idleTimeoutMs = 60_000;
/** CPU time for a thread to load its program. */
const maxStartCpuMs = 10_000;

/**
 * Processes large payloads, of requests and of operators' replies, and draws icons on threads, so
 * that they block no other request.
 *
 * A brand has one payload of each kind on the threads at a time, and after each the next of that
 * kind rests for three times as long as that took: so brands take turns, and uploads of visitors do
 * not hold up the replies of the operator. The heap limit only bounds what several small mistakes
 * add up to: a single parser call that exceeds it ends the process, so payloads have a maximum
 * number of values.
 */
export class PayloadThreads {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #options: ThreadOptions;
  /** By kind and brand, in the order of their turns. */
  readonly #jobs = new Map<string, BrandJobs>();
  readonly #threads = new Set<PayloadThread>();
  /** Threads with a payload, also while they load their program for it. */
  readonly #occupied = new Set<PayloadThread>();
  readonly #loaded = new WeakSet<PayloadThread>();
  #restTimer: NodeJS.Timeout | undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor({
    clock,
    logger,
    program,
    heapMb = 384,
    maxCpuMs = 3_000,
  }: {
    clock: Clock;
    logger: Logger;
    /** Program of the threads, which replies to each task with its own kind. */
    program: URL;
    heapMb?: number;
    maxCpuMs?: number;
  }) {
    this.#clock = clock;
    this.#logger = logger;
    this.#options = { program, workerData: undefined, heapMb, maxCpuMs };
  }

  /**
   * Processes a payload of a brand.
   *
   * @param transfer buffers of the task, which cannot be used afterwards.
   *
   * Errors: {@link PayloadsBusyError}, {@link PayloadFault}.
   */
  run<Task extends PayloadTask>(
    brand: string,
    task: Task,
    transfer: readonly Transferable[],
  ): Promise<Extract<PayloadReply, { kind: Task['kind'] }>> {
    const jobs = this.#jobsOf(`${task.kind} ${brand}`);
    if (jobs.queue.length >= maxQueued)
      return Promise.reject(new PayloadsBusyError(`${jobs.queue.length} large payloads wait`));
    const { promise, resolve, reject } = Promise.withResolvers<PayloadReply>();
    const waitTimer = setTimeout(() => {
      jobs.queue.splice(jobs.queue.indexOf(job), 1);
      reject(new PayloadsBusyError(`no thread was free within ${maxWaitMs} ms`));
    }, maxWaitMs);
    const job: Job = { brand, task, transfer, resolve, reject, waitTimer };
    jobs.queue.push(job);
    this.#next();
    // The thread replies to each kind with its own.
    return promise as Promise<Extract<PayloadReply, { kind: Task['kind'] }>>;
  }

  /** Ends the threads; running and waiting payloads reject. */
  close(): void {
    clearTimeout(this.#restTimer);
    for (const { queue } of this.#jobs.values())
      for (const { waitTimer, reject } of queue.splice(0)) {
        clearTimeout(waitTimer);
        reject(new PayloadsBusyError('the server is closing'));
      }
    this.#endThreads();
  }

  #jobsOf(key: string): BrandJobs {
    const known = this.#jobs.get(key);
    if (known) return known;
    const created: BrandJobs = { queue: [], isRunning: false, restsUntilMs: 0 };
    this.#jobs.set(key, created);
    return created;
  }

  /** Starts the payloads whose turn it is, on the threads that are free. */
  #next(): void {
    clearTimeout(this.#restTimer);
    clearTimeout(this.#idleTimer);
    const nowMs = this.#clock.elapsedMs();
    let restMs = Infinity;
    for (const [key, jobs] of Array.from(this.#jobs)) {
      if (jobs.isRunning) continue;
      const waitMs = jobs.restsUntilMs - nowMs;
      if (jobs.queue.length === 0) {
        if (waitMs <= 0) this.#jobs.delete(key);
      } else if (waitMs > 0) {
        restMs = Math.min(restMs, waitMs);
      } else {
        const thread = this.#freeThread();
        if (!thread) break;
        this.#start(thread, key, jobs);
      }
    }
    if (restMs < Infinity) this.#restTimer = setTimeout(() => this.#next(), Math.ceil(restMs));
    if (this.#occupied.size === 0)
      this.#idleTimer = setTimeout(() => this.#endThreads(), idleTimeoutMs).unref();
  }

  #start(thread: PayloadThread, key: string, jobs: BrandJobs): void {
    const job = jobs.queue.shift();
    if (!job) return;
    clearTimeout(job.waitTimer);
    // Last in the order of turns.
    this.#jobs.delete(key);
    this.#jobs.set(key, jobs);
    jobs.isRunning = true;
    this.#occupied.add(thread);
    let startedMs = this.#clock.elapsedMs();
    void this.#load(thread)
      .then(() => {
        startedMs = this.#clock.elapsedMs();
        return thread.run(job.task, { transfer: job.transfer });
      })
      .then(job.resolve, (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        const { brand, task } = job;
        const call = task.kind === 'icon' ? undefined : task.call;
        this.#logger.warn(
          { brand, call, kind: task.kind, reason },
          `${brand}: a large payload was not processed`,
        );
        job.reject(new PayloadFault(reason));
      })
      .finally(() => {
        this.#occupied.delete(thread);
        if (thread.isOver) this.#threads.delete(thread);
        const endedMs = this.#clock.elapsedMs();
        jobs.isRunning = false;
        jobs.restsUntilMs = endedMs + restPerTime * (endedMs - startedMs);
        this.#next();
      });
  }

  /** Waits until a new thread has loaded its program, which is no part of a payload's time. */
  async #load(thread: PayloadThread): Promise<void> {
    if (this.#loaded.has(thread)) return;
    await thread.run({ kind: 'start' }, { maxCpuMs: maxStartCpuMs });
    this.#loaded.add(thread);
  }

  #freeThread(): PayloadThread | undefined {
    for (const thread of this.#threads) {
      if (thread.isOver) this.#threads.delete(thread);
      else if (!this.#occupied.has(thread)) return thread;
    }
    if (this.#threads.size >= maxThreads) return undefined;
    const thread: PayloadThread = new TaskThread(this.#options);
    this.#threads.add(thread);
    return thread;
  }

  #endThreads(): void {
    for (const thread of this.#threads) thread.end();
    this.#threads.clear();
  }
}
