import { attempt, changePassword, type ApiError } from '@livery/api';
import { refusalOf } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { FormStore, required, type FieldStore } from '../core/forms/FormStore.ts';
import { RuledField } from '../protection/RuledField.ts';
import type { StoreDeps } from '../site/StoreAccess.ts';

/**
 * Form to change the member's password. Requires the old password unless the gateway has it from
 * the login.
 *
 * Source: LOGN-08, PASS-06.
 */
export class ChangePasswordStore {
  readonly form;
  readonly newPassword: RuledField;
  /** Whether the old password has to be typed. */
  oldNeeded: boolean;
  error: ApiError | undefined;
  readonly #deps: StoreDeps;

  constructor(deps: StoreDeps, { passwordKept }: { passwordKept: boolean }) {
    this.#deps = deps;
    this.oldNeeded = !passwordKept;
    this.newPassword = new RuledField(deps, 'password');
    this.form = new FormStore({
      oldPassword: { trim: true, rules: [required('login.passwordRequired')] },
      newPassword: this.newPassword.options,
      confirmNewPassword: {
        trim: true,
        rules: [
          required(),
          (value, { newPassword }) =>
            value === newPassword ? undefined : { key: 'password.confirmWrong' },
        ],
      },
    });
    makeAutoObservable(
      this,
      { form: false, newPassword: false, error: observableRef },
      { autoBind: true },
    );
  }

  /** @returns whether the password was changed, or the first field with a problem. */
  async submit(): Promise<boolean | FieldStore> {
    const { form } = this;
    this.error = undefined;
    await this.newPassword.settle(form.field('newPassword').sent);
    const sent = await form.submit(
      () => this.#send(),
      this.oldNeeded
        ? ['oldPassword', 'newPassword', 'confirmNewPassword']
        : ['newPassword', 'confirmNewPassword'],
    );
    return sent ?? false;
  }

  async #send(): Promise<boolean | FieldStore> {
    const sent = (name: 'oldPassword' | 'newPassword' | 'confirmNewPassword'): string =>
      this.form.field(name).sent;
    const { error } = await attempt(
      this.#deps.api.call(changePassword, {
        newPassword: sent('newPassword'),
        confirmNewPassword: sent('confirmNewPassword'),
        ...(this.oldNeeded && { oldPassword: sent('oldPassword') }),
      }),
    );
    return error ? runInAction(() => this.#refused(error)) : true;
  }

  #refused(error: ApiError): false | FieldStore {
    const { fields = [] } = refusalOf(error.value);
    // The gateway no longer has the old password, so the member must enter it.
    if (fields.some(({ field }) => field === 'oldPassword')) this.oldNeeded = true;
    const wrong = this.form.refuse(fields);
    if (!wrong) this.error = error;
    return wrong ?? false;
  }
}
