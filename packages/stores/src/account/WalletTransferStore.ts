import { ApiError, getWalletTransfer, walletTransfer } from '@livery/api';
import type { ErrorCode, WalletTransfer } from '@livery/model';
import { makeAutoObservable, runInAction } from 'mobx';
import { after } from '../core/after.ts';
import { newReference } from '../core/newReference.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

/** What is happening to the member's money. */
export interface MoneyStep {
  readonly direction: 'in' | 'out';
  readonly vendorCode: string;
  /** The answer was lost: it is being asked what came of it. */
  readonly asking: boolean;
}

/** After these nobody knows whether the money was moved. */
const lost: readonly ErrorCode[] = [
  'network_failed',
  'network_timeout',
  'aborted',
  'upstream_failed',
  'upstream_timeout',
  'upstream_shape',
  'unknown',
];
/** After these there is nobody to ask for. */
const gone: readonly ErrorCode[] = ['unauthorised', 'real_account_needed', 'password_due'];

/**
 * One transfer between the member's main wallet and a provider's. One whose answer was lost is
 * asked for until it is known, and never sent twice.
 *
 * Source: requirements GAME-04; product-spec §7 "wallet transfer POST".
 */
export class WalletTransferStore implements LazyStore {
  step: MoneyStep | undefined = undefined;
  readonly #api: StoreDeps['api'];
  readonly #clock: StoreDeps['clock'];
  readonly #root: RootStore;
  #member = 0;

  constructor({ api, clock, root }: StoreDeps) {
    this.#api = api;
    this.#clock = clock;
    this.#root = root;
    makeAutoObservable(this, { move: false }, { autoBind: true });
  }

  /**
   * Moves all there is.
   *
   * @returns what was moved, in major units of the brand's currency.
   * Errors: `operator_refused`, `unauthorised` when the member has gone, and those of the calls.
   */
  async move(vendorCode: string, direction: 'in' | 'out'): Promise<number> {
    const member = this.#member;
    const referenceNo = newReference();
    this.#show({ direction, vendorCode, asking: false });
    try {
      let transfer = await this.#api
        .call(walletTransfer, { vassalage: vendorCode, direction, referenceNo })
        .catch(asPending(referenceNo, (code) => lost.includes(code)));
      for (let asks = 0; transfer.status === 'pending'; asks += 1) {
        this.#show({ direction, vendorCode, asking: true });
        if (asks > 0) await this.#pause();
        // Whose money it was has gone, or somebody else is here.
        if (member !== this.#member)
          throw new ApiError({ code: 'unauthorised', call: getWalletTransfer.name });
        transfer = await this.#api
          .call(getWalletTransfer, { referenceNo })
          .catch(asPending(referenceNo, (code) => !gone.includes(code)));
      }
      if (transfer.status === 'refused')
        throw new ApiError({ code: 'operator_refused', call: walletTransfer.name });
      return transfer.amount;
    } finally {
      if (member === this.#member) {
        this.#show(undefined);
        void this.#root.wallet.refresh();
      }
    }
  }

  onSignOut(): void {
    this.#member += 1;
    this.step = undefined;
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
    if (error instanceof ApiError && isLost(error.code))
      return { referenceNo, status: 'pending', amount: 0 };
    throw error;
  };
}
