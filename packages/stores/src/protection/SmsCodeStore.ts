import { ApiError } from '@livery/api';
import type { CodeReply, PublicSiteDocument } from '@livery/model';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../core/Clock.ts';
import type { DialogStore } from '../shell/DialogStore.ts';
import { errorBody } from '../shell/errorBody.ts';
import type { FieldStore } from '../core/FormStore.ts';
import { PhoneError } from './PhoneVerification.ts';

export interface SmsCodePorts {
  clock: Clock;
  dialogs: DialogStore;
  sms: PublicSiteDocument['sms'];
  /**
   * Looks at the number the code goes to. @returns its field when it is wrong, which then says so.
   */
  wrongNumber: () => Promise<FieldStore | undefined>;
  /** Asks for the code. */
  request: () => Promise<CodeReply>;
}

/**
 * Has a code sent by SMS, and says when another may be.
 *
 * Units:  `secondsLeft` in whole seconds; 0 when a code may be asked for.
 * Source: product-spec §4 "SMS code", §8 "SMS request fails", §9 "SMS countdown, SMS throttle".
 */
export class SmsCodeStore {
  secondsLeft = 0;
  sending = false;
  /** Whether a code was sent; stays when the countdown is over. */
  sent = false;
  readonly #ports: SmsCodePorts;
  #askedAtMs = Number.NEGATIVE_INFINITY;
  #stop: (() => void) | undefined;

  constructor(ports: SmsCodePorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @returns the field of the number when it is wrong. */
  async send(): Promise<FieldStore | undefined> {
    if (this.sending || this.secondsLeft > 0) return undefined;
    this.sending = true;
    try {
      const wrong = await this.#ports.wrongNumber();
      if (!wrong) await this.#request();
      return wrong;
    } finally {
      runInAction(() => {
        this.sending = false;
      });
    }
  }

  /** The number is another one: a code may be asked for at once. */
  reset(): void {
    this.#stop?.();
    this.secondsLeft = 0;
    this.sent = false;
  }

  async #request(): Promise<void> {
    const { clock, dialogs, request, sms } = this.#ports;
    if (clock.nowMs() - this.#askedAtMs < sms.throttleMs) return;
    this.#askedAtMs = clock.nowMs();
    try {
      const { expiredMinutes = sms.expiredMinutes } = await request();
      runInAction(() => {
        this.sent = true;
        this.#count(sms.countdownSeconds * expiredMinutes);
      });
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof PhoneError)) throw error;
      // Source: product-spec §9 "too-many-requests lock 5 minutes".
      if (error instanceof PhoneError && error.code === 'tooManyRequests')
        runInAction(() => this.#count(sms.tooManyRequestsLockMinutes * 60));
      // The form goes on meanwhile.
      void dialogs.ask({
        title: 'sms.failed',
        body: error instanceof PhoneError ? { key: error.textKey } : errorBody(error),
        confirm: 'dialog.ok',
      });
    }
  }

  /** Counts by the clock: a page that slept is not behind. */
  #count(seconds: number): void {
    const { clock } = this.#ports;
    const endMs = clock.nowMs() + seconds * 1000;
    this.secondsLeft = seconds;
    this.#stop = clock.every(1000, () =>
      runInAction(() => {
        this.secondsLeft = Math.max(0, Math.ceil((endMs - clock.nowMs()) / 1000));
        if (this.secondsLeft === 0) this.#stop?.();
      }),
    );
  }
}
