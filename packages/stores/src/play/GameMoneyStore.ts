import { ApiError } from '@livery/api';
import { AccountStateStore } from '../account/AccountStateStore.ts';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { transferJournal, type TransferJournal } from '../account/transferJournal.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';
import { tabLocks, type TabLocks } from '../core/tabLocks.ts';
import { WalletTransferStore } from '../account/WalletTransferStore.ts';

/** Providers to search for the member's money. */
interface Search {
  /**
   * Whether to search every provider with its own wallet when the operator reports money outside the
   * main wallet; otherwise only those in this device's journal.
   */
  readonly everywhere: boolean;
  /** The provider that needs the money. */
  readonly here?: string;
  /**
   * The provider just left. It stays in the journal, because an unfinished round may still pay there.
   */
  readonly left?: string;
}

/**
 * Keeps the member's money at the provider whose game is open if it has its own wallet, otherwise in
 * the main wallet. The operator reports what is elsewhere, because other devices move money too; money
 * that another tab plays with is left alone.
 *
 * Source: requirements GAME-04; product-spec §3 "Merchant wallet: isSingle".
 */
export class GameMoneyStore implements LazyStore {
  readonly #locks: TabLocks;
  readonly #journal: TransferJournal;
  readonly #root: RootStore;
  #last: Promise<unknown> = Promise.resolve();
  #member = 0;
  /** Releases the lock on the provider whose game is open here. */
  #letGo: (() => Promise<void>) | undefined;

  constructor({ localStorage, locks, root }: StoreDeps) {
    this.#locks = tabLocks(locks);
    this.#journal = transferJournal(localStorage);
    this.#root = root;
  }

  /**
   * Transfers the member's money to the game's provider. Money at other providers is returned first;
   * a dialog reports each provider where that failed.
   *
   * @param isWanted whether the game is still open; checked right before the transfer.
   * Errors: those of the calls.
   */
  bringIn(vendorCode: string, isWanted: () => boolean): Promise<void> {
    return this.#next(async () => {
      const hasWallet =
        (await this.#providersApart()).includes(vendorCode) && !(await this.#isSingle());
      // A journal entry means that the money is already there, so no other provider is searched.
      const everywhere = !this.#journal.all(this.#account).includes(vendorCode);
      void this.#say(await this.#bringBack({ everywhere, here: vendorCode }));
      if (!hasWallet || !isWanted()) return;
      await this.#hold(vendorCode);
      // Also with nothing to transfer, because another device may have transferred it.
      this.#journal.add(this.#account, vendorCode);
      await this.#root.wallet.refresh();
      if (!isWanted() || this.#balance?.mainMinor === 0) return;
      await this.#root.get(WalletTransferStore).move(vendorCode, 'in');
    });
  }

