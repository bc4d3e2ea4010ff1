import {
  attempt,
  getLoginCode,
  loginFreePlay,
  loginV2,
  resumeLogin,
  type ApiError,
} from '@livery/api';
import { refusalOf, type LoginRequest, type LoginResult, type Verification } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Audience } from './afterLogin.ts';
import { CaptchaStore } from '../protection/CaptchaStore.ts';
import { CountriesStore } from '../protection/CountriesStore.ts';
import { FormStore, required, type FieldStore } from '../core/forms/FormStore.ts';
import { typedCaptcha, typedCode, typedPhone } from '../core/forms/typedText.ts';
import { reportLogin } from './reportLogin.ts';
import { phoneFormat } from '../protection/phoneFormat.ts';
import { RememberStore } from './RememberStore.ts';
import type { StoreDeps } from '../site/StoreAccess.ts';
import { SmsCodeStore } from '../protection/SmsCodeStore.ts';

/** How a member signs in: with a password, or with a code sent by SMS. */
export type LoginMethod = 'username' | 'sms';

const fieldsOf = {
  username: ['username', 'password'],
  sms: ['mobileNum', 'verificationCode'],
} as const;

/** Login form. Source: LOGN-01, LOGN-04, LOGN-05, LOGN-10, LOGN-12, LOGN-13, LOGN-16, LOGN-17. */
export class LoginStore {
  readonly form = new FormStore({
    username: { trim: true, rules: [required('login.usernameRequired')] },
    password: { trim: true, rules: [required('login.passwordRequired')] },
    mobileNum: { trim: true, normalize: typedPhone, rules: [required(), phoneFormat] },
    // A code without digits is sent as it was typed. Source: LOGN-04.
    verificationCode: { normalize: typedCode, rules: [required()] },
    captcha: { normalize: typedCaptcha, rules: [required('login.captchaRequired')] },
  });
  readonly captcha: CaptchaStore;
  readonly code: SmsCodeStore;
  readonly remembered: RememberStore;
  /** Whether a captcha is required; only after a refusal that requests one. */
  captchaNeeded = false;
  chosen: LoginMethod | undefined;
  error: ApiError | undefined;
  /** Whether username and password are both empty, which has its own message. Source: ERRS-09. */
  isEmpty = false;
  /** Ways to verify a login from an unregistered IP address. Source: LOGN-17. */
  verification: readonly Verification[] = [];
  tryingFree = false;
  readonly audience: Audience;
  /** Whether the remembered member is being signed in. */
  resuming = false;
  readonly #deps: StoreDeps;

