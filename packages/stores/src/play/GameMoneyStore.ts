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
  bringIn(vassalage: string, isWanted: () => boolean): Promise<void> {
    return this.#next(async () => {
      const hasWallet =
        (await this.#providersApart()).includes(vassalage) && !(await this.#isSingle());
      // A journal entry means that the money is already there, so no other provider is searched.
      const everywhere = !this.#journal.all(this.#account).includes(vassalage);
      void this.#say(await this.#bringBack({ everywhere, here: vassalage }));
      if (!hasWallet || !isWanted()) return;
      await this.#hold(vassalage);
      // Also with nothing to transfer, because another device may have transferred it.
      this.#journal.add(this.#account, vassalage);
      await this.#root.wallet.refresh();
      if (!isWanted() || this.#balance?.mainMinor === 0) return;
      await this.#root.get(WalletTransferStore).move(vassalage, 'in');
    });
  }

  /**
   * Returns the money from the provider just left, and from any other. Resolves once that is done or
   * the player has closed the dialogs about failures.
   */
  async bringOut(vassalage: string): Promise<void> {
    const failed = await this.#next(async () => {
      await this.#release();
      return this.#bringBack({ everywhere: true, left: vassalage });
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
    const noted = this.#journal.all(account).filter((vassalage) => vassalage !== here);
    const others = everywhere
      ? (await this.#ownWallets()).filter((vassalage) => vassalage !== here)
      : [];
    const places = new Set([...noted, ...others]);
    if (places.size === 0) return [];
    let outsideMinor = await this.#askOutside();
    let isPlayedWith = false;
    const failed: string[] = [];
    for (const vassalage of places) {
      if (isGone()) return [];
      // Skips providers outside the journal unless the operator reports money outside the main wallet
      // that no other tab plays with.
      if (!noted.includes(vassalage) && (outsideMinor === undefined || isPlayedWith)) continue;
      const moved = outsideMinor === 0 ? 0 : await this.#moveOut(vassalage);
      if (isGone()) return [];
      if (moved === undefined) isPlayedWith = true;
      else if (moved === 'failed') failed.push(vassalage);
      else if (moved > 0) outsideMinor = await this.#askOutside();
      else if (vassalage !== left) this.#journal.remove(account, vassalage);
    }
    if (isGone() || outsideMinor === 0) return [];
    const taken = failed.filter((vassalage) => noted.includes(vassalage));
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
  #moveOut(vassalage: string): Promise<number | 'failed' | undefined> {
    return this.#locks.unlessShared(this.#lockOf(vassalage), () =>
      this.#root
        .get(WalletTransferStore)
        .move(vassalage, 'out')
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
    return vendors.sentLanes
      .flatMap((lane) => lane.vendors)
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
    for (const vassalage of failed)
      await dialogs.ask({
        title: 'play.money',
        body: { key: 'play.moneyStays', values: { vendor: vendors.vendorName(vassalage) } },
      });
  }

  /** Locks the provider so that no other tab moves its money while the game is open. */
  async #hold(vassalage: string): Promise<void> {
    const isGone = this.#departure();
    await this.#release();
    this.#letGo = await this.#locks.share(this.#lockOf(vassalage));
    if (isGone()) await this.#release();
  }

  async #release(): Promise<void> {
    const letGo = this.#letGo;
    this.#letGo = undefined;
    await letGo?.();
  }

  #lockOf(vassalage: string): string {
    return `money ${this.#account} ${vassalage}`;
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