  /**
   * Returns the money from the provider just left, and from any other. Resolves once that is done or
   * the player has closed the dialogs about failures.
   */
  async bringOut(vendorCode: string): Promise<void> {
    const failed = await this.#next(async () => {
      await this.#release();
      return this.#bringBack({ everywhere: true, left: vendorCode });
    });
    await this.#say(failed ?? []);
  }

  /** Returns money that this device left at providers when a game's page was closed. */
  async bringHome(): Promise<void> {
    await this.#say((await this.#next(() => this.#bringBack({ everywhere: false }))) ?? []);
  }

  onSignOut(): void {
    this.#member += 1;
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
      Math.round(amount * 10 ** site.config.site.currency.minorDigits);
    const { sumBalance, mainBalance = sumBalance } = state.value;
    return {
      mainMinor: minorOf(mainBalance),
      outsideMinor: Math.max(0, minorOf(sumBalance) - minorOf(mainBalance)),
    };
  }

  /** Returns the providers whose money could not be returned. */
  async #bringBack({ everywhere, here, left }: Search): Promise<readonly string[]> {
    const isGone = this.#departure();
    const account = this.#account;
    const noted = this.#journal.all(account).filter((vendorCode) => vendorCode !== here);
    const others = everywhere
      ? (await this.#ownWallets()).filter((vendorCode) => vendorCode !== here)
      : [];
    const places = new Set([...noted, ...others]);
    if (places.size === 0) return [];
    let outsideMinor = await this.#askOutside();
    let isPlayedWith = false;
    const failed: string[] = [];
    for (const vendorCode of places) {
      if (isGone()) return [];
      // Skips providers outside the journal unless the operator reports money outside the main wallet
      // that no other tab plays with.
      if (!noted.includes(vendorCode) && (outsideMinor === undefined || isPlayedWith)) continue;
      const moved = outsideMinor === 0 ? 0 : await this.#moveOut(vendorCode);
      if (isGone()) return [];
      if (moved === undefined) isPlayedWith = true;
      else if (moved === 'failed') failed.push(vendorCode);
      else if (moved > 0) outsideMinor = await this.#askOutside();
      else if (vendorCode !== left) this.#journal.remove(account, vendorCode);
    }
    if (isGone() || outsideMinor === 0) return [];
    const taken = failed.filter((vendorCode) => noted.includes(vendorCode));
    return taken.length > 0 ? taken : failed;
  }

  /** Requests the money outside the main wallet; `undefined` if the operator does not report it. */
  async #askOutside(): Promise<number | undefined> {
    const { wallet } = this.#root;
    // A refresh in flight was started after this page's last transfer.
    await (wallet.refreshing ? wallet.balance.load({}) : wallet.refresh());
    return this.#balance?.outsideMinor;
  }

  /** Returns the amount moved; `undefined` if another tab plays there. */
  #moveOut(vendorCode: string): Promise<number | 'failed' | undefined> {
    return this.#locks.unlessShared(this.#lockOf(vendorCode), () =>
      this.#root
        .get(WalletTransferStore)
        .move(vendorCode, 'out')
        .catch((error: unknown) => {
          if (error instanceof ApiError) return 'failed' as const;
          throw error;
        }),
    );
  }

  /** Errors: of the call. */
  async #providersApart(): Promise<readonly string[]> {
    const { vendors } = this.#root;
    await vendors.menu.load({});
    refuseUnknown(vendors.menu.at({}));
    return vendors.operatorCategories
      .flatMap((category) => category.vendors)
      .filter(({ seamless }) => seamless === false)
      .map(({ vassalage }) => vassalage);
  }

  /** Whether one wallet serves all providers, so that no transfer is needed. Errors: of the call. */
  async #isSingle(): Promise<boolean> {
    const { merchantWallet } = this.#root.get(AccountStateStore);
    await merchantWallet.load({});
    refuseUnknown(merchantWallet.at({}));
    return valueOf(merchantWallet.at({}))?.isSingle !== false;
  }

  /** Returns the providers with their own wallet; empty if the request fails. */
  async #ownWallets(): Promise<readonly string[]> {
    try {
      const apart = await this.#providersApart();
      return apart.length === 0 || (await this.#isSingle()) ? [] : apart;
    } catch (error) {
      if (error instanceof ApiError) return [];
      throw error;
    }
  }

  async #say(failed: readonly string[]): Promise<void> {
    const { dialogs, vendors } = this.#root;
    for (const vendorCode of failed)
      await dialogs.ask({
        title: 'play.money',
        body: { key: 'play.moneyStays', values: { vendor: vendors.vendorName(vendorCode) } },
      });
  }

  /** Locks the provider so that no other tab moves its money while the game is open. */
  async #hold(vendorCode: string): Promise<void> {
    const isGone = this.#departure();
    await this.#release();
    this.#letGo = await this.#locks.share(this.#lockOf(vendorCode));
    if (isGone()) await this.#release();
  }

  async #release(): Promise<void> {
    const letGo = this.#letGo;
    this.#letGo = undefined;
    await letGo?.();
  }

  #lockOf(vendorCode: string): string {
    return `money ${this.#account} ${vendorCode}`;
  }

  /** Returns a function that checks whether the member has changed since. */
  #departure(): () => boolean {
    const member = this.#member;
    return () => member !== this.#member;
  }

  /** Runs transfers one at a time, and only for members: trial accounts have no money. */
  #next<T>(work: () => Promise<T>): Promise<T | undefined> {
    const isGone = this.#departure();
    const mine = this.#last.then(() =>
      !isGone() && this.#root.session.isMember ? work() : undefined,
    );
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}

/** Throws the error of a failed request, unless an earlier value is known. */
function refuseUnknown(state: Loadable<unknown>): void {
  if (state.status === 'failed' && state.value === undefined) throw state.error;
}
