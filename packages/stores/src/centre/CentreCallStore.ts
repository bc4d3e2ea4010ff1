import {
  attempt,
  getUnreadMessageV2,
  operatorCallsByName,
  replyFormats,
  type AnyCall,
  type Call,
  type ReplyNamed,
  type RequestNamed,
  type ReplyFormat,
} from '@livery/api';
import { canonicalJson, type Taking } from '@livery/model';
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { isSessionEnd, sendOnce } from '../account/sendOnce.ts';
import { unreadQuery } from '../account/unreadQuery.ts';
import { defineQuery, type Query } from '../site/defineQuery.ts';
import { newReference } from '../core/newReference.ts';
import { errorBody, type ErrorBody } from '../shell/errorBody.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';
import {
  isSameRequest,
  openRequests,
  withoutPasswords,
  type Fields,
  type OpenRequest,
  type OpenRequests,
} from './openRequests.ts';

/** A request that may take effect once only, and whose outcome is not known. */
interface Open extends OpenRequest {
  /** `waits`: was sent before a reload, and cannot be sent again without a password. */
  readonly state: 'sending' | 'confirming' | 'waits';
  readonly outcome?: Promise<unknown>;
  /** Whether what would show the outcome is gone, for each place; empty after a reload. */
  readonly waiting: IsLeft[];
}

