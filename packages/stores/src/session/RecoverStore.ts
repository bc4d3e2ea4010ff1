import {
  attempt,
  forgetPassword,
  getLoginCode,
  getPasswordByPhone,
  loginV2,
  type ApiError,
} from '@livery/api';
import { refusalOf } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CountriesStore } from '../protection/CountriesStore.ts';
import { FormStore, required, type FieldStore } from '../core/forms/FormStore.ts';
import { typedCode, typedPhone } from '../core/forms/typedText.ts';
import { RuledField } from '../protection/RuledField.ts';
import { reportLogin } from './reportLogin.ts';
import { phoneFormat } from '../protection/phoneFormat.ts';
import type { StoreDeps } from '../site/StoreAccess.ts';
import { SmsCodeStore } from '../protection/SmsCodeStore.ts';

/** How a password is recovered: by email, or with a code sent by SMS. */
export type RecoverMethod = 'email' | 'mobileNum';

/**
 * Forms to recover a forgotten password.
 *
 * Source: PASS-02 to PASS-05, PASS-07.
 */
export class RecoverStore {
  readonly email = new FormStore({
    username: { trim: true, rules: [required()] },
    email: { trim: true, rules: [required()] },
  });
  readonly phone;
  readonly newPassword: RuledField;
  readonly code: SmsCodeStore;
  chosen: RecoverMethod | undefined;
  error: ApiError | undefined;
  /** Whether username or email does not exist; never set for brands with neutral answers. */
  isUnknown = false;
  readonly #deps: StoreDeps;

  constructor(deps: StoreDeps) {
    const { api, clock, root } = deps;
    this.#deps = deps;
    this.newPassword = new RuledField(deps, 'password');
    this.phone = new FormStore({
      mobileNum: { trim: true, normalize: typedPhone, rules: [required(), phoneFormat] },
      // A code without digits is sent as it was typed. Source: LOGN-04.
      verificationCode: { normalize: typedCode, rules: [required()] },
      newPassword: this.newPassword.options,
    });
    this.code = new SmsCodeStore({
      clock,
      dialogs: root.dialogs,
      sms: root.site.config.site.sms,
      number: () => this.phone.field('mobileNum').sent,
      checkNumber: () => Promise.resolve(this.phone.field('mobileNum').check()),
      request: () =>
        api.call(getLoginCode, {
          mobileNum: this.phone.field('mobileNum').sent,
          ...root.get(CountriesStore).diallingCode,
        }),
    });
    makeAutoObservable(
      this,
      { email: false, phone: false, newPassword: false, code: false, error: observableRef },
      { autoBind: true },
    );
  }

  /** The enabled methods, the default first: phone only if the operator offers it. */
  get methods(): readonly RecoverMethod[] {
    return this.#deps.root.flag('CHNGPASSVERIF3') ? ['mobileNum', 'email'] : ['email'];
  }

  get method(): RecoverMethod {
    const [first = 'email'] = this.methods;
    return this.chosen !== undefined && this.methods.includes(this.chosen) ? this.chosen : first;
  }

  choose(method: RecoverMethod): void {
    this.chosen = method;
    this.error = undefined;
  }

  /**
   * Sends the form. A reset by phone also signs the member in.
   *
   * @returns whether it succeeded, or the first field with a problem.
   */
  async submit(): Promise<boolean | FieldStore> {
    this.error = undefined;
    this.isUnknown = false;
    return this.method === 'email'
      ? this.#submit(this.email, () => this.#sendEmail())
      : this.#submitPhone();
  }

  async #submitPhone(): Promise<boolean | FieldStore> {
    await this.newPassword.settle(this.phone.field('newPassword').sent);
    return this.#submit(this.phone, () => this.#resetByPhone());
  }

  async #submit<Name extends string>(
    form: FormStore<Name>,
    send: () => Promise<void>,
  ): Promise<boolean | FieldStore> {
    const sent = await form.submit(async () => {
      const { error } = await attempt(send());
      return error ? this.#refused(form, error) : true;
    });
    return sent ?? false;
  }

  async #sendEmail(): Promise<void> {
    await this.#deps.api.call(forgetPassword, {
      username: this.email.field('username').sent,
      email: this.email.field('email').sent,
    });
  }

  async #resetByPhone(): Promise<void> {
    const { api, root } = this.#deps;
    const { diallingCode } = root.get(CountriesStore);
    const [mobileNum, newPassword] = [
      this.phone.field('mobileNum').sent,
      this.phone.field('newPassword').sent,
    ];
    await api.call(getPasswordByPhone, {
      mobileNum,
      newPassword,
      verificationCode: this.phone.field('verificationCode').sent,
      ...diallingCode,
    });
    const result = await api.call(loginV2, {
      username: mobileNum,
      password: newPassword,
      type: 'username',
      ...diallingCode,
    });
    root.session.adopt(result);
    reportLogin(root, result);
  }

  #refused<Name extends string>(form: FormStore<Name>, error: ApiError): false | FieldStore {
    return runInAction(() => {
      const wrong = form.refuse(refusalOf(error.value).fields);
      this.isUnknown = !wrong && this.method === 'email' && error.code === 'operator_refused';
      if (!wrong && !this.isUnknown) this.error = error;
      return wrong ?? false;
    });
  }
}
