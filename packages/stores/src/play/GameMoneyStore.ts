import { attempt } from '@livery/api';
import { minorUnitsOf } from '@livery/model';
import { AccountStateStore } from '../account/AccountStateStore.ts';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { transferJournal, type TransferJournal } from '../account/transferJournal.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';
import { tabLocks, type TabLocks } from '../core/tabLocks.ts';
import { WalletTransferStore } from '../account/WalletTransferStore.ts';

/** Providers to search for the member's money. */
interface Search {
  /**
   * Whether to search every provider with its own wallet when the operator reports money outside
   * the main wallet; otherwise only those in this device's journal.
   */
  readonly everywhere: boolean;
  /** The provider that needs the money; it is not searched. */
  readonly destination?: string;
  /** The provider just left. It stays in the journal, because an open round may still pay there. */
  readonly justLeft?: string;
}

/**
 * Keeps the member's money at the provider whose game is open if it has its own wallet, otherwise
 * in the main wallet. Other devices move money too, so the operator's balance decides whether money
 * is at other providers. Money in use by another tab is not moved, and none while the member has
 * switched automatic transfers off.
 *
 * Source: GAME-04.
 */
export class GameMoneyStore implements LazyStore {
  readonly #locks: TabLocks;
  readonly #journal: TransferJournal;
  readonly #root: StoreAccess;
  #tail: Promise<unknown> = Promise.resolve();
  #signOuts = 0;
  /** Releases the lock on the provider whose game is open in this tab. */
  #releaseLock: (() => Promise<void>) | undefined;

  constructor({ localStorage, locks, root }: StoreDeps) {
    this.#locks = tabLocks(locks);
    this.#journal = transferJournal(localStorage);
    this.#root = root;
  }

  /**
   * Transfers the member's money to the game's provider. Money at other providers is returned
   * first; a dialog reports each provider where that failed.
   *
   * @param isOpen whether the game is still open; checked right before the transfer.
   * Errors: those of the calls.
   */
  transferIn(vendorCode: string, isOpen: () => boolean): Promise<void> {
    return this.#enqueue(async () => {
      if (!(await this.#isAutomatic())) return;
      const hasWallet =
        (await this.#nonSeamlessVendors()).includes(vendorCode) && !(await this.#isSingle());
      // A journal entry means that the money is already there, so no other provider is searched.
      const everywhere = !this.#journal.all(this.#account).includes(vendorCode);
      void this.#report(await this.#returnMoney({ everywhere, destination: vendorCode }));
      if (!hasWallet || !isOpen()) return;
      await this.#lock(vendorCode);
      // Also with nothing to transfer, because another device may have transferred it.
      this.#journal.add(this.#account, vendorCode);
      await this.#root.wallet.refresh();
      if (!isOpen() || this.#balance?.mainMinor === 0) return;
      await this.#root.get(WalletTransferStore).move(vendorCode, 'in');
    });
  }

  /**
   * Returns the money from the provider just left, and from any other. Resolves once that is done
   * or the player has closed the dialogs about failures.
   */
  async transferOut(vendorCode: string): Promise<void> {
    const failed = await this.#enqueue(async () => {
      await this.#release();
      return (await this.#isAutomatic())
        ? this.#returnMoney({ everywhere: true, justLeft: vendorCode })
        : [];
    });
    await this.#report(failed ?? []);
  }

  /** Returns money that this device left at providers when a game's page was closed. */
  async recall(): Promise<void> {
    await this.#report(
      (await this.#enqueue(async () =>
        (await this.#isAutomatic()) ? this.#returnMoney({ everywhere: false }) : [],
      )) ?? [],
    );
  }

  onSignOut(): void {
    this.#signOuts += 1;
    void this.#release();
  }

