import type { Clock } from '@livery/model';
import { createAtom } from 'mobx';

/** The current time, updated each second while it is observed. */
export class TimeStore {
  readonly #clock: Clock;
  readonly #atom;
  #stop: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#atom = createAtom(
      'TimeStore.nowMs',
      () => this.#start(),
      () => this.#stop?.(),
    );
  }

  /** Unix time in milliseconds, at most a second old. */
  get nowMs(): number {
    this.#atom.reportObserved();
    return this.#clock.nowMs();
  }

  #start(): void {
    this.#stop = this.#clock.every(1000, () => this.#atom.reportChanged());
  }
}
