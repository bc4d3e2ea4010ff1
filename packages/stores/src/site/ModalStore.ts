import { modalOptions, type ModalName, type ModalProps, type Clock } from '@livery/model';
import { makeAutoObservable, observable, runInAction, type IObservableArray } from 'mobx';

/** An open modal with its name and props. */
export type OpenModal = {
  [Name in ModalName]: {
    readonly id: number;
    readonly name: Name;
    readonly props: ModalProps[Name];
  };
}[ModalName];

/** Called before a modal opens or closes; `false` prevents it. */
export type BeforeModal = () => boolean | Promise<boolean>;

/**
 * The open modals, the last one on top.
 *
 * Source: MODL-01.
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

  /** Opens a modal unless it is open or a listener prevents it. Resolves to whether it opened. */
  async show<Name extends ModalName>(name: Name, props: ModalProps[Name]): Promise<boolean> {
    if (this.isOpen(name) || !(await this.#isPermitted('open', name))) return false;
    if (modalOptions(name).delay) await this.#pause();
    if (this.isOpen(name)) return false;
    this.#add({ name, props });
    return true;
  }

  /** Closes a modal unless a listener prevents it. Resolves to whether it is closed. */
  async hide(name: ModalName): Promise<boolean> {
    if (!this.isOpen(name)) return true;
    if (!(await this.#isPermitted('close', name))) return false;
    this.#remove(name);
    return true;
  }

  /** Closes all modals without calling listeners, because their page is gone. */
  clear(): void {
    this.open.clear();
  }

  /** Adds a listener that may prevent opening or closing. The returned function removes it. */
  before(event: 'open' | 'close', name: ModalName, listener: BeforeModal): () => void {
    const key = `${event} ${name}`;
    const listeners = this.#before.get(key) ?? new Set();
    this.#before.set(key, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Calls the listeners in order until one prevents the event. */
  async #isPermitted(event: 'open' | 'close', name: ModalName): Promise<boolean> {
    for (const listener of this.#before.get(`${event} ${name}`) ?? [])
      if (!(await listener())) return false;
    return true;
  }

  #add(modal: Omit<OpenModal, 'id'>): void {
    this.#lastId += 1;
    // `show` accepts only props of the modal's name.
    runInAction(() => this.open.push({ ...modal, id: this.#lastId } as OpenModal));
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
