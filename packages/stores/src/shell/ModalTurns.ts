import { when } from 'mobx';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

/** Modals that open by themselves: one after the other, and never over something else. */
export class ModalTurns implements LazyStore {
  readonly #root: RootStore;
  #last: Promise<void> = Promise.resolve();

  constructor({ root }: StoreDeps) {
    this.#root = root;
  }

  /** Waits until nothing is open and whoever came before has had its turn; then shows. */
  take(show: () => Promise<unknown>): Promise<void> {
    const { dialogs, modals } = this.#root;
    const turn = this.#last.then(async () => {
      await when(() => dialogs.current === undefined && modals.open.length === 0);
      await show();
    });
    // One that could not be shown holds nobody up.
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
