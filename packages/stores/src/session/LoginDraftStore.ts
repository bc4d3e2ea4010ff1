import { runInAction } from 'mobx';
import type { LoginMethod, LoginStore } from './LoginStore.ts';
import type { LazyStore } from '../site/StoreAccess.ts';

const draftFields = ['username', 'mobileNum'] as const;

/**
 * Values of a closed login form, restored when it is opened again without a reload. Excludes
 * passwords and codes.
 */
export class LoginDraftStore implements LazyStore {
  #values: Partial<Record<(typeof draftFields)[number], string>> = {};
  #method: LoginMethod | undefined;

  keep({ form, chosen }: LoginStore): void {
    this.#values = Object.fromEntries(draftFields.map((name) => [name, form.field(name).value]));
    this.#method = chosen;
  }

  /** Fills in a new login form and returns it. */
  restore(login: LoginStore): LoginStore {
    runInAction(() => {
      if (this.#method !== undefined) login.choose(this.#method);
      for (const name of draftFields)
        if (this.#values[name]) login.form.field(name).change(this.#values[name]);
    });
    return login;
  }

  clear(): void {
    this.#values = {};
    this.#method = undefined;
  }
}
