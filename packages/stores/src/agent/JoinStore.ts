import { ApiError, sendFeedback } from '@livery/api';
import { refusalOf } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { FormStore, required, type FieldRule, type FieldStore } from '../core/FormStore.ts';
import type { StoreDeps } from '../RootStore.ts';

/**
 * The application of the join page. Nothing that was typed is lost by a refusal. Source:
 * requirements JOIN-01, product-spec §5 "Feedback and activity".
 */
export class JoinStore {
  readonly form;
  /** Number of the application, once it was sent. */
  sentId: number | undefined;
  error: ApiError | undefined;
  readonly #api: StoreDeps['api'];

  constructor({ api, root }: StoreDeps) {
    this.#api = api;
    const { remarkMaxLength } = root.site.config.site.feedback;
    this.form = new FormStore({
      name: { trim: true, rules: [required(), atMost(80)] },
      contact: { trim: true, rules: [required(), reachable, atMost(120)] },
      channel: { rules: [required('join.channelRequired')] },
      remark: { trim: true, rules: [required(), atMost(remarkMaxLength)] },
      consent: { rules: [required('join.consentRequired')] },
    });
    makeAutoObservable(this, { form: false, error: observableRef }, { autoBind: true });
  }

  /** @returns the first field with a problem, ours or the operator's. */
  async submit(): Promise<FieldStore | undefined> {
    this.error = undefined;
    let refused: FieldStore | undefined;
    const wrong = await this.form.submit(async () => {
      refused = await this.#send();
    });
    return wrong ?? refused;
  }

  async #send(): Promise<FieldStore | undefined> {
    const sent = (name: 'name' | 'contact' | 'channel' | 'remark'): string =>
      this.form.field(name).sent;
    try {
      const { feedbackId } = await this.#api.call(sendFeedback, {
        type: 'JOIN',
        name: sent('name'),
        contact: sent('contact'),
        channel: sent('channel'),
        remark: sent('remark'),
      });
      return runInAction(() => {
        this.sentId = feedbackId;
        return undefined;
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return runInAction(() => this.#refused(error));
    }
  }

  /** What the operator says of a field stands beside it; what it says of none, over the button. */
  #refused(error: ApiError): FieldStore | undefined {
    const wrong = this.form.refuse(refusalOf(error.value).fields);
    if (!wrong) this.error = error;
    return wrong;
  }
}

function atMost(max: number): FieldRule {
  return (value) => (value.length > max ? { key: 'form.tooLong', values: { max } } : undefined);
}

/**
 * An email address or a number one can call: what it exactly must look like is not for a form to
 * know.
 */
const reachable: FieldRule = (value) =>
  /^\S+@\S+\.\S+$/.test(value) || /^\+?[\d\s()-]{7,}$/.test(value)
    ? undefined
    : { key: 'join.contactFormat' };
