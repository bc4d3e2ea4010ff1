import { makeAutoObservable, observable, type IObservableArray } from 'mobx';

/** Why a part of the program did not come: it is not there, it took too long, or something else. */
export type ChunkFault = 'missing' | 'timeout' | 'other';

/** A part of the program that could not be had, and how to try again. */
export interface ChunkFailure {
  readonly chunk: string;
  readonly fault: ChunkFault;
  readonly retry: () => void;
}

/**
 * The parts of the program that could not be had: a network that goes takes several at once.
 *
 * Source: product-spec §8 "Chunk load fails".
 */
export class ChunkStore {
  readonly #failures: IObservableArray<ChunkFailure> = observable.array([], { deep: false });
  readonly #isDismissed = observable.box(false);

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What is to be told; the last of them stands for all. */
  get failure(): ChunkFailure | undefined {
    return this.#isDismissed.get() ? undefined : this.#failures.at(-1);
  }

  fail(failure: ChunkFailure): void {
    this.#failures.push(failure);
    this.#isDismissed.set(false);
  }

  /** Tries all of them again. */
  retry(): void {
    const failures = this.#failures.slice();
    this.#failures.clear();
    for (const { retry } of failures) retry();
  }

  /** Says no more of them; what still waits is tried again with the next that fails. */
  dismiss(): void {
    this.#isDismissed.set(true);
  }
}
