import { when } from 'mobx';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

/** Queue of modals that open by themselves: one at a time, never over another modal or dialog. */
export class ModalQueue implements LazyStore {
  readonly #root: StoreAccess;
  #tail: Promise<void> = Promise.resolve();

  constructor({ root }: StoreDeps) {
    this.#root = root;
  }

  /** Calls `show` after the modals queued before, once no modal or dialog is open. */
  enqueue(show: () => Promise<unknown>): Promise<void> {
    const { dialogs, modals } = this.#root;
    const shown = this.#tail.then(async () => {
      await when(() => dialogs.current === undefined && modals.open.length === 0);
      await show();
    });
    // A failed modal must not block the queue.
    this.#tail = shown.catch(() => undefined);
    return shown;
  }
}
