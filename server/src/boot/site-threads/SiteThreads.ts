import { availableParallelism } from 'node:os';
import type { SnapshotStore } from '../../snapshots/SnapshotStore.ts';
import type { TenantProblem, TenantSource } from '../../brands/TenantSource.ts';
import { unreadable } from '../../brands/tryLoadBrand.ts';
import type { SiteFolders, SiteReply, SiteTask } from './siteTasks.ts';
import { TaskThread, type ThreadOptions } from '../../threads/TaskThread.ts';

/**
 * Idle time after which a thread ends. After few brands it stays a minute, because edits come in
 * sequences; after many brands it ends soon to release its heap.
 *
 * Even a single brand is loaded on a thread, which costs half a second to start. Loading it on the
 * main thread would block all visitors for a quarter of a second and keep the checker in the
 * server's heap.
 */
const idleTimeoutMs = { afterFew: 60_000, afterMany: 5_000 };
/** Queue length from which a second thread is worth its start. */
const minQueueForSecondThread = 3;
/** Duration from which a task is slow: the brands that wait for it get a thread of their own. */
const slowTaskMs = 1_000;

type SiteThread = TaskThread<SiteTask, SiteReply, readonly TenantProblem[]>;

interface Job {
  readonly task: SiteTask;
  readonly onFound: (problems: readonly TenantProblem[]) => void;
  readonly resolve: (reply: SiteReply) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Loads brands on worker threads, which exist only while there is work, so that the server is never
 * blocked.
 */
export class SiteThreads {
  readonly #options: ThreadOptions;
  readonly #maxThreads: number;
  readonly #queue: Job[] = [];
  readonly #threads = new Set<SiteThread>();
  /** Threads whose task is slow. */
  readonly #slow = new Set<SiteThread>();
  #idleTimer: NodeJS.Timeout | undefined;
  #readings = 0;
  #hasReadMany = false;

  constructor({
    folders,
    maxThreads = Math.min(2, availableParallelism()),
    program = new URL('./siteThread.ts', import.meta.url),
    heapMb = 512,
    maxCpuMs = 30_000,
  }: {
    folders: SiteFolders;
    maxThreads?: number;
    program?: URL;
    heapMb?: number;
    maxCpuMs?: number;
  }) {
    this.#maxThreads = maxThreads;
    this.#options = { program, workerData: folders, heapMb, maxCpuMs };
  }

  /** Number of running threads. */
  get running(): number {
    return this.#threads.size;
  }

  /**
   * {@link TenantSource.reading} on these threads. A brand whose thread ended has the problems that
   * were found until then.
   */
  readonly reading: TenantSource['reading'] = () => {
    this.#readings += 1;
    const reading = this.#readings;
    return async (brand) => {
      let found: readonly TenantProblem[] = [];
      try {
        const reply = await this.#do({ kind: 'load', brand, reading }, (problems) => {
          found = problems;
        });
        if (reply.kind === 'load') return reply.loaded;
        throw failure(reply);
      } catch (error) {
        return { isUnread: true, problems: [unreadable(brand, error), ...found] };
      }
    };
  };

  /** {@link SnapshotStore.restore} on these threads. */
  readonly restore: SnapshotStore['restore'] = async (brand) => {
    const reply = await this.#do({ kind: 'restore', brand });
    if (reply.kind === 'restore') return reply.snapshot;
    throw failure(reply);
  };

  /** Ends all threads; running and queued tasks reject. */
  close(): void {
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the server is closing'));
    this.#endThreads();
  }

  #do(task: SiteTask, onFound: Job['onFound'] = () => undefined): Promise<SiteReply> {
    const { promise, resolve, reject } = Promise.withResolvers<SiteReply>();
    this.#queue.push({ task, onFound, resolve, reject });
    this.#hasReadMany ||= this.#queue.length > minQueueForSecondThread;
    this.#next();
    return promise;
  }

  #next(): void {
    clearTimeout(this.#idleTimer);
    const thread = this.#queue.length > 0 ? this.#idleThread() : undefined;
    const waiting = thread && this.#queue.shift();
    if (waiting) {
      const slowTimer = setTimeout(() => {
        this.#slow.add(thread);
        this.#next();
      }, slowTaskMs).unref();
      void thread
        .run(waiting.task, { onProgress: waiting.onFound })
        .then(waiting.resolve, waiting.reject)
        .finally(() => {
          clearTimeout(slowTimer);
          this.#slow.delete(thread);
          if (thread.isOver) this.#threads.delete(thread);
          this.#next();
        });
    } else if (![...this.#threads].some(({ isBusy }) => isBusy)) {
      this.#idleTimer = setTimeout(
        () => this.#endThreads(),
        this.#hasReadMany ? idleTimeoutMs.afterMany : idleTimeoutMs.afterFew,
      ).unref();
    }
  }

  #idleThread(): SiteThread | undefined {
    for (const thread of this.#threads) if (thread.isOver) this.#threads.delete(thread);
    const idle = [...this.#threads].find(({ isBusy }) => !isBusy);
    if (idle) return idle;
    const isMany = this.#queue.length > minQueueForSecondThread;
    const swift = this.#threads.size - this.#slow.size;
    // One slow brand, on a disk that does not respond for example, must not delay the others.
    const maxThreads = Math.max(2, this.#maxThreads);
    if (swift >= (isMany ? this.#maxThreads : 1) || this.#threads.size >= maxThreads)
      return undefined;
    const thread: SiteThread = new TaskThread(this.#options);
    this.#threads.add(thread);
    return thread;
  }

  #endThreads(): void {
    for (const thread of this.#threads) thread.end();
    this.#threads.clear();
    this.#hasReadMany = false;
  }
}

function failure(reply: SiteReply): Error {
  return new Error(reply.kind === 'failed' ? reply.message : 'its thread answered something else');
}
