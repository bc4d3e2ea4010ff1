import { ApiError } from '@livery/api';
import type { CodeReply, PublicSiteDocument, Clock } from '@livery/model';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { DialogStore } from '../site/DialogStore.ts';
import { errorBody } from '../shell/errorBody.ts';
import type { FieldStore } from '../core/forms/FormStore.ts';
import { PhoneError } from '../core/PhoneVerification.ts';

export interface SmsCodePorts {
  clock: Clock;
  dialogs: DialogStore;
  sms: PublicSiteDocument['sms'];
  /** The number as entered; a countdown is that of its number. */
  number: (() => string) | undefined;
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
  sending = false;
  /** Number that the last code was sent to. */
  sentTo: string | undefined;
  /** Time of the last second that was counted. */
  countedAtMs = 0;
  readonly #ports: SmsCodePorts;
  /** Ends of the countdowns by number, so that a wrong number does not lock the right one. */
  readonly #endsAtMs = observable.map<string, number>();
  #requestedAtMs = Number.NEGATIVE_INFINITY;
  #stop: (() => void) | undefined;

  constructor(ports: SmsCodePorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get secondsLeft(): number {
    const endMs = this.#endsAtMs.get(this.#number);
    return endMs === undefined ? 0 : Math.max(0, Math.ceil((endMs - this.countedAtMs) / 1000));
  }

  /** Whether a code was sent to the number; remains true after the countdown. */
  get sent(): boolean {
    return this.sentTo === this.#number;
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

  /** Ends the countdowns, because another number is verified. */
  reset(): void {
    this.#stopCounting();
    this.#endsAtMs.clear();
    this.sentTo = undefined;
  }

  get #number(): string {
    return this.#ports.number?.() ?? '';
  }

  async #request(): Promise<void> {
    const { clock, dialogs, request, sms } = this.#ports;
    if (clock.nowMs() - this.#requestedAtMs < sms.throttleMs) return;
    this.#requestedAtMs = clock.nowMs();
    const number = this.#number;
    try {
      const { expiredMinutes = sms.expiredMinutes } = await request();
      runInAction(() => {
        this.sentTo = number;
        this.#count(number, sms.countdownSeconds * expiredMinutes);
      });
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof PhoneError)) throw error;
      // Source: SMSC-08.
      if (error instanceof PhoneError && error.code === 'tooManyRequests')
        runInAction(() => this.#count(number, sms.tooManyRequestsLockMinutes * 60));
      // Not awaited, so that the form stays usable.
      void dialogs.ask({
        title: 'sms.failed',
        body:
          error instanceof PhoneError
            ? { key: error.textKey, values: { minutes: sms.tooManyRequestsLockMinutes } }
            : errorBody(error),
        confirm: 'dialog.ok',
      });
    }
  }

  /** Counts down by the clock, so that the value is right after the device has slept. */
  #count(number: string, seconds: number): void {
    const { clock } = this.#ports;
    this.countedAtMs = clock.nowMs();
    this.#endsAtMs.set(number, clock.nowMs() + seconds * 1000);
    this.#stop ??= clock.every(1000, () =>
      runInAction(() => {
        this.countedAtMs = clock.nowMs();
        if ([...this.#endsAtMs.values()].every((endMs) => endMs <= this.countedAtMs))
          this.#stopCounting();
      }),
    );
  }

  #stopCounting(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
