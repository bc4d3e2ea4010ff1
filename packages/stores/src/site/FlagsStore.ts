import { makeAutoObservable, observable, type ObservableMap } from 'mobx';

/** The brand's feature flags. */
export class FlagsStore {
  readonly #flags: ObservableMap<string, boolean>;

  constructor(flags: Readonly<Record<string, boolean>>) {
    this.#flags = observable.map(Object.entries(flags));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns the value of a flag; `undefined` while it is unknown. */
  get(name: string): boolean | undefined {
    return this.#flags.get(name);
  }

  /** Replaces the flags by those of a newer page; only readers of a changed flag re-render. */
  update(flags: Readonly<Record<string, boolean>>): void {
    this.#flags.replace(Object.entries(flags));
  }
}