  get #account(): string {
    return this.#root.session.view.account ?? '';
  }

  /** The last balance from the operator; `undefined` while unknown. */
  get #balance(): { mainMinor: number; outsideMinor: number } | undefined {
    const { wallet, site } = this.#root;
    const state = wallet.balance.at({});
    if (state.status !== 'ready') return undefined;
    const minorOf = (amount: number): number =>
      minorUnitsOf(amount, site.config.site.currency.minorDigits, 'spendable');
    const { sumBalance, mainBalance = sumBalance } = state.value;
    return {
      mainMinor: minorOf(mainBalance),
      outsideMinor: Math.max(0, minorOf(sumBalance) - minorOf(mainBalance)),
    };
  }

  /** Moves money to the main wallet. Returns the providers where that failed. */
  async #returnMoney({ everywhere, destination, justLeft }: Search): Promise<readonly string[]> {
    const hasSignedOut = this.#signOutCheck();
    const account = this.#account;
    const journaled = this.#journal.all(account).filter((vendorCode) => vendorCode !== destination);
    const others = everywhere
      ? (await this.#ownWalletVendors()).filter((vendorCode) => vendorCode !== destination)
      : [];
    const candidates = new Set([...journaled, ...others]);
    if (candidates.size === 0) return [];
    let outsideMinor = await this.#fetchOutsideMinor();
    let isInUse = false;
    const failed: string[] = [];
    for (const vendorCode of candidates) {
      if (hasSignedOut()) return [];
      // Skips providers outside the journal unless the operator reports money outside the main
      // wallet that no other tab uses.
      if (!journaled.includes(vendorCode) && (outsideMinor === undefined || isInUse)) continue;
      const moved = outsideMinor === 0 ? 0 : await this.#moveOut(vendorCode);
      if (hasSignedOut()) return [];
      if (moved === undefined) isInUse = true;
      else if (moved === 'failed') failed.push(vendorCode);
      else if (moved > 0) outsideMinor = await this.#fetchOutsideMinor();
      else if (vendorCode !== justLeft) this.#journal.remove(account, vendorCode);
    }
    if (hasSignedOut() || outsideMinor === 0) return [];
    const failedJournaled = failed.filter((vendorCode) => journaled.includes(vendorCode));
    return failedJournaled.length > 0 ? failedJournaled : failed;
  }

  /** Requests the money outside the main wallet; `undefined` if the operator does not report it. */
  async #fetchOutsideMinor(): Promise<number | undefined> {
    const { wallet } = this.#root;
    // A refresh in flight was started after this page's last transfer.
    await (wallet.refreshing ? wallet.balance.load({}) : wallet.refresh());
    return this.#balance?.outsideMinor;
  }

  /** Returns the amount moved; `undefined` if another tab uses the provider. */
  #moveOut(vendorCode: string): Promise<number | 'failed' | undefined> {
    return this.#locks.unlessShared(this.#lockOf(vendorCode), async () => {
      const { reply: moved, error } = await attempt(
        this.#root.get(WalletTransferStore).move(vendorCode, 'out'),
      );
      return error ? 'failed' : moved;
    });
  }

  /** Returns the providers with a wallet according to the menu. Errors: those of the call. */
  async #nonSeamlessVendors(): Promise<readonly string[]> {
    const { vendors } = this.#root;
    await vendors.menu.load({});
    throwIfUnknown(vendors.menu.at({}));
    return vendors.operatorCategories
      .flatMap((category) => category.vendors)
      .filter(({ seamless }) => seamless === false)
      .map(({ vassalage }) => vassalage);
  }

  /** Returns whether the member's money follows into games; an unknown setting is the default. */
  async #isAutomatic(): Promise<boolean> {
    const account = this.#root.get(AccountStateStore);
    await account.merchantWallet.load({});
    return account.autoTransfer;
  }

  /** Returns whether one wallet serves all providers. Errors: those of the call. */
  async #isSingle(): Promise<boolean> {
    const { merchantWallet } = this.#root.get(AccountStateStore);
    await merchantWallet.load({});
    throwIfUnknown(merchantWallet.at({}));
    return valueOf(merchantWallet.at({}))?.isSingle !== false;
  }

  /** Returns the providers with their own wallet; empty if a request fails. */
  async #ownWalletVendors(): Promise<readonly string[]> {
    const { reply: vendors = [] } = await attempt(this.#nonSeamlessVendors());
    if (vendors.length === 0) return [];
    const { reply: isSingle } = await attempt(this.#isSingle());
    return isSingle === false ? vendors : [];
  }

  /** Shows a dialog for each provider whose money could not be returned. */
  async #report(failed: readonly string[]): Promise<void> {
    const { dialogs, vendors } = this.#root;
    for (const vendorCode of failed)
      await dialogs.ask({
        title: 'play.money',
        body: { key: 'play.moneyStays', values: { vendor: vendors.vendorName(vendorCode) } },
      });
  }

  /** Locks the provider so that no other tab moves its money while the game is open. */
  async #lock(vendorCode: string): Promise<void> {
    const hasSignedOut = this.#signOutCheck();
    await this.#release();
    this.#releaseLock = await this.#locks.share(this.#lockOf(vendorCode));
    if (hasSignedOut()) await this.#release();
  }

  async #release(): Promise<void> {
    const releaseLock = this.#releaseLock;
    this.#releaseLock = undefined;
    await releaseLock?.();
  }

  #lockOf(vendorCode: string): string {
    return `money ${this.#account} ${vendorCode}`;
  }

  /** Returns a function that checks whether the member has signed out since. */
  #signOutCheck(): () => boolean {
    const signOuts = this.#signOuts;
    return () => signOuts !== this.#signOuts;
  }

  /** Runs transfers one at a time, and only for members, because trial accounts have no money. */
  #enqueue<T>(work: () => Promise<T>): Promise<T | undefined> {
    const hasSignedOut = this.#signOutCheck();
    const result = this.#tail.then(() =>
      !hasSignedOut() && this.#root.session.isMember ? work() : undefined,
    );
    this.#tail = result.catch(() => undefined);
    return result;
  }
}

/** Throws the error of a failed request unless an earlier value is known. */
function throwIfUnknown(state: Loadable<unknown>): void {
  if (state.status === 'failed' && state.value === undefined) throw state.error;
}
