import { observable, runInAction } from 'mobx';
import type { RenderContext } from '@livery/renderer';

/** The values and flags of the lobby; nine flags of ten are on. */
export class LobbyStore {
  readonly #values = observable.map<string, string>();

  flag(name: string): boolean {
    return Number(name.slice(4)) % 100 !== 3 || this.#values.has(name);
  }

  value(path: string): string | undefined {
    return this.#values.get(path);
  }

  set(path: string, value: string): void {
    runInAction(() => this.#values.set(path, value));
  }

  /** The store as the renderer's pages see it. */
  get context(): RenderContext {
    return {
      text: (key) => key,
      value: (path) => this.value(path),
      flag: (name) => this.flag(name),
      report: ({ node, message }) => {
        throw new Error(`${node}: ${message}`);
      },
    };
  }
}
