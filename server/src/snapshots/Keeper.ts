import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import type { KeptSites, VersionToKeep } from './KeptSites.ts';

/**
 * Keeps what went live, in the background: one version at a time, and of a brand that changed
 * meanwhile only the newest.
 */
export class Keeper {
  readonly #kept: KeptSites;
  readonly #clock: Clock;
  readonly #read: (file: string) => Promise<Buffer>;
  readonly #logger: Logger;
  readonly #waiting = new Map<string, VersionToKeep | 'forget'>();
  #working: Promise<void> | undefined;
  #fault: string | undefined;

  constructor({
    kept,
    clock,
    read,
    logger,
  }: {
    kept: KeptSites;
    clock: Clock;
    read: (file: string) => Promise<Buffer>;
    logger: Logger;
  }) {
    this.#kept = kept;
    this.#clock = clock;
    this.#read = read;
    this.#logger = logger;
  }

  /** Why the last version could not be kept; `undefined` when it could. */
  get fault(): string | undefined {
    return this.#fault;
  }

  keep(version: VersionToKeep): void {
    this.#put(version.packed.brand, version);
  }

  /** A brand that was closed must not come back with a restart. */
  forget(brand: string): void {
    this.#put(brand, 'forget');
  }

  /** Resolves when everything that was asked for is on disk, or could not be put there. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  #put(brand: string, what: VersionToKeep | 'forget'): void {
    this.#waiting.set(brand, what);
    this.#start();
  }

  #start(): void {
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
      if (this.#waiting.size > 0) this.#start();
    });
  }

  async #work(): Promise<void> {
    // Requests and other brands first.
    await new Promise(setImmediate);
    for (const [brand, what] of this.#waiting) {
      this.#waiting.delete(brand);
      try {
        if (what === 'forget') await this.#kept.forget(brand);
        else await this.#kept.keep(what, ({ file }) => this.#read(file));
        this.#fault = undefined;
      } catch (error) {
        this.#fault = `the last good version of ${brand} could not be kept for a restart: ${error instanceof Error ? error.message : String(error)}`;
        this.#logger.error({ brand }, this.#fault);
      }
    }
    await this.#kept
      .tidy(this.#clock.nowMs())
      .catch((error: unknown) =>
        this.#logger.warn(
          { err: error },
          'kept files that nothing needs any more could not be removed; the next change tries again',
        ),
      );
  }
}
