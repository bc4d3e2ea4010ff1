import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import type { SnapshotStore, NewSnapshot } from './SnapshotStore.ts';

/**
 * Saves live versions in the background: one at a time, and only the newest of a brand that changed
 * in between.
 */
export class SnapshotWriter {
  readonly #snapshots: SnapshotStore;
  readonly #clock: Clock;
  readonly #read: (file: string) => Promise<Buffer>;
  readonly #logger: Logger;
  readonly #pending = new Map<string, NewSnapshot | 'delete'>();
  #running: Promise<void> | undefined;
  #fault: string | undefined;

  constructor({
    snapshots,
    clock,
    read,
    logger,
  }: {
    snapshots: SnapshotStore;
    clock: Clock;
    read: (file: string) => Promise<Buffer>;
    logger: Logger;
  }) {
    this.#snapshots = snapshots;
    this.#clock = clock;
    this.#read = read;
    this.#logger = logger;
  }

  /** Reason why the last version could not be saved; `undefined` if it was saved. */
  get fault(): string | undefined {
    return this.#fault;
  }

  /** Schedules a version for saving. */
  save(version: NewSnapshot): void {
    this.#schedule(version.packed.brand, version);
  }

  /** Schedules the deletion of a removed brand, so that a restart does not restore it. */
  delete(brand: string): void {
    this.#schedule(brand, 'delete');
  }

  /** Resolves when all scheduled work has succeeded or failed. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  #schedule(brand: string, task: NewSnapshot | 'delete'): void {
    this.#pending.set(brand, task);
    this.#start();
  }

  #start(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#pending.size > 0) this.#start();
    });
  }

  async #run(): Promise<void> {
    // Yields to requests and to other brands.
    await new Promise(setImmediate);
    for (const [brand, task] of this.#pending) {
      this.#pending.delete(brand);
      try {
        if (task === 'delete') await this.#snapshots.delete(brand);
        else await this.#snapshots.save(task, ({ file }) => this.#read(file));
        this.#fault = undefined;
      } catch (error) {
        this.#fault = `the last good version of ${brand} could not be saved for a restart: ${error instanceof Error ? error.message : String(error)}`;
        this.#logger.error({ brand }, this.#fault);
      }
    }
    await this.#snapshots
      .prune(this.#clock.nowMs())
      .catch((error: unknown) =>
        this.#logger.warn(
          { err: error },
          'snapshot files that nothing needs any more could not be removed; the next change tries again',
        ),
      );
  }
}
