import { runInAction } from 'mobx';
import type { LoginMethod, LoginStore } from './LoginStore.ts';
import type { LazyStore } from '../RootStore.ts';

const kept = ['username', 'mobileNum'] as const;

/**
 * What was typed into a login that was closed: whoever opens it again in the same visit need not
 * type it once more. Never the password, never a code.
 */
export class LoginDraftStore implements LazyStore {
  #values: Partial<Record<(typeof kept)[number], string>> = {};
  #method: LoginMethod | undefined;

  keep({ form, chosen }: LoginStore): void {
    this.#values = Object.fromEntries(kept.map((name) => [name, form.field(name).value]));
    this.#method = chosen;
  }

  /** Fills a new login in. @returns the login. */
  restore(login: LoginStore): LoginStore {
    runInAction(() => {
      if (this.#method !== undefined) login.choose(this.#method);
      for (const name of kept)
        if (this.#values[name]) login.form.field(name).change(this.#values[name]);
    });
    return login;
  }

  /** Forgets it. */
  clear(): void {
    this.#values = {};
    this.#method = undefined;
  }
}