/** Whether what would show the outcome of a request is gone, for example its form. */
type IsLeft = () => boolean;

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
  /** Requests without a known outcome, by reference number. */
  readonly #open = observable.map<string, Open>({}, { deep: false });
  /** The same requests in session storage, so that a reload continues to ask. */
  readonly #stored: OpenRequests;
  readonly #deps: StoreDeps;
  readonly #api: StoreDeps['api'];
  readonly #root: StoreAccess;
  /** Outcomes of earlier requests that open dialogs show. */
  readonly #told = new Set<string>();
  #signOuts = 0;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    this.#api = deps.api;
    this.#root = deps.root;
    this.#stored = openRequests(deps.sessionStorage);
    makeAutoObservable(this, {}, { autoBind: true });
    // The stores live as long as the page.
    reaction(
      () => this.#account,
      () => this.#resume(),
      { fireImmediately: true },
    );
  }

  /** Returns the query of a call. Throws for a call that does not exist. */
  query<Name extends string>(name: Name): Query<object, ReplyNamed<Name>> {
    let query = this.#queries.get(name);
    if (!query) {
      query = defineQuery<Fields, unknown>({ call: callOf(name), freshMs, ofMember: true });
      this.#queries.set(name, query);
    }
    // The query of a name has the reply of that name.
    return query as Query<object, ReplyNamed<Name>>;
  }

  /** Returns how often a call was refreshed. */
  refreshesOf(name: string): number {
    return this.#refreshes.get(name) ?? 0;
  }

  /** Returns how often an action changed a call's reply; reading is no action. */
  changesOf(name: string): number {
    return this.#changes.get(name) ?? 0;
  }

  /**
   * Whether the outcome of a call is unknown and asked for.
   *
   * @param fields some of the request's fields, for one of several buttons with the same call.
   */
  isConfirming(name: string, fields: Fields = {}): boolean {
    return this.#find(name, fields).some(({ state }) => state === 'confirming');
  }

  /** Whether a call that may take effect once only is under way, also for a form that was left. */
  isSending(name: string, fields: Fields = {}): boolean {
    return this.#find(name, fields).some(({ state }) => state !== 'waits');
  }

  /**
   * Whether a request from before a reload has no known outcome, and is not asked for, because it
   * needs the password again. The same request then takes the same number.
   */
  isUnanswered(name: string): boolean {
    return this.#find(name, {}).some(({ state }) => state === 'waits');
  }

  /** Makes the calls again whose replies are shown. */
  refresh(names: readonly string[]): void {
    for (const name of names) this.#refreshes.set(name, this.refreshesOf(name) + 1);
    // The header shows the number, too.
    if (names.includes(getUnreadMessageV2.name)) void this.#root.query(unreadQuery).refresh({});
  }

  /** Makes a call that changes nothing, for further rows of a list. Errors: those of the call. */
  load<Name extends string>(name: Name, request: RequestNamed<Name>): Promise<ReplyNamed<Name>> {
    return this.#api.call(callOf(name), fieldsOf(request));
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

  /** Returns what a call takes from the member. */
  takingOf(name: string): Taking | undefined {
    return operatorCallsByName.get(name)?.takes;
  }

  /**
   * Makes a call. A call that takes a reference number is repeated with the same number until its
   * outcome is known, also after a reload, so that it takes effect once. The same request joins one
   * without a known outcome.
   *
   * Errors: those of the call; `unauthorised` after a sign-out.
   *
   * @param refresh calls whose replies change.
   * @param isLeft whether what would show the outcome is gone meanwhile. If it is, the store shows
   *   the outcome of a call that takes a reference number, wherever the member is.
   */
  async send<Name extends string>(
    name: Name,
    request: RequestNamed<Name>,
    refresh: readonly string[] = [],
    isLeft: IsLeft = () => false,
  ): Promise<ReplyNamed<Name>> {
    const call = callOf(name);
    const fields = fieldsOf(request);
    const reply = await (call.once === 'referenceNo'
      ? this.#sendOnce(call, fields, isLeft)
      : this.#api.call(call, fields));
    this.#changed(refresh);
    // The reply of a name is that of its call.
    return reply as ReplyNamed<Name>;
  }

  /**
   * Returns the outcome of a request that is under way, for a component that shows it instead of
   * its sender; `undefined` if there is none. Errors: those of the call.
   */
  join<Name extends string>(
    name: Name,
    fields: Fields,
    isLeft: IsLeft,
  ): Promise<ReplyNamed<Name>> | undefined {
    const [open] = this.#find(name, fields).filter(({ outcome }) => outcome !== undefined);
    open?.waiting.push(isLeft);
    // The outcome of a name is the reply of that name.
    return open?.outcome as Promise<ReplyNamed<Name>> | undefined;
  }

  onSignOut(): void {
    this.#signOuts += 1;
    this.#open.clear();
  }

  get #account(): string {
    return this.#root.session.view.account ?? '';
  }

  #changed(refresh: readonly string[]): void {
    void this.#root.wallet.refresh();
    const changed = [...affectedCalls, ...refresh];
    runInAction(() => {
      for (const each of changed) this.#changes.set(each, this.changesOf(each) + 1);
    });
    this.refresh(changed);
  }

  #find(name: string, fields: Fields): Open[] {
    return [...this.#open.values()].filter(
      (open) => open.name === name && isSameRequest({ ...open.request, ...fields }, open.request),
    );
  }

  #sendOnce(call: Call<Fields, unknown>, request: Fields, isLeft: IsLeft): Promise<unknown> {
    const earlier = this.#find(call.name, {}).find((open) =>
      isSameRequest({ ...request, referenceNo: open.request.referenceNo }, open.request),
    );
    if (earlier?.outcome) {
      earlier.waiting.push(isLeft);
      return earlier.outcome;
    }
    const referenceNo = earlier?.request.referenceNo ?? newReference();
    return this.#askUntilKnown(call, { ...request, referenceNo }, [isLeft], earlier !== undefined);
  }

  #askUntilKnown(
    call: Call<Fields, unknown>,
    request: Open['request'],
    waiting: IsLeft[],
    isRepeat: boolean,
  ): Promise<unknown> {
    const { referenceNo } = request;
    const { name } = call;
    const signOuts = this.#signOuts;
    const account = this.#account;
    const hasSignedOut = (): boolean => signOuts !== this.#signOuts;
    // Images may be larger than the storage.
    if (!call.images) this.#stored.add(account, { name, request: withoutPasswords(request) });
    const show = (state: Open['state']): void =>
      runInAction(() => {
        this.#open.set(referenceNo, { name, request, state, outcome, waiting });
      });
    const outcome = sendOnce(this.#deps, {
      call,
      request,
      isRepeat,
      hasSignedOut,
      onUnknown: () => {
        if (!hasSignedOut()) show('confirming');
      },
    })
      .finally(() => {
        if (!hasSignedOut()) runInAction(() => this.#open.delete(referenceNo));
      })
      .then(
        (reply) => {
          this.#forget(account, name, referenceNo);
          return reply;
        },
        (error: unknown) => {
          // The request stays open for its member, who can sign in again.
          if (!isSessionEnd(error)) this.#stored.remove(account, referenceNo);
          throw error;
        },
      );
    show(isRepeat ? 'confirming' : 'sending');
    void this.#tell(outcome, waiting, hasSignedOut);
    return outcome;
  }

  /**
   * Drops a request with an outcome, and those that the member has sent again with other values.
   */
  #forget(account: string, name: string, referenceNo: string): void {
    this.#stored.remove(account, referenceNo);
    for (const { request, state } of this.#find(name, {})) {
      if (state !== 'waits') continue;
      this.#stored.remove(account, request.referenceNo);
      runInAction(() => this.#open.delete(request.referenceNo));
    }
  }

  /** Continues to ask for the outcomes of requests from before a reload. */
  #resume(): void {
    for (const { name, request } of this.#stored.all(this.#account)) {
      const call = operatorCallsByName.get(name);
      if (!call || this.#open.has(request.referenceNo)) continue;
      // Only encrypted requests have passwords.
      if (call.encrypted)
        runInAction(() =>
          this.#open.set(request.referenceNo, { name, request, state: 'waits', waiting: [] }),
        );
      else
        void this.#askUntilKnown(callOf(name), request, [], true).then(
          // Any of the replies that are shown may be from before the request.
          () => this.#changed([...this.#queries.keys()]),
          () => undefined,
        );
    }
  }

  /** Shows what came of a request that was left, or that is from before a reload. */
  async #tell(
    outcome: Promise<unknown>,
    waiting: readonly IsLeft[],
    hasSignedOut: () => boolean,
  ): Promise<void> {
    const isShown = (): boolean => hasSignedOut() || waiting.some((isLeft) => !isLeft());
    const { error } = await attempt(outcome);
    if (isSessionEnd(error)) return;
    const body: ErrorBody = error ? errorBody(error) : { key: 'centre.earlier.done' };
    const key = canonicalJson(body);
    // One dialog says it for several requests, for example for each of a button for all entries.
    if (isShown() || this.#told.has(key)) return;
    this.#told.add(key);
    await this.#root.dialogs.ask({ title: 'centre.earlier.title', body });
    this.#told.delete(key);
  }
}

function fieldsOf(request: object): Fields {
  return { ...request };
}

function callOf<Name extends string>(name: Name): Call<Fields, ReplyNamed<Name>> {
  const call: AnyCall | undefined = operatorCallsByName.get(name);
  if (!call) throw new Error(`There is no call ${name}; livery validate reports its page.`);
  // The schemas of the call check request and reply at run time; a page document has no types.
  return call as Call<Fields, ReplyNamed<Name>>;
}
