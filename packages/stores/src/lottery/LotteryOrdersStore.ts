import { attempt, placeLottOrder, type ApiError } from '@livery/api';
import {
  refusalOf,
  type LottOrder,
  type LotteryRefusal,
  type PlaceLottOrderRequest,
  after,
} from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LotteryHistoryStore } from './LotteryHistoryStore.ts';
import { lotteryLaunch, type LaunchedLottery } from './lotteryLaunch.ts';
import { newReference } from '../core/newReference.ts';
import { pendingRequests, type PendingRequests } from '../core/pendingRequests.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

/** A bet before it is sent. */
export type LotteryBet = Omit<PlaceLottOrderRequest, 'orderId' | 'launchToken'>;

/** A bet that was sent, with its order id. */
type PendingBet = LotteryBet & { readonly orderId: string };

/** Outcome of the last bet. */
export type LotteryOutcome = { readonly bet: LotteryBet } & (
  | { readonly kind: 'placed'; readonly order: LottOrder }
  | { readonly kind: 'refused'; readonly code: LotteryRefusal }
  /** The bet was not sent. */
  | { readonly kind: 'failed'; readonly error: ApiError }
);

/** A bet in progress. */
interface Sending {
  readonly bet: LotteryBet;
  /** Whether the bet was sent but not confirmed, so that it is resent with the same order id. */
  readonly isPendingConfirmation: boolean;
}

const retryDelayMs = 3_000;

/**
 * Places the member's lottery bets, one at a time. A sent bet is repeated with the same order id
 * until the operator confirms or refuses it, also after a reload, so a bet is never placed twice.
 */
export class LotteryOrdersStore implements LazyStore {
  sending: Sending | undefined = undefined;
  outcome: LotteryOutcome | undefined = undefined;
  readonly #deps: StoreDeps;
  readonly #root: StoreAccess;
  readonly #pendingBets: PendingRequests<PendingBet>;
  /** Increased when the bet in progress is dropped; replies of an older generation are ignored. */
  #generation = 0;
  #launched: LaunchedLottery | undefined;
  /** Order id of the last bet sent. */
  #orderId: string | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    this.#root = deps.root;
    this.#pendingBets = pendingRequests(deps.localStorage, 'lotteryOrders', 'orderId');
    makeAutoObservable(
      this,
      { sending: observableRef, outcome: observableRef },
      { autoBind: true },
    );
  }

  dismiss(): void {
    this.outcome = undefined;
  }

  /** Places a bet and sets `outcome`. */
  async place(bet: LotteryBet): Promise<void> {
    if (this.sending) return;
    const generation = this.#generation;
    this.#show(bet, false);
    const failure = await this.#launch(bet);
    if (generation !== this.#generation) return;
    if (failure) return this.#finish({ kind: 'failed', error: failure, bet });
    const orderId = newReference();
    this.#pendingBets.add(this.#account, { ...bet, orderId });
    await this.#send(bet, orderId);
  }

  /** Resends the pending bets of earlier and other pages. */
  async resume(): Promise<void> {
    const account = this.#account;
    for (const { orderId, ...bet } of this.#pendingBets.all(account)) {
      if (this.sending || account !== this.#account) return;
      this.#show(bet, true);
      await this.#send(bet, orderId);
    }
  }

  /** Resends the pending bet immediately. */
  retryNow(): void {
    this.#stopWaiting?.();
  }

  /** Drops the pending bet; the member can check the list of bets instead. */
  stopRetrying(): void {
    if (this.sending?.isPendingConfirmation !== true || this.#orderId === undefined) return;
    this.#pendingBets.remove(this.#account, this.#orderId);
    this.#endGeneration();
  }

  onSignOut(): void {
    this.#launched = undefined;
    this.#endGeneration();
    this.outcome = undefined;
  }

  get #account(): string {
    return this.#root.session.view.account ?? '';
  }

  async #send(bet: LotteryBet, orderId: string): Promise<void> {
    const generation = this.#generation;
    const account = this.#account;
    this.#orderId = orderId;
    const outcome = await this.#pollUntilConfirmed({ bet, orderId, generation });
    // The member has signed out: the bet stays pending for its owner.
    if (!outcome || generation !== this.#generation) return;
    this.#pendingBets.remove(account, orderId);
    this.#finish(outcome);
  }

  /** Resends a bet until it is confirmed or refused; `undefined` if it was dropped meanwhile. */
  async #pollUntilConfirmed({
    bet,
    orderId,
    generation,
  }: {
    bet: LotteryBet;
    orderId: string;
    generation: number;
  }): Promise<LotteryOutcome | undefined> {
    let hasRelaunched = false;
    while (generation === this.#generation) {
      const outcome = await this.#requestOutcome(bet, orderId);
      const hasEnded = outcome?.kind === 'refused' && outcome.code === 'LAUNCH_ENDED';
      if (generation !== this.#generation || (outcome && (hasRelaunched || !hasEnded)))
        return outcome;
      // The launch had ended, so the bet was not placed: launches the game again, once.
      const failure = hasEnded ? await this.#relaunch(bet) : undefined;
      if (failure?.code === 'operator_refused') return outcome;
      hasRelaunched = hasEnded && !failure;
      if (!hasRelaunched && generation === this.#generation) await this.#waitForRetry(bet);
    }
    return undefined;
  }

  /**
   * Sends a bet. Returns the order or the operator's refusal; any other error leaves the outcome
   * unknown.
   */
  async #requestOutcome(bet: LotteryBet, orderId: string): Promise<LotteryOutcome | undefined> {
    const token = this.#launched?.gameId === bet.gameId ? this.#launched.token : undefined;
    const launch = token === undefined ? {} : { launchToken: token };
    const { reply: order, error } = await attempt(
      this.#deps.api.call(placeLottOrder, { ...bet, orderId, ...launch }),
    );
    if (order) return { kind: 'placed', order, bet };
    const code = error.code === 'operator_refused' ? refusalOf(error.value).lottery : undefined;
    return code && { kind: 'refused', code, bet };
  }

  #relaunch(bet: LotteryBet): Promise<ApiError | undefined> {
    this.#launched = undefined;
    return this.#launch(bet);
  }

  /** Launches a bet's game unless it is already launched. Returns the error, if any. */
  async #launch({ gameId, prizeMode }: LotteryBet): Promise<ApiError | undefined> {
    if (this.#launched?.gameId === gameId) return undefined;
    const generation = this.#generation;
    const { api } = this.#deps;
    const { reply: launched, error } = await attempt(
      lotteryLaunch({ api, root: this.#root, gameId, prizeMode }),
    );
    if (launched && generation === this.#generation) this.#launched = launched;
    return error;
  }

  #show(bet: LotteryBet, isPendingConfirmation: boolean): void {
    runInAction(() => {
      this.sending = { bet, isPendingConfirmation };
      this.outcome = undefined;
    });
  }

  #finish(outcome: LotteryOutcome): void {
    runInAction(() => {
      this.sending = undefined;
      this.outcome = outcome;
    });
    if (outcome.kind !== 'placed') return;
    void this.#root.wallet.refresh();
    void this.#root.get(LotteryHistoryStore).refresh();
  }

  #endGeneration(): void {
    this.#generation += 1;
    this.sending = undefined;
    this.#stopWaiting?.();
  }

  #waitForRetry(bet: LotteryBet): Promise<void> {
    this.#show(bet, true);
    return new Promise((resolve) => {
      const stop = after(this.#deps.clock, retryDelayMs, resolve);
      this.#stopWaiting = () => {
        stop();
        resolve();
      };
    });
  }
}
