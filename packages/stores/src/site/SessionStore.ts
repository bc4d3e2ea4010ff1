import { attempt, getSession, logout, type ApiClient } from '@livery/api';
import { canonicalJson, type LoginResult, type SessionView } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';

/**
 * Session of the visitor. The operator's token stays sealed at the gateway. The session values
 * without authority (account, customerId, isAgent, memberLabel, merchant) are mirrored in session
 * storage. Source: SESS-01, SESS-02.
 */
export class SessionStore {
  view: SessionView;
  /** Whether the gateway has reported the session; until then the page is a guest's. */
  confirmed = false;
  /** Whether a session ended without a logout, so that the page shows a message. */
  ended = false;
  readonly #api: ApiClient;
  readonly #storage: KeyValueStorage;
  readonly #onOpen: () => void;
  readonly #onEnd: () => void;
  #confirming: Promise<boolean> | undefined;

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

  /** Whether a real account is signed in; a trial account is not real. */
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

  /**
   * Requests the session; concurrent calls share one request. A failure keeps the last view.
   *
   * @returns whether the gateway answered.
   */
  confirm(): Promise<boolean> {
    this.#confirming ??= this.#confirm().finally(() => {
      this.#confirming = undefined;
    });
    return this.#confirming;
  }

  /**
   * Requests the session of a page that the browser kept while the visitor was elsewhere.
   *
   * @returns whether it is still the same; false if that is not known.
   */
  async isSame(): Promise<boolean> {
    const before = this.view;
    return (await this.confirm()) && identityOf(this.view) === identityOf(before);
  }

  async #confirm(): Promise<boolean> {
    const [storedAccount, viewBefore] = [this.#storage.get('account'), this.view];
    const { reply: view } = await attempt(this.#api.call(getSession, {}));
    runInAction(() => {
      if (!view) return;
      this.confirmed = true;
      // A login or logout happened meanwhile, so the reply is outdated.
      if (this.view !== viewBefore) return;
      if (view.state === 'guest' && storedAccount !== undefined) this.end();
      else this.#open(view);
      if (view.state !== 'guest') this.#onOpen();
    });
    return view !== undefined;
  }

  /** Takes over the session that a call opened. */
  adopt({ session }: LoginResult): void {
    this.confirmed = true;
    this.ended = false;
    this.#open(session);
    this.#onOpen();
  }

  /**
   * Signs out. The gateway ends the session even if the operator refuses.
   *
   * Errors: those of the call, except `unauthorised`. The session then continues: its cookie is
   *         still valid, so a reload would show the member again.
   */
  async logout(): Promise<void> {
    this.#api.abortMemberCalls();
    const { error } = await attempt(this.#api.call(logout, {}));
    if (error && error.code !== 'unauthorised') throw error;
    runInAction(() => this.#close());
  }

  /** Ends a session that has expired or was revoked. */
  end(): void {
    if (this.isGuest && !this.#storage.get('account')) return;
    this.ended = true;
    this.#close();
  }

  dismissEnd(): void {
    this.ended = false;
  }

  #open(view: SessionView): void {
    const storedAccount = this.#storage.get('account');
    // Another member signed in, for example in another tab: the cached data is not theirs.
    if (storedAccount !== undefined && view.account !== undefined && storedAccount !== view.account)
      this.#onEnd();
    this.view = view;
    this.#storage.set('merchant', view.merchant);
    for (const key of ['account', 'customerId', 'isAgent', 'memberLabel'] as const) {
      const value = view[key];
      if (value === undefined) this.#storage.remove(key);
      else this.#storage.set(key, Array.isArray(value) ? value.join(',') : String(value));
    }
  }

  /** Drops the member's data and keeps the merchant code. */
  #close(): void {
    this.#api.abortMemberCalls();
    this.#open({ state: 'guest', merchant: this.view.merchant });
    this.#onEnd();
  }
}

/** Returns what a page shows of a session; its end moves with use. */
function identityOf({ expiresAtMs: _end, ...identity }: SessionView): string {
  return canonicalJson(identity);
}
