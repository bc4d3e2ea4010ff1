import { ApiError } from '@livery/api';
import type { PublicSiteDocument } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../core/Clock.ts';
import type { DialogStore } from '../shell/DialogStore.ts';
import { FormStore, required, type FieldStore } from '../core/FormStore.ts';
import { PhoneError, type PhoneNumber, type PhoneVerification } from './PhoneVerification.ts';
import { SmsCodeStore } from './SmsCodeStore.ts';

export interface PhoneProofPorts {
  clock: Clock;
  dialogs: DialogStore;
  phone: PhoneVerification;
  sms: PublicSiteDocument['sms'];
  number: () => PhoneNumber;
  /** Looks at the number. @returns its field when it is wrong, which then says so. */
  wrongNumber: () => Promise<FieldStore | undefined>;
}

/**
 * Has a mobile number verified by a third party: a code is sent, and a popup asks for it.
 *
 * Source: requirements SMSC-02 "60 s on the third-party path", SMSC-06 to SMSC-09.
 */
export class PhoneProofStore {
  readonly form = new FormStore({ code: { rules: [required()] } });
  readonly code: SmsCodeStore;
  /** Whether the popup is open. */
  asking = false;
  /** Why the code was not accepted. */
  error: ApiError | PhoneError | undefined;
  readonly #ports: PhoneProofPorts;
  #sentTo: string | undefined;
  #proof: { readonly number: string; readonly idToken: string } | undefined;
  #answer: ((answer: string | PhoneError) => void) | undefined;

  constructor(ports: PhoneProofPorts) {
    const { clock, dialogs, sms, wrongNumber } = ports;
    this.#ports = ports;
    this.code = new SmsCodeStore({ clock, dialogs, sms, wrongNumber, request: () => this.#send() });
    makeAutoObservable(
      this,
      { form: false, code: false, error: observableRef },
      { autoBind: true },
    );
  }

  /**
   * @returns the id token of the number; why there is none; or undefined where no code could be
   *   sent, which a dialog has said.
   */
  async obtain(): Promise<string | PhoneError | undefined> {
    const number = this.#number;
    if (this.#proof?.number === number) return this.#proof.idToken;
    if (this.#sentTo !== number) {
      // What is counted belongs to the number before, unless nothing goes at all.
      if (this.#sentTo !== undefined) this.code.reset();
      await this.code.send();
      // While it is locked nothing is asked: there is no dialog to say so.
      if (this.#sentTo !== number)
        return this.code.secondsLeft > 0 ? new PhoneError('tooManyRequests') : undefined;
    }
    return new Promise((answer) => {
      runInAction(() => {
        this.#answer = answer;
        this.error = undefined;
        this.form.field('code').change('');
        this.form.field('code').visited = false;
        this.asking = true;
      });
    });
  }

  /** Shows the code that was typed. @returns its field when it is empty. */
  submit(): Promise<FieldStore | undefined> {
    this.error = undefined;
    return this.form.submit(() => this.#confirm());
  }

  /** The visitor closed the popup. */
  close(): void {
    this.#close(new PhoneError('closed'));
  }

  /** The token is no good any more. */
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
    const to = this.#number;
    this.#sentTo = undefined;
    await phone.send(number());
    this.#sentTo = to;
    // Source: product-spec §9 "60 s when sent by the third-party path".
    return { expiredMinutes: 1 };
  }

  async #confirm(): Promise<void> {
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
  }

  #close(answer: string | PhoneError): void {
    this.asking = false;
    this.#answer?.(answer);
    this.#answer = undefined;
  }
}
