import { makeAutoObservable } from 'mobx';
import { after, type Clock } from '@livery/model';
import type { StoreDeps } from '../site/StoreAccess.ts';

/**
 * Follows the member's balance while a game is open: requests it after each change that the game
 * reports, or repeatedly if the game reports none, and computes the change since the game opened.
 *
 * Source: PREF-02.
 */
export class GameBalance {
  /** Sum of all wallets when the game opened, in major units; `undefined` if it was unknown. */
  openingTotal: number | undefined;
  readonly #clock: Clock;
  readonly #root: StoreDeps['root'];
  #mayStake = true;
  #isPageVisible = true;
  #isPolled = false;
  #requestedAtMs = -Infinity;
  #stopRequest: (() => void) | undefined;
  #stopPolling: (() => void) | undefined;

  constructor({ clock, root }: Pick<StoreDeps, 'clock' | 'root'>) {
    this.#clock = clock;
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Change since the game opened, in minor units; `undefined` if unknown. */
  get changeMinor(): number | undefined {
    const { wallet, site } = this.#root;
    if (this.openingTotal === undefined || wallet.total === undefined) return undefined;
    return Math.round(
      (wallet.total - this.openingTotal) * 10 ** site.config.site.currency.minorDigits,
    );
  }

  /** Requests the balance before a game opens, so that the first stake is not part of it. */
  prepare(): void {
    void this.#root.wallet.balance.load({});
  }

  /** @param isPolled whether the game reports no changes. */
  start({ isPolled }: { isPolled: boolean }): void {
    this.#mayStake = false;
    this.#isPolled = isPolled;
    this.#requestedAtMs = -Infinity;
    void this.#root.wallet.balance.load({}).then(() => this.takeOpeningTotal());
    this.takeOpeningTotal();
    this.#poll();
  }

  /** Handles that the game can be played: a balance received from now on may include a stake. */
  onReady(): void {
    this.#mayStake = true;
  }

  /** Takes the balance as that of the opening, unless it is known or too late. */
  takeOpeningTotal(): void {
    const state = this.#root.wallet.balance.at({});
    if (state.status === 'ready' && !this.#mayStake) this.openingTotal ??= state.value.sumBalance;
  }

  /** Requests the balance, throttled, with a trailing request for the last change. */
  onChange(): void {
    if (this.#stopRequest) return;
    const { balanceThrottleMs } = this.#settings;
    const waitMs = this.#requestedAtMs + balanceThrottleMs - this.#clock.nowMs();
    if (waitMs <= 0) return this.#request();
    this.#stopRequest = after(this.#clock, waitMs, this.#request);
  }

  /**
   * A hidden page requests nothing; a page that is visible again has the latest balance at once.
   */
  onVisibilityChange(isVisible: boolean): void {
    if (this.#isPageVisible === isVisible) return;
    this.#isPageVisible = isVisible;
    if (isVisible && this.#isPolled) this.#request();
    this.#poll();
  }

  stop(): void {
    this.#mayStake = true;
    this.#isPolled = false;
    this.#stopRequest?.();
    this.#stopRequest = undefined;
    this.#stopPolling?.();
    this.#stopPolling = undefined;
    this.openingTotal = undefined;
  }

  get #settings() {
    return this.#root.site.config.site.gameOpening;
  }

  #poll(): void {
    this.#stopPolling?.();
    this.#stopPolling = undefined;
    if (!this.#isPolled || !this.#isPageVisible) return;
    this.#stopPolling = this.#clock.every(this.#settings.balanceRefreshMs, () => {
      // A slow answer is awaited, because a second request would abort the first.
      if (!this.#root.wallet.refreshing) this.#request();
    });
  }

  readonly #request = (): void => {
    this.#stopRequest = undefined;
    this.#requestedAtMs = this.#clock.nowMs();
    void this.#root.wallet.refresh();
  };
}