  constructor(deps: StoreDeps, { audience = 'member' }: { audience?: Audience | undefined } = {}) {
    const { api, clock, root } = deps;
    const { captchaRefreshMs, sms } = root.site.config.site;
    this.#deps = deps;
    this.audience = audience;
    this.captcha = new CaptchaStore({ api, clock, refreshMs: captchaRefreshMs });
    this.code = new SmsCodeStore({
      clock,
      dialogs: root.dialogs,
      sms,
      number: () => this.form.field('mobileNum').sent,
      checkNumber: () => Promise.resolve(this.form.field('mobileNum').check()),
      request: () =>
        api.call(getLoginCode, {
          mobileNum: this.form.field('mobileNum').sent,
          ...root.get(CountriesStore).diallingCode,
        }),
    });
    this.remembered = new RememberStore(deps);
    makeAutoObservable(
      this,
      {
        audience: false,
        form: false,
        captcha: false,
        code: false,
        remembered: false,
        error: observableRef,
        verification: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The enabled methods. */
  get methods(): readonly LoginMethod[] {
    const { root } = this.#deps;
    return root.flag('phoneLogin') && root.flag('MOBILEVERCODELOGIN3')
      ? ['username', 'sms']
      : ['username'];
  }

  get method(): LoginMethod {
    return this.chosen !== undefined && this.methods.includes(this.chosen)
      ? this.chosen
      : 'username';
  }

  /** Switches the method and keeps all values. */
  choose(method: LoginMethod): void {
    this.chosen = method;
    this.#begin();
  }

  /**
   * @returns the result of the login, `undefined` if it was refused, or the first field with a
   *   problem.
   */
  async submit(): Promise<LoginResult | FieldStore | undefined> {
    this.#begin();
    this.isEmpty =
      this.method === 'username' &&
      fieldsOf.username.every((name) => this.form.field(name).sent === '');
    return this.form.submit(
      () => this.#send(),
      [...fieldsOf[this.method], ...(this.captchaNeeded ? ['captcha' as const] : [])],
    );
  }

  /** Whether visitors may play for free without an account. Source: LOGN-13. */
  get offersFreePlay(): boolean {
    return this.audience === 'member' && this.#deps.root.flag('freePlay') === true;
  }

  /**
   * Signs in to a new trial account. Source: LOGN-13.
   *
   * @param os operating system of the visitor's device.
   * @returns whether it succeeded.
   */
  async tryFree(os: string): Promise<boolean> {
    if (this.tryingFree) return false;
    this.#begin();
    this.tryingFree = true;
    const { api, root, sessionStorage } = this.#deps;
    const { platform } = root.site.config.site;
    const { reply, error } = await attempt(
      api.call(loginFreePlay, { os: os.slice(0, 40), platform }),
    );
    runInAction(() => {
      this.tryingFree = false;
      if (error) this.#refused(error);
    });
    if (!reply) return false;
    root.session.adopt(reply);
    reportLogin(root, reply);
    sessionStorage.remove('cpw');
    return true;
  }

  /**
   * Fills empty fields with the values remembered from the last login, except the username if a
   * button signs it in. Called after hydration.
   */
  restore(): void {
    this.remembered.restore();
    const { canResume, mobile, username } = this.remembered;
    const fill = (name: 'username' | 'mobileNum', value: string): void => {
      if (this.form.field(name).value === '') this.form.field(name).change(value);
    };
    if (username !== undefined && !canResume) fill('username', username);
    if (!mobile || !this.methods.includes('sms')) return;
    fill('mobileNum', mobile.mobileNum);
    if (mobile.countryDialingCode !== undefined)
      this.#deps.root.get(CountriesStore).remember(mobile.countryDialingCode);
    if (fieldsOf.username.every((name) => this.form.field(name).value === ''))
      this.chosen ??= 'sms';
  }

  /**
   * Signs in the remembered member. @returns the result, or `undefined` if it was refused and the
   * password is required.
   */
  async resume(): Promise<LoginResult | undefined> {
    if (this.resuming || this.form.submitting) return undefined;
    this.#begin();
    this.resuming = true;
    const { api, root } = this.#deps;
    const { reply, error } = await attempt(api.call(resumeLogin, {}));
    runInAction(() => {
      this.resuming = false;
      if (reply) return root.session.adopt(reply);
      this.#refused(error);
      this.restore();
    });
    return reply;
  }

  /** Forgets the remembered member. @returns whether it succeeded. */
  async forget(): Promise<boolean> {
    this.#begin();
    const { error } = await attempt(this.remembered.forget());
    runInAction(() => {
      this.error = error;
    });
    return !error;
  }

  #begin(): void {
    this.error = undefined;
    this.isEmpty = false;
    this.verification = [];
  }

  async #send(): Promise<LoginResult | undefined> {
    const { api, root } = this.#deps;
    const { reply, error } = await attempt(api.call(loginV2, this.#request()));
    if (reply) root.session.adopt(reply);
    else runInAction(() => this.#refused(error));
    return reply;
  }

  #request(): LoginRequest {
    const sent = (
      name: 'username' | 'password' | 'mobileNum' | 'verificationCode' | 'captcha',
    ): string => this.form.field(name).sent;
    return {
      ...(this.method === 'sms'
        ? {
            username: sent('mobileNum'),
            password: sent('verificationCode'),
            type: 'sms',
            ...this.#deps.root.get(CountriesStore).diallingCode,
          }
        : { username: sent('username'), password: sent('password'), type: 'username' }),
      ...(this.audience === 'agent' && { audience: 'agent' }),
      ...(this.captchaNeeded ? { captcha: sent('captcha'), ...this.captcha.id } : {}),
      ...(this.remembered.isChecked ? { remember: true } : {}),
    };
  }

  #refused(error: ApiError): void {
    const { captcha, verification = [] } = refusalOf(error.value);
    this.error = error;
    this.verification = verification;
    if (captcha) this.captchaNeeded = true;
    if (!this.captchaNeeded) return;
    // An image is valid for one attempt.
    this.form.field('captcha').change('');
    this.captcha.replace();
  }
}
