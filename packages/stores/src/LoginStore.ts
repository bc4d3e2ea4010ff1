import { ApiError, type ApiClient } from '@livery/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CaptchaStore } from './CaptchaStore.ts';
import type { Clock } from './Clock.ts';
import { FormStore, required, type FieldStore } from './FormStore.ts';
import type { SessionStore } from './SessionStore.ts';

export interface LoginPorts {
  api: ApiClient;
  clock: Clock;
  session: SessionStore;
  captchaRefreshMs: number;
}

/** Signing in with a username and password. Source: product-spec §4 "Login", §5. */
export class LoginStore {
  readonly form = new FormStore({
    username: { trim: true, rules: [required('login.usernameRequired')] },
    password: { trim: true, rules: [required('login.passwordRequired')] },
    captcha: { trim: true, rules: [required('login.captchaRequired')] },
  });
  readonly captcha: CaptchaStore;
  /** Shown after a refusal that asks for it, never before. */
  captchaNeeded = false;
  error: ApiError | undefined;
  readonly #session: SessionStore;

  constructor({ api, clock, session, captchaRefreshMs }: LoginPorts) {
    this.#session = session;
    this.captcha = new CaptchaStore({ api, clock, refreshMs: captchaRefreshMs });
    makeAutoObservable(this, { form: false, captcha: false, error: observableRef }, { autoBind: true });
  }

  /** @returns whether the visitor is signed in now, or the first field with a problem. */
  async submit(): Promise<true | false | FieldStore> {
    const names = this.captchaNeeded ? (['username', 'password', 'captcha'] as const) : (['username', 'password'] as const);
    this.error = undefined;
    let signedIn = false;
    const wrong = await this.form.submit(async () => {
      signedIn = await this.#send();
    }, names);
    return wrong ?? signedIn;
  }

  async #send(): Promise<boolean> {
    const username = this.form.field('username').sent;
    const password = this.form.field('password').sent;
    try {
      await this.#session.login({
        username, password, type: 'username',
        ...(this.captchaNeeded ? { captcha: this.form.field('captcha').sent, captchaId: this.captcha.image?.captchaId ?? '' } : {}),
      });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => this.#refused(error));
      return false;
    }
  }

  #refused(error: ApiError): void {
    this.error = error;
    if (asksForCaptcha(error.value)) this.captchaNeeded = true;
    if (!this.captchaNeeded) return;
    // An image is good for one attempt.
    this.form.field('captcha').change('');
    this.captcha.replace();
  }
}

function asksForCaptcha(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}
