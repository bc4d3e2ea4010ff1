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
  /** Checks the number and shows its problem. @returns its field if it is invalid. */
  checkNumber: () => Promise<FieldStore | undefined>;
  /** Requests the code. */
  request: () => Promise<CodeReply>;
}

/**
 * Requests codes by SMS, with a countdown until the next may be requested.
 *
 * Units:  `secondsLeft` in whole seconds; 0 if a code may be requested.
 * Source: SMSC-01 to SMSC-05, SMSC-08.
 */
export class SmsCodeStore {
  secondsLeft = 0;
  sending = false;
  /** Whether a code was sent; remains true after the countdown. */
  sent = false;
  readonly #ports: SmsCodePorts;
  #requestedAtMs = Number.NEGATIVE_INFINITY;
  #stop: (() => void) | undefined;

  constructor(ports: SmsCodePorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sends a code unless a countdown runs. @returns the field of the number if it is invalid. */
  async send(): Promise<FieldStore | undefined> {
    if (this.sending || this.secondsLeft > 0) return undefined;
    this.sending = true;
    try {
      const wrong = await this.#ports.checkNumber();
      if (!wrong) await this.#request();
      return wrong;
    } finally {
      runInAction(() => {
        this.sending = false;
      });
    }
  }

  /** Ends the countdown, because the number has changed. */
  reset(): void {
    this.#stop?.();
    this.secondsLeft = 0;
    this.sent = false;
  }

  async #request(): Promise<void> {
    const { clock, dialogs, request, sms } = this.#ports;
    if (clock.nowMs() - this.#requestedAtMs < sms.throttleMs) return;
    this.#requestedAtMs = clock.nowMs();
    try {
      const { expiredMinutes = sms.expiredMinutes } = await request();
      runInAction(() => {
        this.sent = true;
        this.#count(sms.countdownSeconds * expiredMinutes);
      });
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof PhoneError)) throw error;
      // Source: SMSC-08.
      if (error instanceof PhoneError && error.code === 'tooManyRequests')
        runInAction(() => this.#count(sms.tooManyRequestsLockMinutes * 60));
      // Not awaited, so that the form stays usable.
      void dialogs.ask({
        title: 'sms.failed',
        body: error instanceof PhoneError ? { key: error.textKey } : errorBody(error),
        confirm: 'dialog.ok',
      });
    }
  }

  /** Counts down by the clock, so that the value is right after the device has slept. */
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
