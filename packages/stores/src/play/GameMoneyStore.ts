import { ApiError } from '@livery/api';
import { AccountStateStore } from '../account/AccountStateStore.ts';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { transferJournal, type TransferJournal } from '../account/transferJournal.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';
import { tabLocks, type TabLocks } from '../core/tabLocks.ts';
import { WalletTransferStore } from '../account/WalletTransferStore.ts';

/** Where the member's money is looked for. */
interface Search {
  /**
   * At every provider with a wallet of its own, when the operator says that there is money outside
   * the main wallet; else where this device took it.
   */
  readonly everywhere: boolean;
  /** The provider it is wanted at. */
  readonly here?: string;
  /**
   * The provider just left: a round that goes on may still pay there, so the next look is for that
   * one too.
   */
  readonly left?: string;
}

/**
 * Has the member's money at the provider with a wallet of its own whose game is played, and else in
 * the main wallet. The operator says what is elsewhere, since other devices move money too; what
 * another tab of this browser plays with is left there.
 *
 * Source: requirements GAME-04; product-spec §3 "Merchant wallet: isSingle".
 */
export class GameMoneyStore implements LazyStore {
  readonly #locks: TabLocks;
  readonly #journal: TransferJournal;
  readonly #root: RootStore;
  #last: Promise<unknown> = Promise.resolve();
  #member = 0;
  /** Lets go of the provider whose game is open here. */
  #letGo: (() => Promise<void>) | undefined;

  constructor({ localStorage, locks, root }: StoreDeps) {
    this.#locks = tabLocks(locks);
    this.#journal = transferJournal(localStorage);
    this.#root = root;
  }

  /**
   * Makes the member's money be where the game is: what is at other providers comes back first, and
   * what cannot is said.
   *
   * @param isWanted whether the game still is: asked last before money moves.
   * Errors: those of the calls.
   */
  bringIn(vassalage: string, isWanted: () => boolean): Promise<void> {
    return this.#next(async () => {
      const hasWallet =
        (await this.#providersApart()).includes(vassalage) && !(await this.#isSingle());
      // Where this device took it there, that is where it is.
      const everywhere = !this.#journal.all(this.#account).includes(vassalage);
      void this.#say(await this.#bringBack({ everywhere, here: vassalage }));
      if (!hasWallet || !isWanted()) return;
      await this.#hold(vassalage);
      // Also where there is nothing to move: another device may have moved it.
      this.#journal.add(this.#account, vassalage);
      await this.#root.wallet.refresh();
      if (!isWanted() || this.#balance?.mainMinor === 0) return;
      await this.#root.get(WalletTransferStore).move(vassalage, 'in');
    });
  }

  /**
   * The game of a provider is left: brings back what is there, and at any other. Ends when that is
   * done, or it was read that it could not be.
   */
  async bringOut(vassalage: string): Promise<void> {
    const failed = await this.#next(async () => {
      await this.#release();
      return this.#bringBack({ everywhere: true, left: vassalage });
    });
    await this.#say(failed ?? []);
  }

  /** Brings back what this device took to providers whose games were closed without being left. */
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

  /** As the operator said last; `undefined` while that is not known. */
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

  /** Answers where it could not be brought back from. */
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
      // It is where this device took it, unless the operator says that there is money outside which
      // no other tab plays with.
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

  /** What is outside the main wallet; `undefined` where the operator does not say. */
  async #askOutside(): Promise<number | undefined> {
    const { wallet } = this.#root;
    // What is on its way was asked for after this page's last transfer.
    await (wallet.refreshing ? wallet.balance.load({}) : wallet.refresh());
    return this.#balance?.outsideMinor;
  }

  /** What was moved; `undefined` where another tab plays. */
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

  /** One wallet for all providers needs no moving. Errors: of the call. */
  async #isSingle(): Promise<boolean> {
    const { merchantWallet } = this.#root.get(AccountStateStore);
    await merchantWallet.load({});
    refuseUnknown(merchantWallet.at({}));
    return valueOf(merchantWallet.at({}))?.isSingle !== false;
  }

  /** None where they cannot be had. */
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

  /** Until the game is left, no other tab takes its money away. */
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

  /** Answers whether whoever is here now has gone by then. */
  #departure(): () => boolean {
    const member = this.#member;
    return () => member !== this.#member;
  }

  /**
   * One after the other: what is brought in is brought out only then. A trial has no money to move.
   */
  #next<T>(work: () => Promise<T>): Promise<T | undefined> {
    const isGone = this.#departure();
    const mine = this.#last.then(() =>
      !isGone() && this.#root.session.isMember ? work() : undefined,
    );
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}

/** What was known before may still be gone by. */
function refuseUnknown(state: Loadable<unknown>): void {
  if (state.status === 'failed' && state.value === undefined) throw state.error;
}
