import { makeAutoObservable, observable, type IObservableArray } from 'mobx';
import type { TextKey } from '@livery/model';
import type { TextValues } from '../core/translation/Translator.ts';

/** A value that a question names, with its label: for example an amount. */
export interface DialogFact {
  readonly label: string;
  readonly value: string;
}

/** Texts of a dialog. */
export interface DialogRequest {
  title: TextKey;
  titleValues?: TextValues;
  body: { key: TextKey; values?: TextValues } | { sentence: string; facts?: readonly DialogFact[] };
  /** Label of the confirm button; defaults to `dialog.close`. */
  confirm?: TextKey;
  /** Label of the cancel button; without it there is no such button. */
  cancel?: TextKey;
}

interface OpenDialog extends DialogRequest {
  id: number;
  resolve: (confirmed: boolean) => void;
}

/** Queue of open dialogs; the first one is shown. Source: MODL-02. */
export class DialogStore {
  readonly #open: IObservableArray<OpenDialog> = observable.array([], { deep: false });
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get current(): OpenDialog | undefined {
    return this.#open[0];
  }

  /**
   * Shows a dialog. Resolves to whether it was confirmed.
   *
   * @param signal cancels the dialog, because its subject is no longer on the page.
   */
  ask(request: DialogRequest, signal?: AbortSignal): Promise<boolean> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#open.push({ ...request, id, resolve });
      signal?.addEventListener('abort', () => this.#cancel(id));
    });
  }

  /** Cancels all dialogs, because they cannot be shown. */
  clear(): void {
    for (const { resolve } of this.#open) resolve(false);
    this.#open.clear();
  }

  close(confirmed: boolean): void {
    const dialog = this.#open.shift();
    dialog?.resolve(confirmed);
  }

  #cancel(id: number): void {
    const dialog = this.#open.find((open) => open.id === id);
    if (!dialog) return;
    this.#open.remove(dialog);
    dialog.resolve(false);
  }
}
