import type { Bootstrap, GuestPage, NodeFailure, RenderGuestPage, Clock } from '@livery/model';
import type { RenderFault } from '../admin/Reports.ts';
import { ByteLru } from '../http/ByteLru.ts';
import { withinMs } from '../http/withinMs.ts';

/** Delay of the next attempt after a page failed to render. */
const retryMs = 5_000;

const emptyPage: GuestPage = { html: '', chunks: [], formats: {}, failures: [] };

/**
 * Renders guest pages, one render per key at a time, and caches the results. A render that exceeds
 * the wait of its document is used for the next one.
 */
export class RenderCache {
  readonly #renderGuestPage: RenderGuestPage;
  readonly #onFault: (fault: RenderFault) => void;
  readonly #clock: Clock;
  readonly #waitMs: number;
  readonly #done = new ByteLru<GuestPage>({ limitBytes: 16 * 1024 * 1024 });
  readonly #running = new Map<string, Promise<GuestPage>>();
  readonly #failed = new ByteLru<number>({ limitBytes: 1024 * 1024 });

  /**
   * @param ports `waitMs`: maximum wait of a document for its content. After that it is sent
   *   without content, and the browser renders it.
   */
  constructor({
    renderGuestPage,
    onFault,
    clock,
    waitMs,
  }: {
    renderGuestPage: RenderGuestPage;
    onFault: (fault: RenderFault) => void;
    clock: Clock;
    waitMs: number;
  }) {
    this.#waitMs = waitMs;
    this.#renderGuestPage = renderGuestPage;
    this.#onFault = onFault;
    this.#clock = clock;
  }

  /**
   * Returns the content, and whether it is final: an empty placeholder must not be cached.
   */
  async get(
    key: string,
    { bootstrap, isCacheable }: { bootstrap: Bootstrap; isCacheable: boolean },
  ): Promise<{ guestPage: GuestPage; isFinal: boolean }> {
    const done = isCacheable ? this.#done.get(key) : undefined;
    if (done) return { guestPage: done, isFinal: true };
    if (this.#clock.elapsedMs() - (this.#failed.get(key) ?? -Infinity) < retryMs)
      return { guestPage: emptyPage, isFinal: false };
    const running =
      this.#running.get(key) ??
      this.#render(key, bootstrap).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    const startedMs = this.#clock.elapsedMs();
    const guestPage = await withinMs(running, this.#waitMs, this.#clock);
    if (!guestPage && this.#clock.elapsedMs() - startedMs >= this.#waitMs)
      this.#fault(bootstrap, `rendering took longer than ${this.#waitMs} ms`, []);
    return guestPage ? { guestPage, isFinal: true } : { guestPage: emptyPage, isFinal: false };
  }

  /** Drops the content of all keys with a prefix. */
  forget(prefix: string): void {
    this.#done.deleteByPrefix(prefix);
    this.#failed.deleteByPrefix(prefix);
  }

  async #render(key: string, bootstrap: Bootstrap): Promise<GuestPage> {
    try {
      const guestPage = await this.#renderGuestPage({ bootstrap });
      this.#done.set(key, guestPage, key.length + guestPage.html.length * 2);
      const [first] = guestPage.failures;
      if (first) this.#fault(bootstrap, first.message, guestPage.failures);
      return guestPage;
    } catch (error) {
      this.#failed.set(key, this.#clock.elapsedMs(), key.length);
      this.#fault(bootstrap, error instanceof Error ? error.message : String(error), []);
      throw error;
    }
  }

  #fault({ site, route }: Bootstrap, message: string, failures: readonly NodeFailure[]): void {
    this.#onFault({ brand: site.brand, page: route.name, message, failures });
  }
}
