import { ApiError, getWalletTransfer, walletTransfer } from '@livery/api';
import type { ErrorCode, WalletTransfer } from '@livery/model';
import { makeAutoObservable, runInAction } from 'mobx';
import { after } from '../core/after.ts';
import { isUnconfirmed } from '../shell/isUnconfirmed.ts';
import { newReference } from '../core/newReference.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

/** The transfer in progress. */
export interface MoneyStep {
  readonly direction: 'in' | 'out';
  readonly vendorCode: string;
  /** Whether the reply was lost, so that the status is being requested. */
  readonly isConfirming: boolean;
}

/** Errors after which the session can no longer request the status. */
const sessionEndCodes: readonly ErrorCode[] = [
  'unauthorised',
  'real_account_needed',
  'password_due',
];

/**
 * Transfers between the member's main wallet and a provider's. After a lost reply the status is
 * polled until it is known; a transfer is never sent twice.
 *
 * Source: GAME-04.
 */
export class WalletTransferStore implements LazyStore {
  step: MoneyStep | undefined = undefined;
  readonly #api: StoreDeps['api'];
  readonly #clock: StoreDeps['clock'];
  readonly #root: RootStore;
  #signOuts = 0;

  constructor({ api, clock, root }: StoreDeps) {
    this.#api = api;
    this.#clock = clock;
    this.#root = root;
    makeAutoObservable(this, { move: false }, { autoBind: true });
  }

  /**
   * Transfers the whole balance.
   *
   * @returns the transferred amount in major units of the brand's currency.
   * Errors: `operator_refused`, `unauthorised` after a sign-out, and those of the calls.
   */
  async move(vendorCode: string, direction: 'in' | 'out'): Promise<number> {
    const signOuts = this.#signOuts;
    const referenceNo = newReference();
    this.#show({ direction, vendorCode, isConfirming: false });
    try {
      let transfer = await this.#api
        .call(walletTransfer, { vassalage: vendorCode, direction, referenceNo })
        .catch(asPending(referenceNo, isUnconfirmed));
      for (let attempt = 0; transfer.status === 'pending'; attempt += 1) {
        this.#show({ direction, vendorCode, isConfirming: true });
        if (attempt > 0) await this.#pause();
        // The member has signed out, or another one has signed in.
        if (signOuts !== this.#signOuts)
          throw new ApiError({ code: 'unauthorised', call: getWalletTransfer.name });
        transfer = await this.#api
          .call(getWalletTransfer, { referenceNo })
          .catch(asPending(referenceNo, (error) => !isSessionEnd(error)));
      }
      if (transfer.status === 'refused')
        throw new ApiError({ code: 'operator_refused', call: walletTransfer.name });
      return transfer.amount;
    } finally {
      if (signOuts === this.#signOuts) {
        this.#show(undefined);
        void this.#root.wallet.refresh();
      }
    }
  }

  onSignOut(): void {
    this.#signOuts += 1;
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

/** Returns an error handler that treats a lost reply as a pending transfer. */
function asPending(referenceNo: string, isLost: (error: ApiError) => boolean) {
  return (error: unknown): WalletTransfer => {
    if (error instanceof ApiError && isLost(error))
      return { referenceNo, status: 'pending', amount: 0 };
    throw error;
  };
}

function isSessionEnd({ code }: ApiError): boolean {
  return sessionEndCodes.includes(code);
}
