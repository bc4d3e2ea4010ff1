import { walletTransfer } from '@livery/api';
import { makeAutoObservable, runInAction } from 'mobx';
import { newReference } from '../core/newReference.ts';
import { sendOnce } from './sendOnce.ts';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';

/** The transfer in progress. */
export interface MoneyStep {
  readonly direction: 'in' | 'out';
  readonly vendorCode: string;
  /** Whether the reply was lost, so that the status is being requested. */
  readonly isConfirming: boolean;
}

/**
 * Transfers between the member's main wallet and a provider's, as a game needs them. A transfer is
 * never sent twice.
 *
 * Source: GAME-04.
 */
export class WalletTransferStore implements LazyStore {
  step: MoneyStep | undefined = undefined;
  readonly #deps: StoreDeps;
  #signOuts = 0;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
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
    const hasSignedOut = (): boolean => signOuts !== this.#signOuts;
    this.#show({ direction, vendorCode, isConfirming: false });
    try {
      const { amount } = await sendOnce(this.#deps, {
        call: walletTransfer,
        request: { vassalage: vendorCode, direction, referenceNo: newReference() },
        hasSignedOut,
        onUnknown: () => {
          if (!hasSignedOut()) this.#show({ direction, vendorCode, isConfirming: true });
        },
      });
      return amount;
    } finally {
      if (!hasSignedOut()) {
        this.#show(undefined);
        void this.#deps.root.wallet.refresh();
      }
    }
  }

  onSignOut(): void {
    this.#signOuts += 1;
    this.step = undefined;
  }

  #show(step: MoneyStep | undefined): void {
    runInAction(() => {
      this.step = step;
    });
  }
}
