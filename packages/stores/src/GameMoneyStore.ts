import { ApiError, getWalletTransfer, walletTransfer } from '@livery/api';
import type { ErrorCode, WalletTransfer } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { AccountStateStore } from './AccountStateStore.ts';
import { after } from './after.ts';
import { valueOf } from './Loadable.ts';
import { moneyNotes, type MoneyNotes } from './moneyNotes.ts';
import { newReference } from './newReference.ts';
import type { LateStore, RootStore, StorePorts } from './RootStore.ts';

/** What is happening to the member's money. */
export interface MoneyStep {
  readonly direction: 'in' | 'out';
  readonly vassalage: string;
  /** The answer was lost: it is being asked what came of it. */
  readonly asking: boolean;
}

/** After these nobody knows whether the money was moved. */
const lost: readonly ErrorCode[] = ['network_failed', 'network_timeout', 'aborted', 'upstream_failed', 'upstream_timeout', 'upstream_shape', 'unknown'];
/** After these there is nobody to ask for. */
const gone: readonly ErrorCode[] = ['unauthorised', 'real_account_needed', 'password_due'];

/**
 * Moves the member's money to a provider with a wallet of its own before its game opens, and back when it is left. One transfer at a time; one whose answer was
 * lost is asked for until it is known, and never sent twice.
 *
 * Source: requirements GAME-04; product-spec §3 "Merchant wallet: isSingle", §7 "wallet transfer POST".
 */
export class GameMoneyStore implements LateStore {
  step: MoneyStep | undefined = undefined;
  readonly #api: StorePorts['api'];
  readonly #clock: StorePorts['clock'];
  readonly #notes: MoneyNotes;
  readonly #root: RootStore;
  #last: Promise<unknown> = Promise.resolve();
  #member = 0;

  constructor({ api, clock, localStorage, root }: StorePorts) {
    this.#api = api;
    this.#clock = clock;
    this.#notes = moneyNotes(localStorage);
    this.#root = root;
    makeAutoObservable(this, { bringIn: false, bringOut: false }, { autoBind: true });
  }

  /**
   * Makes the member's money be where the game is. What an earlier page left at other providers comes back first.
   *
   * @param isWanted whether the game still is: asked last before money moves.
   * Errors: `operator_refused`, and those of the calls.
   */
  async bringIn(vassalage: string, isWanted: () => boolean): Promise<void> {
    // A trial has no money to move.
    if (!this.#root.session.isMember) return;
    for (const other of this.#notes.all(this.#account)) if (other !== vassalage) this.bringOut(other).catch(unlessCallFailed);
    if (!await this.#hasOwnWallet(vassalage)) return;
    await this.#next(async () => {
      await this.#root.wallet.refresh();
      if (!isWanted() || valueOf(this.#root.wallet.balance.at({}))?.mainBalance === 0) return;
      this.#notes.add(this.#account, vassalage);
      const { status } = await this.#transfer(vassalage, 'in');
      if (status === 'refused') throw new ApiError({ code: 'operator_refused', call: walletTransfer.name });
    });
  }

  /** Brings back what may be at a provider. Errors: as {@link bringIn}; the money stays there then, and is remembered. */
  bringOut(vassalage: string): Promise<void> {
    return this.#next(async () => {
      if (!this.#notes.all(this.#account).includes(vassalage)) return;
      const { status } = await this.#transfer(vassalage, 'out');
      if (status === 'refused') throw new ApiError({ code: 'operator_refused', call: walletTransfer.name });
    });
  }

  forgetMember(): void {
    this.#member += 1;
    this.step = undefined;
  }

  get #account(): string {
    return this.#root.session.view.account ?? '';
  }

  /** One wallet for all providers needs no moving. */
  async #hasOwnWallet(vassalage: string): Promise<boolean> {
    const { vendors } = this.#root;
    await vendors.menu.load({});
    const vendor = vendors.sentLanes.flatMap((lane) => lane.vendors).find((one) => one.vassalage === vassalage);
    if (vendor?.seamless !== false) return false;
    const { merchantWallet } = this.#root.of(AccountStateStore);
    await merchantWallet.load({});
    const state = merchantWallet.at({});
    if (state.status === 'failed') throw state.error;
    return valueOf(state)?.isSingle === false;
  }

  async #transfer(vassalage: string, direction: 'in' | 'out'): Promise<WalletTransfer> {
    const member = this.#member;
    const account = this.#account;
    const referenceNo = newReference();
    this.#show({ direction, vassalage, asking: false });
    try {
      let transfer = await this.#api.call(walletTransfer, { vassalage, direction, referenceNo }).catch(asPending(referenceNo, (code) => lost.includes(code)));
      for (let asks = 0; transfer.status === 'pending'; asks += 1) {
        this.#show({ direction, vassalage, asking: true });
        if (asks > 0) await this.#pause();
        // Whose money it was has gone, or somebody else is here.
        if (member !== this.#member) throw new ApiError({ code: 'unauthorised', call: getWalletTransfer.name });
        transfer = await this.#api.call(getWalletTransfer, { referenceNo }).catch(asPending(referenceNo, (code) => !gone.includes(code)));
      }
      const isBack = direction === 'out' ? transfer.status === 'done' : transfer.status === 'refused';
      if (isBack) this.#notes.remove(account, vassalage);
      return transfer;
    } catch (error) {
      // What was refused outright never left.
      if (direction === 'in' && member === this.#member) this.#notes.remove(account, vassalage);
      throw error;
    } finally {
      if (member === this.#member) {
        this.#show(undefined);
        void this.#root.wallet.refresh();
      }
    }
  }

  /** One after the other: what is brought in is brought out only then. */
  #next(work: () => Promise<void>): Promise<void> {
    const member = this.#member;
    const mine = this.#last.then(() => (member === this.#member ? work() : undefined));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  #pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    after(this.#clock, this.#root.site.config.site.gameOpening.transferRetryMs, resolve);
    return promise;
  }

  #show(step: MoneyStep | undefined): void {
    runInAction(() => {
      this.step = step;
    });
  }
}

/** An answer that was lost stands for one that is not known yet. */
function asPending(referenceNo: string, isLost: (code: ErrorCode) => boolean) {
  return (error: unknown): WalletTransfer => {
    if (error instanceof ApiError && isLost(error.code)) return { referenceNo, status: 'pending', amount: 0 };
    throw error;
  };
}

function unlessCallFailed(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
