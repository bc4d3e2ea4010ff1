import { ApiError, getSession, logout, type ApiClient } from '@livery/api';
import type { LoginResult, SessionView } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';

/**
 * Who the visitor is. The operator's token stays sealed at the gateway; the powerless session
 * values (account, customerId, isAgent, memberLabel, merchant) are mirrored in session storage.
 */
export class SessionStore {
  view: SessionView;
  /** Whether the gateway has reported the session; until then the page is a guest's. */
  confirmed = false;
  /** Set when a session ended without the member's doing; the page says so. */
  ended = false;
  readonly #api: ApiClient;
  readonly #storage: KeyValueStorage;
  readonly #onOpen: () => void;
  readonly #onEnd: () => void;
  #confirming: Promise<void> | undefined;

  /** @param ports `onOpen` loads the member's data, `onEnd` drops it. */
  constructor({
    api,
    storage,
    merchant,
    onOpen,
    onEnd,
  }: {
    api: ApiClient;
    storage: KeyValueStorage;
    merchant: string;
    onOpen: () => void;
    onEnd: () => void;
  }) {
    this.#api = api;
    this.#storage = storage;
    this.#onOpen = onOpen;
    this.#onEnd = onEnd;
    this.view = { state: 'guest', merchant };
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  get isGuest(): boolean {
    return this.view.state === 'guest';
  }

  /** A real account: signed in, and not a trial. */
  get isMember(): boolean {
    return this.view.state === 'member';
  }

  /**
   * Resolves once the gateway has reported the session, which is requested again after a failure.
   *
   * @returns whether the session is confirmed.
   */
  async ready(): Promise<boolean> {
    if (!this.confirmed) await this.confirm();
    return this.confirmed;
  }

  /** Requests the session; concurrent calls share one request. A failure keeps the last view. */
  confirm(): Promise<void> {
    this.#confirming ??= this.#confirm().finally(() => {
      this.#confirming = undefined;
    });
    return this.#confirming;
  }

  async #confirm(): Promise<void> {
    const [before, shown] = [this.#storage.get('account'), this.view];
    const view = await this.#api.call(getSession, {}).catch((error: unknown) => {
      if (error instanceof ApiError) return undefined;
      throw error;
    });
    runInAction(() => {
      if (!view) return;
      this.confirmed = true;
      // Signed in or out meanwhile: the answer is older.
      if (this.view !== shown) return;
      if (view.state === 'guest' && before !== undefined) this.end();
      else this.#open(view);
      if (view.state !== 'guest') this.#onOpen();
    });
  }

  /** Takes over the session that a call opened. */
  adopt({ session }: LoginResult): void {
    this.confirmed = true;
    this.ended = false;
    this.#open(session);
    this.#onOpen();
  }

  /** Signs out; here it always succeeds, whatever the operator says. */
  async logout(): Promise<void> {
    this.#api.abortMemberCalls();
    await this.#api.call(logout, {}).catch((error: unknown) => {
      if (
        !(error instanceof ApiError) ||
        error.code === 'network_failed' ||
        error.code === 'network_timeout'
      )
        throw error;
    });
    runInAction(() => this.#close());
  }

  /** The gateway says the session is over: expired, or revoked elsewhere. */
  end(): void {
    if (this.isGuest && !this.#storage.get('account')) return;
    this.ended = true;
    this.#close();
  }

  dismissEnd(): void {
    this.ended = false;
  }

  #open(view: SessionView): void {
    const before = this.#storage.get('account');
    // Somebody else signed in meanwhile, in another tab: what is kept is not theirs.
    if (before !== undefined && view.account !== undefined && before !== view.account)
      this.#onEnd();
    this.view = view;
    this.#storage.set('merchant', view.merchant);
    for (const key of ['account', 'customerId', 'isAgent', 'memberLabel'] as const) {
      const value = view[key];
      if (value === undefined) this.#storage.remove(key);
      else this.#storage.set(key, Array.isArray(value) ? value.join(',') : String(value));
    }
  }

  /** Forgets the member and keeps the merchant code. */
  #close(): void {
    this.#api.abortMemberCalls();
    this.#open({ state: 'guest', merchant: this.view.merchant });
    this.#onEnd();
  }
}
