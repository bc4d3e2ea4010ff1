import { ApiError } from '@livery/api';
import type { PublicSiteDocument, Clock } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DialogStore } from '../site/DialogStore.ts';
import { FormStore, required, type FieldStore } from '../core/forms/FormStore.ts';
import { typedCode } from '../core/forms/typedText.ts';
import { PhoneError, type PhoneNumber, type PhoneVerification } from '../core/PhoneVerification.ts';
import { SmsCodeStore } from './SmsCodeStore.ts';

export interface PhoneProofPorts {
  clock: Clock;
  dialogs: DialogStore;
  phone: PhoneVerification;
  sms: PublicSiteDocument['sms'];
  number: () => PhoneNumber;
  /** Checks the number and shows its problem. @returns its field if it is invalid. */
  checkNumber: () => Promise<FieldStore | undefined>;
}

/**
 * Verification of a mobile number by a third party: sends a code and opens a popup to enter it.
 *
 * Source: SMSC-02, SMSC-06 to SMSC-09.
 */
export class PhoneProofStore {
  readonly form = new FormStore({ code: { normalize: typedCode, rules: [required()] } });
  readonly code: SmsCodeStore;
  /** Whether the popup is open. */
  isOpen = false;
  /** Why the code was rejected. */
  error: ApiError | PhoneError | undefined;
  readonly #ports: PhoneProofPorts;
  #sentTo: string | undefined;
  #proof: { readonly number: string; readonly idToken: string } | undefined;
  #resolve: ((outcome: string | PhoneError) => void) | undefined;

  constructor(ports: PhoneProofPorts) {
    const { checkNumber, clock, dialogs, sms } = ports;
    this.#ports = ports;
    this.code = new SmsCodeStore({
      clock,
      dialogs,
      sms,
      // Every number shares the countdown of the third party.
      number: undefined,
      checkNumber,
      request: () => this.#send(),
    });
    makeAutoObservable(
      this,
      { form: false, code: false, error: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Verifies the number, unless it already is.
   *
   * @returns the id token of the number, the error, or undefined if no code could be sent, which a
   *   dialog has reported.
   */
  async obtain(): Promise<string | PhoneError | undefined> {
    const number = this.#number;
    if (this.#proof?.number === number) return this.#proof.idToken;
    if (this.#sentTo !== number) {
      // The countdown belongs to the previous number; one after a failed sending is kept.
      if (this.#sentTo !== undefined) this.code.reset();
      await this.code.send();
      // A running countdown skips the request, so no dialog has reported it.
      if (this.#sentTo !== number)
        return this.code.secondsLeft > 0 ? new PhoneError('tooManyRequests') : undefined;
    }
    return new Promise((resolve) => {
      runInAction(() => {
        this.#resolve = resolve;
        this.error = undefined;
        this.form.field('code').change('');
        this.form.field('code').visited = false;
        this.isOpen = true;
      });
    });
  }

  /** Submits the entered code. @returns its field if it is empty. */
  submit(): Promise<FieldStore | undefined> {
    this.error = undefined;
    return this.form.submit(() => this.#confirm());
  }

  /** Closes the popup without a result. */
  close(): void {
    this.#close(new PhoneError('closed'));
  }

  /** Drops the token, because it is no longer valid. */
  forget(): void {
    this.#proof = undefined;
    this.#sentTo = undefined;
    this.code.reset();
  }

  get #number(): string {
    return JSON.stringify(this.#ports.number());
  }

  async #send(): Promise<{ expiredMinutes: number }> {
    const { phone, number } = this.#ports;
    const recipient = this.#number;
    this.#sentTo = undefined;
    await phone.send(number());
    this.#sentTo = recipient;
    // Source: SMSC-02.
    return { expiredMinutes: 1 };
  }

  async #confirm(): Promise<undefined> {
    const number = this.#number;
    try {
      const idToken = await this.#ports.phone.confirm(this.form.field('code').sent);
      this.#proof = { number, idToken };
      runInAction(() => this.#close(idToken));
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof PhoneError)) throw error;
      runInAction(() => {
        this.error = error;
      });
    }
    return undefined;
  }

  #close(outcome: string | PhoneError): void {
    this.isOpen = false;
    this.#resolve?.(outcome);
    this.#resolve = undefined;
  }
}
