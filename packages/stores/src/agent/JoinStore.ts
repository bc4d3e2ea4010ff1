import { attempt, sendFeedback, type ApiError } from '@livery/api';
import { refusalOf, type FeedbackReply } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { FormStore, required, type FieldRule, type FieldStore } from '../core/forms/FormStore.ts';
import type { StoreDeps } from '../site/StoreAccess.ts';

/** Application form of the join page. A refusal keeps all values. Source: JOIN-01, MEMB-18. */
export class JoinStore {
  readonly form;
  /** The operator's reply to the sent application. */
  receipt: FeedbackReply | undefined;
  error: ApiError | undefined;
  readonly #api: StoreDeps['api'];

  constructor({ api, root }: StoreDeps) {
    this.#api = api;
    const { remarkMaxLength } = root.site.config.site.feedback;
    this.form = new FormStore({
      name: { trim: true, rules: [required(), maxLength(80)] },
      contact: { trim: true, rules: [required(), contactFormat, maxLength(120)] },
      channel: { rules: [required('join.channelRequired')] },
      remark: { trim: true, rules: [required(), maxLength(remarkMaxLength)] },
      consent: { rules: [required('join.consentRequired')] },
    });
    makeAutoObservable(
      this,
      { form: false, receipt: observableRef, error: observableRef },
      { autoBind: true },
    );
  }

  /** @returns the first field with a problem of our rules or of the operator's reply. */
  submit(): Promise<FieldStore | undefined> {
    this.error = undefined;
    return this.form.submit(() => this.#send());
  }

  async #send(): Promise<FieldStore | undefined> {
    const sent = (name: 'name' | 'contact' | 'channel' | 'remark'): string =>
      this.form.field(name).sent;
    const { reply, error } = await attempt(
      this.#api.call(sendFeedback, {
        type: 'JOIN',
        name: sent('name'),
        contact: sent('contact'),
        channel: sent('channel'),
        remark: sent('remark'),
      }),
    );
    return runInAction(() => {
      this.receipt = reply;
      return error && this.#refused(error);
    });
  }

  /** Shows the operator's messages at their fields, others as the form's error. */
  #refused(error: ApiError): FieldStore | undefined {
    const wrong = this.form.refuse(refusalOf(error.value).fields);
    if (!wrong) this.error = error;
    return wrong;
  }
}

function maxLength(max: number): FieldRule {
  return (value) => (value.length > max ? { key: 'form.tooLong', values: { max } } : undefined);
}

/** Accepts anything like an email address or a phone number. */
const contactFormat: FieldRule = (value) =>
  /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(value) || /^\+?[\d\s()-]{7,}$/.test(value)
    ? undefined
    : { key: 'join.contactFormat' };
