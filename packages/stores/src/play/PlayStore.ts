import { ApiError, launchGame, launchPvpGame, walletTransfer } from '@livery/api';
import { returnAddress, type GameLaunch, type GameMessage, type GameRequest } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { after } from '../core/after.ts';
import { GameMoneyStore } from './GameMoneyStore.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

/** Maximum length of `LaunchGameRequest.backUrl`. */
const maxBackUrlLength = 512;

/** State of the game of a page. */
export type PlayState =
  | { readonly status: 'idle' | 'opening' }
  | { readonly status: 'open'; readonly launch: GameLaunch; readonly openedAtMs: number }
  /** The transfer of the money or the launch of the game has failed. */
  | { readonly status: 'failed'; readonly error: ApiError; readonly cause: 'money' | 'game' }
  /** The game has reported the end of its session. */
  | { readonly status: 'ended' };

/**
 * The game open on this page, one at a time. The reply to a launch is dropped if the page was left
 * or the player has signed out.
 *
 * Source: GAME-01, GAME-03, PREF-02.
 */
export class PlayStore implements LazyStore {
  state: PlayState = { status: 'idle' };
  /** Whether the game has reported that it can be played. */
  ready = false;
  /** Whether the game has not reported `ready` in time. */
  slow = false;
  /** Wins minus stakes of this launch, in minor units of its currency. */
  netMinor = 0;
  readonly #api: StoreDeps['api'];
  readonly #clock: StoreDeps['clock'];
  readonly #root: RootStore;
  #ticket = 0;
  #vendorCode: string | undefined;
  /** Resolves when the money of the previous game is returned. */
  #returned: Promise<void> = Promise.resolve();
  #stopSlow: (() => void) | undefined;
  #stopBalance: (() => void) | undefined;
  #balanceAtMs = -Infinity;

  constructor({ api, clock, root }: StoreDeps) {
    this.#api = api;
    this.#clock = clock;
    this.#root = root;
    makeAutoObservable(this, { state: observableRef, backOf: false }, { autoBind: true });
  }

  /** Opens a game; an open game is left first. */
  async open(request: GameRequest): Promise<void> {
    void this.leave();
    const ticket = this.#ticket;
    this.#vendorCode = request.vendorCode;
    this.state = { status: 'opening' };
    try {
      await this.#root
        .get(GameMoneyStore)
        .transferIn(request.vendorCode, () => ticket === this.#ticket);
      if (ticket !== this.#ticket) return;
      const launch = await this.#launch(request);
      if (ticket === this.#ticket) this.#show(launch);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => {
        if (ticket === this.#ticket)
          this.state = {
            status: 'failed',
            error,
            cause: error.call === walletTransfer.name ? 'money' : 'game',
          };
      });
    }
  }

  /**
   * Leaves the game, refreshes the balance and returns the money from its provider. Resolves when
   * that is done; never rejects.
   */
  leave(): Promise<void> {
    const vendorCode = this.#vendorCode;
    const isReal =
      this.state.status === 'ended' || (this.state.status === 'open' && !this.state.launch.demo);
    this.#reset();
    if (isReal) void this.#root.wallet.refresh();
    if (vendorCode !== undefined)
      this.#returned = this.#root.get(GameMoneyStore).transferOut(vendorCode);
    return this.#returned;
  }

  /** Handles a message of the game in the frame. */
  onMessage(message: GameMessage): void {
    if (this.state.status !== 'open') return;
    if (message.type === 'ready') this.#setReady();
    if (message.type === 'roundEnd') this.netMinor += message.winMinor - message.stakeMinor;
    if (message.type === 'roundEnd' || message.type === 'balance')
      this.#scheduleBalance(this.state.launch);
    if (message.type === 'ended') this.#end();
  }

  onSignOut(): void {
    this.#reset();
  }

  /** Returns the address after leaving a game: the previous page, else that of its category. */
  backOf({ back, gameType }: GameRequest): string {
    const { site } = this.#root;
    const lobby = site.routeOfGameType(gameType);
    return (
      returnAddress(site.config.routes.routes, back) ??
      (lobby && site.routePath(lobby.route, lobby.params)) ??
      '/'
    );
  }

  #launch(request: GameRequest): Promise<GameLaunch> {
    const { vendorCode, gameType, nodeId, room } = request;
    const back = this.backOf(request);
    // Drops the query of an address that is too long.
    const backUrl = back.length > maxBackUrlLength ? back.replace(/[?#].*/s, '') : back;
    if (room !== undefined)
      return this.#api
        .call(launchPvpGame, { vassalage: vendorCode, roomId: room, backUrl })
        .then(({ content }) => content);
    return this.#api.call(launchGame, {
      vassalage: vendorCode,
      gameType,
      backUrl,
      ...(nodeId === undefined ? {} : { nodeId }),
    });
  }

  #show(launch: GameLaunch): void {
    runInAction(() => {
      this.state = { status: 'open', launch, openedAtMs: this.#clock.nowMs() };
    });
    this.#stopSlow = after(this.#clock, this.#root.site.config.site.gameOpening.slowMs, () =>
      runInAction(() => {
        this.slow = true;
      }),
    );
  }

  #setReady(): void {
    this.#stopWaiting();
    this.ready = true;
  }

  #end(): void {
    this.#stopWaiting();
    this.state = { status: 'ended' };
  }

  #stopWaiting(): void {
    this.#stopSlow?.();
    this.slow = false;
  }

  /**
   * Refreshes the balance, throttled by `balanceThrottleMs`, with a trailing refresh for the last
   * change. Trial games have no balance.
   */
  #scheduleBalance({ demo }: GameLaunch): void {
    if (demo || this.#stopBalance) return;
    const { balanceThrottleMs } = this.#root.site.config.site.gameOpening;
    const waitMs = this.#balanceAtMs + balanceThrottleMs - this.#clock.nowMs();
    if (waitMs <= 0) return this.#refreshBalance();
    this.#stopBalance = after(this.#clock, waitMs, () => this.#refreshBalance());
  }

  #refreshBalance(): void {
    this.#stopBalance = undefined;
    this.#balanceAtMs = this.#clock.nowMs();
    void this.#root.wallet.refresh();
  }

  #reset(): void {
    this.#ticket += 1;
    this.#stopWaiting();
    this.#stopBalance?.();
    this.#stopBalance = undefined;
    this.#vendorCode = undefined;
    this.state = { status: 'idle' };
    this.ready = false;
    this.netMinor = 0;
  }
}
