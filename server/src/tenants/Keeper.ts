import type { Logger } from 'pino';
import type { KeptSites } from './KeptSites.ts';
import type { Tenant } from './Tenant.ts';

/** Keeps what went live, in the background: one version at a time, and of a brand that changed meanwhile only the newest. */
export class Keeper {
  readonly #kept: KeptSites;
  readonly #read: (file: string) => Promise<Buffer>;
  readonly #logger: Logger;
  readonly #waiting = new Map<string, Tenant | 'forget'>();
  #working: Promise<void> | undefined;
  #fault: string | undefined;

  constructor({ kept, read, logger }: { kept: KeptSites; read: (file: string) => Promise<Buffer>; logger: Logger }) {
    this.#kept = kept;
    this.#read = read;
    this.#logger = logger;
  }

  /** Why the last version could not be kept; `undefined` when it could. */
  get fault(): string | undefined {
    return this.#fault;
  }

  keep(tenant: Tenant): void {
    this.#put(tenant.brand, tenant);
  }

  /** A brand that was closed must not come back with a restart. */
  forget(brand: string): void {
    this.#put(brand, 'forget');
  }

  /** Resolves when everything that was asked for is on disk, or could not be put there. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  #put(brand: string, what: Tenant | 'forget'): void {
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
        else await this.#kept.keep(what.site, what.sinceMs, ({ file }) => this.#read(file));
        this.#fault = undefined;
      } catch (error) {
        this.#fault = `the last good version of ${brand} could not be kept for a restart: ${error instanceof Error ? error.message : String(error)}`;
        this.#logger.error({ brand }, this.#fault);
      }
    }
  }
}
