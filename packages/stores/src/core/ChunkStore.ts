import { makeAutoObservable, observable, type IObservableArray } from 'mobx';

/** Why a chunk failed to load: not found, too slow, or another reason. */
export type ChunkFault = 'missing' | 'timeout' | 'other';

/** A chunk that failed to load, and how to load it again. */
export interface ChunkFailure {
  readonly chunk: string;
  readonly fault: ChunkFault;
  readonly retry: () => void;
}

/**
 * Chunks that failed to load. A lost connection can fail several at once.
 *
 * Source: ERRS-03.
 */
export class ChunkStore {
  readonly #failures: IObservableArray<ChunkFailure> = observable.array([], { deep: false });
  readonly #isDismissed = observable.box(false);

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The failure to show: the most recent one, for all of them. */
  get failure(): ChunkFailure | undefined {
    return this.#isDismissed.get() ? undefined : this.#failures.at(-1);
  }

  fail(failure: ChunkFailure): void {
    this.#failures.push(failure);
    this.#isDismissed.set(false);
  }

  /** Loads all failed chunks again. */
  retry(): void {
    const failures = this.#failures.slice();
    this.#failures.clear();
    for (const { retry } of failures) retry();
  }

  /** Hides the message. The dismissed chunks are retried together with the next failure. */
  dismiss(): void {
    this.#isDismissed.set(true);
  }
}
