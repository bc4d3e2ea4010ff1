import { ApiError, placeLottOrder } from '@livery/api';
import {
  refusalOf,
  type LottOrder,
  type LotteryRefusal,
  type PlaceLottOrderRequest,
} from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { after } from '../core/after.ts';
import { LotteryHistoryStore } from './LotteryHistoryStore.ts';
import { lotteryLaunch, type LaunchedLottery } from './lotteryLaunch.ts';
import { lotteryNotes, type LotteryNotes } from './lotteryNotes.ts';
import { newReference } from '../core/newReference.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

/** A bet as it is put together. */
export type LotteryBet = Omit<PlaceLottOrderRequest, 'orderId' | 'launchToken'>;

/** What came of the last bet. */
export type LotteryOutcome = { readonly bet: LotteryBet } & (
  | { readonly kind: 'placed'; readonly order: LottOrder }
  | { readonly kind: 'refused'; readonly code: LotteryRefusal }
  /** It was never sent. */
  | { readonly kind: 'failed'; readonly error: ApiError }
);

/** A bet under way. */
interface Sending {
  readonly bet: LotteryBet;
  /** Nobody knows yet whether it was taken: it is asked for again with the same number. */
  readonly isUnheard: boolean;
}

const askAgainMs = 3_000;

/**
 * The member's bets on draws. One at a time. Once one is sent, only the operator says what came of
 * it: it is asked again with the bet's own number until it does, also by the page's next load.
 * Never a second bet.
 */
export class LotteryOrdersStore implements LazyStore {
  sending: Sending | undefined = undefined;
  outcome: LotteryOutcome | undefined = undefined;
  readonly #deps: StoreDeps;
  readonly #root: RootStore;
  readonly #notes: LotteryNotes;
  /** Whoever waits for an answer waits in a turn: an answer of another one is nobody's. */
  #turn = 0;
  #launched: LaunchedLottery | undefined;
  /** Of the bet that was sent last. */
  #orderId: string | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    this.#root = deps.root;
    this.#notes = lotteryNotes(deps.localStorage);
    makeAutoObservable(
      this,
      { sending: observableRef, outcome: observableRef },
      { autoBind: true },
    );
  }

  dismiss(): void {
    this.outcome = undefined;
  }

  /** Places a bet. What comes of it stands in `outcome`. */
  async place(bet: LotteryBet): Promise<void> {
    if (this.sending) return;
    const turn = this.#turn;
    this.#show(bet, false);
    const failure = await this.#launch(bet);
    if (turn !== this.#turn) return;
    if (failure) return this.#finish({ kind: 'failed', error: failure, bet });
    const orderId = newReference();
    this.#notes.add(this.#account, { ...bet, orderId });
    await this.#send(bet, orderId);
  }

  /** Asks for the bets whose answers earlier pages, or others, did not hear. */
  async resume(): Promise<void> {
    const account = this.#account;
    for (const { orderId, ...bet } of this.#notes.all(account)) {
      if (this.sending || account !== this.#account) return;
      this.#show(bet, true);
      await this.#send(bet, orderId);
    }
  }

  /** Asks for the unheard bet without waiting any longer. */
  askNow(): void {
    this.#stopWaiting?.();
  }

  /** Asks no more for the unheard bet: the member looks for it among their bets. */
  giveUp(): void {
    if (this.sending?.isUnheard !== true || this.#orderId === undefined) return;
    this.#notes.remove(this.#account, this.#orderId);
    this.#endTurn();
  }

  onSignOut(): void {
    this.#launched = undefined;
    this.#endTurn();
    this.outcome = undefined;
  }

  get #account(): string {
    return this.#root.session.view.account ?? '';
  }

  async #send(bet: LotteryBet, orderId: string): Promise<void> {
    const turn = this.#turn;
    const account = this.#account;
    this.#orderId = orderId;
    const outcome = await this.#untilHeard({ bet, orderId, turn });
    // Whose bet it was has gone, or somebody else is here: the number stays noted for them.
    if (!outcome || turn !== this.#turn) return;
    this.#notes.remove(account, orderId);
    this.#finish(outcome);
  }

  /** What came of a bet that was sent; nothing, once nobody waits for it any more. */
  async #untilHeard({
    bet,
    orderId,
    turn,
  }: {
    bet: LotteryBet;
    orderId: string;
    turn: number;
  }): Promise<LotteryOutcome | undefined> {
    let isAnew = false;
    while (turn === this.#turn) {
      const answer = await this.#ask(bet, orderId);
      const hasEnded = answer?.kind === 'refused' && answer.code === 'LAUNCH_ENDED';
      if (turn !== this.#turn || (answer && (isAnew || !hasEnded))) return answer;
      // It was not taken under this launch: another one has to be there, once.
      const failure = hasEnded ? await this.#launchAnew(bet) : undefined;
      if (failure?.code === 'operator_refused') return answer;
      isAnew = hasEnded && !failure;
      if (!isAnew && turn === this.#turn) await this.#waitUnheard(bet);
    }
    return undefined;
  }

  /**
   * The operator's word on a bet: the order, or why there is none. Whatever else is answered says
   * nothing about the bet.
   */
  async #ask(bet: LotteryBet, orderId: string): Promise<LotteryOutcome | undefined> {
    const launch =
      this.#launched?.gameId === bet.gameId ? { launchToken: this.#launched.token } : {};
    try {
      return {
        kind: 'placed',
        order: await this.#deps.api.call(placeLottOrder, { ...bet, orderId, ...launch }),
        bet,
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const code = error.code === 'operator_refused' ? refusalOf(error.value).lottery : undefined;
      return code && { kind: 'refused', code, bet };
    }
  }

  #launchAnew(bet: LotteryBet): Promise<ApiError | undefined> {
    this.#launched = undefined;
    return this.#launch(bet);
  }

  /** Launches a bet's game, unless it is. Answers what is in the way. */
  async #launch({ gameId, prizeMode }: LotteryBet): Promise<ApiError | undefined> {
    if (this.#launched?.gameId === gameId) return undefined;
    const turn = this.#turn;
    try {
      const launched = await lotteryLaunch({
        api: this.#deps.api,
        root: this.#root,
        gameId,
        prizeMode,
      });
      if (turn === this.#turn) this.#launched = launched;
      return undefined;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  #show(bet: LotteryBet, isUnheard: boolean): void {
    runInAction(() => {
      this.sending = { bet, isUnheard };
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

  #endTurn(): void {
    this.#turn += 1;
    this.sending = undefined;
    this.#stopWaiting?.();
  }

  #waitUnheard(bet: LotteryBet): Promise<void> {
    this.#show(bet, true);
    return new Promise((resolve) => {
      const stop = after(this.#deps.clock, askAgainMs, resolve);
      this.#stopWaiting = () => {
        stop();
        resolve();
      };
    });
  }
}
