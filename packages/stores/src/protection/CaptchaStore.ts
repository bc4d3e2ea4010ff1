import { attempt, captcha, type ApiClient, type ApiError } from '@livery/api';
import type { CaptchaReply, LoginRequest, Clock } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Captcha image of a form, fetched at most once per `refreshMs`. Source: LOGN-11, REGI-10. */
export class CaptchaStore {
  image: CaptchaReply | undefined;
  error: ApiError | undefined;
  loading = false;
  readonly #api: ApiClient;
  readonly #clock: Clock;
  readonly #refreshMs: number;
  #fetchedAtMs = Number.NEGATIVE_INFINITY;

  constructor({ api, clock, refreshMs }: { api: ApiClient; clock: Clock; refreshMs: number }) {
    this.#api = api;
    this.#clock = clock;
    this.#refreshMs = refreshMs;
    makeAutoObservable(this, { image: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Id of the image; operators may have none. */
  get id(): Pick<LoginRequest, 'captchaId'> {
    const captchaId = this.image?.captchaId;
    return captchaId === undefined ? {} : { captchaId };
  }

  /** Replaces a used image as soon as the throttle allows. */
  replace(): void {
    if (this.loading) return;
    this.image = undefined;
    const waitMs = this.#fetchedAtMs + this.#refreshMs - this.#clock.nowMs();
    if (waitMs <= 0) return void this.refresh();
    const stop = this.#clock.every(waitMs, () => {
      stop();
      void this.refresh();
    });
  }

  /** Fetches a new image, unless one was fetched less than `refreshMs` ago. */
  async refresh(): Promise<void> {
    const nowMs = this.#clock.nowMs();
    if (this.loading || nowMs - this.#fetchedAtMs < this.#refreshMs) return;
    this.#fetchedAtMs = nowMs;
    this.loading = true;
    this.error = undefined;
    const { reply, error } = await attempt(this.#api.call(captcha, {}));
    runInAction(() => {
      this.loading = false;
      this.error = error;
      if (reply) this.image = reply;
    });
  }
}
