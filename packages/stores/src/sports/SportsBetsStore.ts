import { attempt, placeSportsBet, type ApiError } from '@livery/api';
import type { PlaceSportsBetRequest, SportsBet } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isSessionEnd, sendOnce } from '../account/sendOnce.ts';
import { newReference } from '../core/newReference.ts';
import { pendingRequests, type PendingRequests } from '../core/pendingRequests.ts';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';
import { BetSlipStore } from './BetSlipStore.ts';
import type { SportsBetOrder } from './SportsBetOrder.ts';

/** Result of a bet. */
export type SportsBetResult = { readonly order: SportsBetOrder } & (
  | { readonly kind: 'placed'; readonly bet: SportsBet }
  /** The operator refused the bet, or it was not sent. */
  | { readonly kind: 'refused'; readonly error: ApiError }
);

/** Bets in progress. */
interface Sending {
  readonly count: number;
  /** Whether a bet was sent but not confirmed, so that it is sent again with the same reference. */
  readonly isPendingConfirmation: boolean;
}

/**
 * Places the member's bets on events, one after the other. A sent bet is repeated with the same
 * reference until the operator confirms or refuses it, also after a reload, so a bet is never
 * placed twice.
 */
export class SportsBetsStore implements LazyStore {
  sending: Sending | undefined = undefined;
  /** Results of the last slip, in the order of its bets. */
  results: readonly SportsBetResult[] = [];
  readonly #deps: StoreDeps;
  readonly #pending: PendingRequests<PlaceSportsBetRequest>;
  /** Increased at a sign-out; replies of an older generation are ignored. */
  #generation = 0;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    this.#pending = pendingRequests(deps.localStorage, 'sportsBets', 'referenceNo');
    makeAutoObservable(
      this,
      { sending: observableRef, results: observableRef },
      { autoBind: true },
    );
  }

  /** Whether every bet of the last slip was placed. */
  get isPlaced(): boolean {
    return this.results.length > 0 && this.results.every(({ kind }) => kind === 'placed');
  }

  dismiss(): void {
    this.results = [];
  }

  /**
   * Places bets and sets `results`. Placed bets leave the slip. Ends early if the session ends.
   */
  place(orders: readonly SportsBetOrder[]): Promise<void> {
    return this.#sendAll(
      orders.map((order) => ({ ...order, referenceNo: newReference() })),
      { isRepeat: false },
    );
  }

  /** Sends the pending bets of earlier and other pages again. */
  resume(): Promise<void> {
    return this.#sendAll(this.#pending.all(this.#account), { isRepeat: true });
  }

  onSignOut(): void {
    this.#generation += 1;
    this.sending = undefined;
    this.results = [];
  }

  get #account(): string {
    return this.#deps.root.session.view.account ?? '';
  }

  async #sendAll(
    requests: readonly PlaceSportsBetRequest[],
    { isRepeat }: { isRepeat: boolean },
  ): Promise<void> {
    if (this.sending || requests.length === 0) return;
    const generation = this.#generation;
    this.#show({ count: requests.length, isPendingConfirmation: isRepeat });
    this.results = [];
    for (const request of requests) {
      const result = await this.#send(request, { isRepeat, generation });
      if (generation !== this.#generation) return;
      runInAction(() => {
        this.results = this.results.concat(result);
      });
      if (result.kind === 'placed') this.#deps.root.get(BetSlipStore).removeBet(result.order);
      if (result.kind === 'refused' && isSessionEnd(result.error)) break;
    }
    this.#show(undefined);
    if (this.results.some(({ kind }) => kind === 'placed')) void this.#deps.root.wallet.refresh();
  }

  async #send(
    request: PlaceSportsBetRequest,
    { isRepeat, generation }: { isRepeat: boolean; generation: number },
  ): Promise<SportsBetResult> {
    const account = this.#account;
    const { referenceNo, ...order } = request;
    this.#pending.add(account, request);
    const { reply: bet, error } = await attempt(
      sendOnce(this.#deps, {
        call: placeSportsBet,
        request,
        isRepeat,
        hasSignedOut: () => generation !== this.#generation,
        onUnknown: () => {
          const { sending } = this;
          if (sending) this.#show({ ...sending, isPendingConfirmation: true });
        },
      }),
    );
    // After the end of a session the bet stays pending for its owner.
    if (bet || !isSessionEnd(error)) this.#pending.remove(account, referenceNo);
    return bet ? { kind: 'placed', order, bet } : { kind: 'refused', order, error };
  }

  #show(sending: Sending | undefined): void {
    runInAction(() => {
      this.sending = sending;
    });
  }
}
