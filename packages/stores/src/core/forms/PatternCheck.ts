import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Runs the operator's patterns off the main thread. */
export interface PatternPort {
  /** Returns whether a value matches; `undefined` if the pattern is invalid or takes too long. */
  test: (pattern: string, value: string) => Promise<boolean | undefined>;
}

/**
 * Checks the value of one field against an operator's pattern. A value is accepted until its check
 * is finished, and if the check gives no result.
 */
export class PatternCheck {
  /** The last value that was checked, and its result. */
  checked: { readonly value: string; readonly accepted: boolean } | undefined;
  #requested = '';
  #running: Promise<void> | undefined;
  readonly #port: PatternPort;
  readonly #pattern: string;

  constructor(port: PatternPort, pattern: string) {
    this.#port = port;
    this.#pattern = pattern;
    makeAutoObservable(this, { checked: observableRef }, { autoBind: true });
  }

  rejects(value: string): boolean {
    return this.checked?.value === value && !this.checked.accepted;
  }

  /**
   * Checks a value. Resolves when the most recently requested value is checked; values replaced
   * meanwhile are skipped.
   */
  check(value: string): Promise<void> {
    this.#requested = value;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.checked?.value !== this.#requested) {
      const value = this.#requested;
      // An empty value is left to the rule `required`.
      const accepted = value === '' || (await this.#port.test(this.#pattern, value)) !== false;
      runInAction(() => {
        this.checked = { value, accepted };
      });
    }
  }
}
