import { foldText } from '@livery/model';
import { makeAutoObservable, observableRef } from 'mobx';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';

const key = 'recentSearches';
const maxSearches = 5;

/** The last searches of this browser, newest first. They are never sent anywhere. */
export class RecentSearches implements LazyStore {
  texts: readonly string[];
  readonly #storage: KeyValueStorage;

  constructor({ localStorage }: StoreDeps) {
    this.#storage = localStorage;
    this.texts = readTexts(localStorage.get(key));
    makeAutoObservable(this, { texts: observableRef }, { autoBind: true });
  }

  /** Adds a search whose result was opened. */
  add(text: string): void {
    if (text === '') return;
    const { text: folded } = foldText(text);
    const others = this.texts.filter((other) => foldText(other).text !== folded);
    this.texts = [text].concat(others).slice(0, maxSearches);
    this.#storage.set(key, JSON.stringify(this.texts));
  }

  clear(): void {
    this.texts = [];
    this.#storage.remove(key);
  }
}

/** Parses stored searches; none for anything else. */
function readTexts(content: string | undefined): readonly string[] {
  try {
    const texts: unknown = JSON.parse(content ?? '[]');
    return Array.isArray(texts)
      ? texts.filter((text) => typeof text === 'string').slice(0, maxSearches)
      : [];
  } catch {
    // Invalid content, written by other code.
    return [];
  }
}
