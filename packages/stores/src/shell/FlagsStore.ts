import { makeAutoObservable, observable, type ObservableMap } from 'mobx';

/** The brand's feature flags as far as they are known. */
export class FlagsStore {
  readonly #known: ObservableMap<string, boolean>;

  constructor(flags: Readonly<Record<string, boolean>>) {
    this.#known = observable.map(Object.entries(flags));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `undefined` while it is not known. */
  get(name: string): boolean | undefined {
    return this.#known.get(name);
  }

  /** Takes over the flags of a newer page; only nodes that look at a changed one render again. */
  update(flags: Readonly<Record<string, boolean>>): void {
    this.#known.replace(Object.entries(flags));
  }
}
