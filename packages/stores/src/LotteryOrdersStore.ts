import { ApiError, getLottOrders, placeLottOrder } from '@livery/api';
import { refusalOf, type ErrorCode, type LottOrder, type LottOrdersReply, type LottOrdersRequest, type LotteryRefusal, type PlaceLottOrderRequest } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { after } from './after.ts';
import { lotteryLaunch, type LaunchedLottery } from './lotteryLaunch.ts';
import { lotteryNotes, type LotteryNotes } from './lotteryNotes.ts';
import { newReference } from './newReference.ts';
import { Resource } from './Resource.ts';
import type { LateStore, RootStore, StorePorts } from './RootStore.ts';

/** A bet as it is put together. */
export type LotteryBet = Omit<PlaceLottOrderRequest, 'orderId' | 'launchToken'>;

/** What came of the last bet. */
export type LotteryOutcome =
  | { readonly kind: 'placed'; readonly order: LottOrder }
  | { readonly kind: 'refused'; readonly code: LotteryRefusal; readonly bet: LotteryBet }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** A bet under way. */
interface Sending {
  readonly bet: LotteryBet;
  /** The answer was lost: it is asked again with the same number. */
  readonly isUnheard: boolean;
}

/** After these nobody knows whether the bet was taken. */
const lost: readonly ErrorCode[] = ['network_failed', 'network_timeout', 'aborted', 'upstream_failed', 'upstream_timeout', 'upstream_shape', 'upstream_busy', 'too_many_requests', 'unknown'];
const askAgainMs = 3_000;

/**
 * The member's bets on draws. One at a time; one whose answer was lost is asked again with its own number until it is known, also by the page's next load:
 * never a second bet.
 */
export class LotteryOrdersStore implements LateStore {
  sending: Sending | undefined = undefined;
  outcome: LotteryOutcome | undefined = undefined;
  pageNo = 1;
  readonly history: Resource<LottOrdersRequest, LottOrdersReply>;
  readonly #ports: StorePorts;
  readonly #root: RootStore;
  readonly #notes: LotteryNotes;
  #member = 0;
  #launched: LaunchedLottery | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(ports: StorePorts) {
    const { api, clock, seeds, root, localStorage } = ports;
    this.#ports = ports;
    this.#root = root;
    this.#notes = lotteryNotes(localStorage);
    this.history = new Resource({ api, clock, seeds, call: getLottOrders, freshMs: 3_000 });
    makeAutoObservable(this, { history: false, sending: observableRef, outcome: observableRef }, { autoBind: true });
  }

  get historyRequest(): LottOrdersRequest {
    return { pageNo: this.pageNo };
  }

  setPage(pageNo: number): void {
    this.pageNo = pageNo;
  }

  dismiss(): void {
    this.outcome = undefined;
  }

  /** Places a bet. What comes of it stands in `outcome`. */
  async place(bet: LotteryBet): Promise<void> {
    if (this.sending) return;
    await this.#send(bet, newReference());
  }

  /** Asks for a bet whose answer an earlier page did not hear. */
  async resume(): Promise<void> {
    const note = this.#notes.read(this.#account);
    if (!note || this.sending) return;
    const { orderId, ...bet } = note;
    await this.#send(bet, orderId, true);
  }

  forgetMember(): void {
    this.#member += 1;
    this.#launched = undefined;
    this.#stopWaiting?.();
    this.sending = undefined;
    this.outcome = undefined;
    this.pageNo = 1;
    this.history.clear();
  }

  get #account(): string {
    return this.#root.session.view.account ?? '';
  }

  async #send(bet: LotteryBet, orderId: string, isUnheard = false): Promise<void> {
    const member = this.#member;
    const account = this.#account;
    this.#show(bet, isUnheard);
    const outcome = await this.#untilHeard({ bet, orderId, member, account });
    // Whose bet it was has gone, or somebody else is here: the number stays noted for them.
    if (!outcome || member !== this.#member) return;
    this.#notes.remove(account);
    runInAction(() => {
      this.sending = undefined;
      this.outcome = outcome;
    });
    if (outcome.kind !== 'placed') return;
    void this.#root.wallet.refresh();
    void this.history.refresh(this.historyRequest);
  }

  async #untilHeard({ bet, orderId, member, account }: { bet: LotteryBet; orderId: string; member: number; account: string }): Promise<LotteryOutcome | undefined> {
    let isSent = this.sending?.isUnheard === true;
    let relaunches = 0;
    while (member === this.#member) {
      try {
        const launch = await this.#launch(bet);
        if (member !== this.#member) return undefined;
        this.#notes.write(account, { ...bet, orderId });
        isSent = true;
        return { kind: 'placed', order: await this.#ports.api.call(placeLottOrder, { ...bet, orderId, launchToken: launch.token }) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const code = error.code === 'operator_refused' ? refusalOf(error.value).lottery : undefined;
        if (code === 'LAUNCH_ENDED' && relaunches === 0) {
          relaunches += 1;
          this.#launched = undefined;
        } else if (code) return { kind: 'refused', code, bet };
        // Before the first try was sent, and where there is nobody to ask for, the failure is the answer.
        else if (!isSent || !lost.includes(error.code)) return this.#failed(error, isSent);
        else {
          if (member === this.#member) this.#show(bet, true);
          await this.#pause();
        }
      }
    }
    return undefined;
  }

  /** Without a session the bet's number stays noted: whoever signs in again hears of it. */
  #failed(error: ApiError, isSent: boolean): LotteryOutcome | undefined {
    return isSent && error.code === 'unauthorised' ? undefined : { kind: 'failed', error };
  }

  async #launch({ gameId, prizeMode }: LotteryBet): Promise<LaunchedLottery> {
    if (this.#launched?.gameId === gameId) return this.#launched;
    const launched = await lotteryLaunch({ api: this.#ports.api, root: this.#root, gameId, prizeMode });
    this.#launched = launched;
    return launched;
  }

  #show(bet: LotteryBet, isUnheard: boolean): void {
    runInAction(() => {
      this.sending = { bet, isUnheard };
      this.outcome = undefined;
    });
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const stop = after(this.#ports.clock, askAgainMs, resolve);
      this.#stopWaiting = () => {
        stop();
        resolve();
      };
    });
  }
}
