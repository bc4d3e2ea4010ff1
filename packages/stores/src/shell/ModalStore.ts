import type { ModalName, ModalProps } from '@livery/model';
import { makeAutoObservable, observable, runInAction, type IObservableArray } from 'mobx';
import type { Clock } from '../core/Clock.ts';

/** An open modal: its name and what it was opened with. */
export type OpenModal = {
  [Name in ModalName]: {
    readonly id: number;
    readonly name: Name;
    readonly props: ModalProps[Name];
  };
}[ModalName];

/** Asked before a modal opens or closes; `false` keeps it as it is. */
export type BeforeModal = () => boolean | Promise<boolean>;

/**
 * The modals that are open, the last one on top.
 *
 * Source: product-spec §4 "Modals", §9 "generic modal delay 100 ms".
 */
export class ModalStore {
  readonly open: IObservableArray<OpenModal> = observable.array([], { deep: false });
  readonly #clock: Clock;
  readonly #delayMs: number;
  readonly #before = new Map<string, Set<BeforeModal>>();
  #lastId = 0;

  constructor({ clock, delayMs }: { clock: Clock; delayMs: number }) {
    this.#clock = clock;
    this.#delayMs = delayMs;
    makeAutoObservable(this, { open: false, isOpen: false }, { autoBind: true });
  }

  isOpen(name: ModalName): boolean {
    return this.open.some((modal) => modal.name === name);
  }

  /** Opens a modal, unless it is open or somebody objects. Answers whether it opened. */
  async show<Name extends ModalName>(name: Name, props: ModalProps[Name]): Promise<boolean> {
    if (this.isOpen(name) || !(await this.#agreed('open', name))) return false;
    await this.#pause();
    if (this.isOpen(name)) return false;
    this.#add({ name, props });
    return true;
  }

  /** Closes a modal, unless somebody objects. Answers whether it is closed now. */
  async hide(name: ModalName): Promise<boolean> {
    if (!this.isOpen(name)) return true;
    if (!(await this.#agreed('close', name))) return false;
    this.#remove(name);
    return true;
  }

  /** Closes all of them without asking: what they belong to is gone. */
  clear(): void {
    this.open.clear();
  }

  /** Has a say before a modal opens or closes, until the returned function is called. */
  before(event: 'open' | 'close', name: ModalName, ask: BeforeModal): () => void {
    const key = `${event} ${name}`;
    const asked = this.#before.get(key) ?? new Set();
    this.#before.set(key, asked.add(ask));
    return () => void asked.delete(ask);
  }

  /** One after the other: the first objection is enough. */
  async #agreed(event: 'open' | 'close', name: ModalName): Promise<boolean> {
    for (const ask of this.#before.get(`${event} ${name}`) ?? []) if (!(await ask())) return false;
    return true;
  }

  #add(modal: Omit<OpenModal, 'id'>): void {
    this.#lastId += 1;
    runInAction(() => this.open.push({ ...modal, id: this.#lastId } as OpenModal)); // As above.
  }

  #remove(name: ModalName): void {
    runInAction(() => this.open.replace(this.open.filter((modal) => modal.name !== name)));
  }

  #pause(): Promise<void> {
    if (this.#delayMs === 0) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = this.#clock.every(this.#delayMs, () => {
      stop();
      resolve();
    });
    return promise;
  }
}
