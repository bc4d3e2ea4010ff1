import type { RenderContext } from '@livery/renderer';
import { observable, runInAction } from 'mobx';

/** Values and flags of the lobby. Flags are on by default. */
export class LobbyStore {
  readonly #values = observable.map<string, string>();
  readonly #flags = observable.map<string, boolean>();

  flag(name: string): boolean {
    return this.#flags.get(name) ?? true;
  }

  value(path: string): string | undefined {
    return this.#values.get(path);
  }

  set(path: string, value: string): void {
    runInAction(() => this.#values.set(path, value));
  }

  /** Returns the store as the renderer's context. */
  makeContext(): RenderContext {
    return {
      text: (key) => key,
      value: (path) => this.value(path),
      flag: (name) => this.flag(name),
      report: ({ node, message }) => {
        throw new Error(`${node}: ${message}`);
      },
      fallback: undefined,
      attempt: undefined,
    };
  }
}
