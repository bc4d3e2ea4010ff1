import type { FolderInspection, TenantSource } from '../../brands/TenantSource.ts';
import { TaskThread, type ThreadOptions } from '../../threads/TaskThread.ts';

/** CPU time for the thread to start. */
const maxStartCpuMs = 10_000;

/**
 * Inspects folders on a thread of its own, one at a time, so that neither a huge folder nor a disk
 * that does not respond blocks the server.
 */
export class FolderInspector {
  readonly #options: ThreadOptions;
  #thread: TaskThread<string, FolderInspection> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor({
    root,
    program = new URL('./inspectThread.ts', import.meta.url),
    maxCpuMs = 5_000,
  }: {
    root: string;
    program?: URL;
    maxCpuMs?: number;
  }) {
    this.#options = { program, workerData: root, heapMb: 64, maxCpuMs };
  }

  /** {@link TenantSource.inspect} on this thread. Rejects with a sentence at the deadline. */
  readonly inspect: TenantSource['inspect'] = (brand) => {
    const inspection = this.#last.then(() => this.#inspect(brand));
    this.#last = inspection.catch(() => undefined);
    return inspection;
  };

  /** Ends the thread; running and waiting inspections reject. */
  close(): void {
    this.#isClosed = true;
    this.#thread?.end();
  }

  async #inspect(brand: string): Promise<FolderInspection> {
    if (this.#isClosed) throw new Error('the server is closing');
    if (!this.#thread || this.#thread.isOver) {
      this.#thread = new TaskThread(this.#options);
      // The deadline of a folder does not include the start.
      await this.#thread.run('', { maxCpuMs: maxStartCpuMs });
    }
    return this.#thread.run(brand);
  }
}
