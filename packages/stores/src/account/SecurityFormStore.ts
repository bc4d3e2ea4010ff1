import { attempt, type ApiError } from '@livery/api';
import { refusalOf } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { FormStore, type FieldOptions, type FieldStore } from '../core/forms/FormStore.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';
import { memberInfoQuery } from './memberInfoQuery.ts';

export interface SecurityFormOptions<Name extends string> {
  readonly fields: Readonly<Record<Name, FieldOptions>>;
  /** Makes the call with the values of the form. */
  readonly send: (sent: (name: Name) => string) => Promise<unknown>;
  /** Waits for asynchronous checks before the form is sent. */
  readonly settle?: (sent: (name: Name) => string) => Promise<void>;
}

/**
 * Form of one change in the security centre. Afterwards the member's information is loaded again,
 * also after a refusal, because another device may have made the change.
 */
export class SecurityFormStore<Name extends string> {
  readonly form: FormStore<Name>;
  error: ApiError | undefined;
  readonly #root: StoreAccess;
  readonly #options: SecurityFormOptions<Name>;

  constructor(root: StoreAccess, options: SecurityFormOptions<Name>) {
    this.#root = root;
    this.#options = options;
    this.form = new FormStore(options.fields);
    makeAutoObservable(this, { form: false, error: observableRef }, { autoBind: true });
  }

  /**
   * Sends the form.
   *
   * @param names the fields that are shown.
   * @returns whether it succeeded, or the first field with a problem.
   */
  async submit(names: readonly Name[]): Promise<boolean | FieldStore> {
    const { form } = this;
    const { send, settle } = this.#options;
    const sent = (name: Name): string => form.field(name).sent;
    this.error = undefined;
    await settle?.(sent);
    const outcome = await form.submit(async () => {
      const { error } = await attempt(send(sent));
      void this.#root.query(memberInfoQuery).refresh({});
      return error ? this.#refused(error, names) : true;
    }, names);
    return outcome ?? false;
  }

  /** Shows a refusal at its field; as the form's error if the field is not shown. */
  #refused(error: ApiError, names: readonly Name[]): false | FieldStore {
    const shown: readonly string[] = names;
    const { fields = [] } = refusalOf(error.value);
    return runInAction(() => {
      const wrong = this.form.refuse(fields.filter(({ field }) => shown.includes(field)));
      if (!wrong) this.error = error;
      return wrong ?? false;
    });
  }
}
