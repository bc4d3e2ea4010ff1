import {
  ApiError,
  getUnreadMessageV2,
  operatorCallsByName,
  replyFormats,
  type AnyCall,
  type Call,
  type ReplyFormat,
} from '@livery/api';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { unreadQuery } from '../account/unreadQuery.ts';
import { after } from '../core/after.ts';
import { defineQuery, type Query } from '../core/defineQuery.ts';
import { newReference } from '../core/newReference.ts';
import { isUnconfirmed } from '../shell/isUnconfirmed.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A member's records change with each of their actions, so they are shown at most this long. */
const freshMs = 15_000;
/** Calls whose replies follow every action. */
const affectedCalls = ['getCounts'] as const;

/**
 * Calls of page documents, by name: the replies that the components of the centres show, and the
 * calls that their forms and buttons make.
 */
export class CentreCallStore implements LazyStore {
  /** Number of refreshes of a call; the components that show its reply load it again. */
  readonly #refreshes = observable.map<string, number>();
  /** Number of actions that changed the reply of a call. */
  readonly #changes = observable.map<string, number>();
  readonly #queries = new Map<string, Query<Fields, unknown>>();
  /** Number of calls under way that may take effect once only, by name. */
  readonly #sending = observable.map<string, number>();
  /** References of the calls whose outcome is unknown and requested again. */
  readonly #unconfirmed = observable.map<string, number>();
  readonly #api: StoreDeps['api'];
  readonly #clock: StoreDeps['clock'];
  readonly #root: RootStore;
  #signOuts = 0;

  constructor({ api, clock, root }: StoreDeps) {
    this.#api = api;
    this.#clock = clock;
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns the query of a call. Throws for a call that does not exist. */
  query(name: string): Query<Fields, unknown> {
    const existing = this.#queries.get(name);
    if (existing) return existing;
    const query = defineQuery<Fields, unknown>({ call: callOf(name), freshMs, ofMember: true });
    this.#queries.set(name, query);
    return query;
  }

  /** Returns how often a call was refreshed. */
  refreshesOf(name: string): number {
    return this.#refreshes.get(name) ?? 0;
  }

  /** Returns how often an action changed a call's reply; reading is no action. */
  changesOf(name: string): number {
    return this.#changes.get(name) ?? 0;
  }

  /** Whether the outcome of a call is unknown, so that it is made again. */
  isConfirming(name: string): boolean {
    return this.#unconfirmed.has(name);
  }

  /** Whether a call that may take effect once only is under way, also for a form that was left. */
  isSending(name: string): boolean {
    return (this.#sending.get(name) ?? 0) > 0;
  }

  /** Makes the calls again whose replies are shown. */
  refresh(names: readonly string[]): void {
    for (const name of names) this.#refreshes.set(name, this.refreshesOf(name) + 1);
    // The header shows the number, too.
    if (names.includes(getUnreadMessageV2.name)) void this.#root.query(unreadQuery).refresh({});
  }

  /** Makes a call that changes nothing, for further rows of a list. Errors: those of the call. */
  load(name: string, request: Fields): Promise<unknown> {
    return this.#api.call(callOf(name), request);
  }

  /** Returns the address of a call's whole list as a CSV file. */
  exportAddress(name: string, request: Fields): string {
    const call = callOf(name);
    const fields = Object.entries({ ...this.#api.complete(call, request), format: 'csv' });
    const query = new URLSearchParams(fields);
    return `${call.path}?${query.toString()}`;
  }

  /** Returns the format that a call's schema gives a value of its reply. */
  formatOf(name: string, path: string): ReplyFormat | undefined {
    const formats = replyFormats[name];
    return formats && Object.hasOwn(formats, path) ? formats[path] : undefined;
  }

  /**
   * Makes a call. A call that takes a reference number is repeated with the same number until its
   * outcome is known, so that it takes effect once.
   *
   * Errors: those of the call; `unauthorised` after a sign-out.
   *
   * @param refresh calls whose replies change.
   */
  async send(name: string, request: Fields, refresh: readonly string[] = []): Promise<unknown> {
    const call = callOf(name);
    const reply =
      call.once === undefined
        ? await this.#api.call(call, request)
        : await this.#sendOnce(call, { ...request, [call.once]: newReference() });
    void this.#root.wallet.refresh();
    const changed = [...affectedCalls, ...refresh];
    runInAction(() => {
      for (const each of changed) this.#changes.set(each, this.changesOf(each) + 1);
    });
    this.refresh(changed);
    return reply;
  }

  onSignOut(): void {
    this.#signOuts += 1;
    this.#unconfirmed.clear();
  }

  async #sendOnce(call: Call<Fields, unknown>, request: Fields): Promise<unknown> {
    const signOuts = this.#signOuts;
    this.#count(call.name, 1);
    try {
      for (;;) {
        try {
          return await this.#api.call(call, request);
        } catch (error) {
          if (!isUnconfirmed(error)) throw error;
        }
        runInAction(() => this.#unconfirmed.set(call.name, 1));
        await this.#pause();
        // The member has signed out, or another one has signed in.
        if (signOuts !== this.#signOuts)
          throw new ApiError({ code: 'unauthorised', call: call.name });
      }
    } finally {
      runInAction(() => this.#unconfirmed.delete(call.name));
      this.#count(call.name, -1);
    }
  }

  #count(name: string, change: number): void {
    runInAction(() => this.#sending.set(name, (this.#sending.get(name) ?? 0) + change));
  }

  #pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    after(this.#clock, this.#root.site.config.site.gameOpening.transferRetryMs, resolve);
    return promise;
  }
}

function callOf(name: string): Call<Fields, unknown> {
  const call: AnyCall | undefined = operatorCallsByName.get(name);
  if (!call) throw new Error(`There is no call ${name}; livery validate reports its page.`);
  // The schemas of the call check request and reply at run time; a page document has no types.
  return call as Call<Fields, unknown>;
}
