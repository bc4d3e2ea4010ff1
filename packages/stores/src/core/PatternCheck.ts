import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Runs the operator's patterns away from the page. */
export interface PatternPort {
  /**
   * Whether a value matches; `undefined` when nobody can say: the pattern is none, or takes too
   * long.
   */
  test: (pattern: string, value: string) => Promise<boolean | undefined>;
}

/**
 * What the operator's pattern says of one field's value. Until it has said something, and where it
 * cannot, the value counts as right.
 */
export class PatternCheck {
  /** The last value that was looked at. */
  checked: { readonly value: string; readonly accepted: boolean } | undefined;
  #wanted = '';
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
   * Has a value looked at; resolved when the last one asked for has been. What was typed over
   * meanwhile is passed by.
   */
  ask(value: string): Promise<void> {
    this.#wanted = value;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.checked?.value !== this.#wanted) {
      const value = this.#wanted;
      // An empty value is a matter of being required.
      const accepted = value === '' || (await this.#port.test(this.#pattern, value)) !== false;
      runInAction(() => {
        this.checked = { value, accepted };
      });
    }
  }
}
