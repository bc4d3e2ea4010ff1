import { makeAutoObservable, observable, type IObservableArray } from 'mobx';
import type { TextKey } from '@livery/model';
import type { TextValues } from '../core/LocaleStore.ts';

/** A question or a message, in texts. */
export interface DialogRequest {
  title: TextKey;
  titleValues?: TextValues;
  body: { key: TextKey; values?: TextValues } | { sentence: string };
  /** The words on the button that says yes; `dialog.close` when left out. */
  confirm?: TextKey;
  /** The words on the button that says no; no such button when left out. */
  cancel?: TextKey;
}

interface OpenDialog extends DialogRequest {
  id: number;
  answer: (confirmed: boolean) => void;
}

/** The dialogs that wait for an answer; the first one is shown. */
export class DialogStore {
  readonly #open: IObservableArray<OpenDialog> = observable.array([], { deep: false });
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get current(): OpenDialog | undefined {
    return this.#open[0];
  }

  /** Shows a dialog; answers whether it was confirmed. */
  ask(request: DialogRequest): Promise<boolean> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((answer) => {
      this.#open.push({ ...request, id, answer });
    });
  }

  /** Answers all of them with no: they cannot be shown. */
  clear(): void {
    for (const { answer } of this.#open) answer(false);
    this.#open.clear();
  }

  close(confirmed: boolean): void {
    const dialog = this.#open.shift();
    dialog?.answer(confirmed);
  }
}
