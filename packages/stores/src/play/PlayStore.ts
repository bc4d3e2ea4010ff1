import { ApiError, launchGame, launchPvpGame, walletTransfer } from '@livery/api';
import { returnAddress, type GameLaunch, type GameMessage, type GameRequest } from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { after } from '../core/after.ts';
import { GameMoneyStore } from './GameMoneyStore.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

/** Characters an operator takes. Source: `LaunchGameRequest.backUrl`. */
const maxBackUrlLength = 512;

/** How far the game of a page is. */
export type PlayState =
  | { readonly status: 'idle' | 'opening' }
  | { readonly status: 'open'; readonly launch: GameLaunch; readonly openedAtMs: number }
  /** The money or the game itself could not be had. */
  | { readonly status: 'failed'; readonly error: ApiError; readonly what: 'money' | 'game' }
  /** The game says that its session is over. */
  | { readonly status: 'ended' };

/**
 * The game that is played on this page, one at a time. A launch whose answer comes when its page or
 * its player is gone is dropped.
 *
 * Source: requirements GAME-01, GAME-03, PREF-02.
 */
export class PlayStore implements LazyStore {
  state: PlayState = { status: 'idle' };
  /** Whether the game has said that it can be played. */
  ready = false;
  /** It should have said so by now. */
  slow = false;
  /** What the rounds of this launch came to, in minor units of its currency: wins less stakes. */
  netMinor = 0;
  readonly #api: StoreDeps['api'];
  readonly #clock: StoreDeps['clock'];
  readonly #root: RootStore;
  #ticket = 0;
  #vendorCode: string | undefined;
  /** The money of the game that was left last. */
  #left: Promise<void> = Promise.resolve();
  #stopSlow: (() => void) | undefined;
  #stopBalance: (() => void) | undefined;
  #balanceAtMs = -Infinity;

  constructor({ api, clock, root }: StoreDeps) {
    this.#api = api;
    this.#clock = clock;
    this.#root = root;
    makeAutoObservable(this, { state: observableRef, backOf: false }, { autoBind: true });
  }

  /** Opens a game; one that is open already is left for it. */
  async open(request: GameRequest): Promise<void> {
    void this.leave();
    const ticket = this.#ticket;
    this.#vendorCode = request.vendorCode;
    this.state = { status: 'opening' };
    try {
      await this.#root
        .get(GameMoneyStore)
        .bringIn(request.vendorCode, () => ticket === this.#ticket);
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
            what: error.call === walletTransfer.name ? 'money' : 'game',
          };
      });
    }
  }

  /**
   * The game is left: what it did to the balance is asked for, and money at its provider is brought
   * back. Ends when that is done; it does not fail.
   */
  leave(): Promise<void> {
    const vendorCode = this.#vendorCode;
    const isReal =
      this.state.status === 'ended' || (this.state.status === 'open' && !this.state.launch.demo);
    this.#reset();
    if (isReal) void this.#root.wallet.refresh();
    if (vendorCode !== undefined) this.#left = this.#root.get(GameMoneyStore).bringOut(vendorCode);
    return this.#left;
  }

  /** What the game in the frame said. */
  hear(message: GameMessage): void {
    if (this.state.status !== 'open') return;
    if (message.type === 'ready') this.#answer();
    if (message.type === 'roundEnd') this.netMinor += message.winMinor - message.stakeMinor;
    if (message.type === 'roundEnd' || message.type === 'balance')
      this.#followBalance(this.state.launch);
    if (message.type === 'ended') this.#end();
  }

  onSignOut(): void {
    this.#reset();
  }

  /**
   * Where leaving a game leads: to where the player came from, else to the page of its category.
   */
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
    // Of an address with too many filters the page is enough.
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

  #answer(): void {
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
   * At once, and then not more often than the brand wants: the last change is never left out. A
   * trial plays for no money.
   */
  #followBalance({ demo }: GameLaunch): void {
    if (demo || this.#stopBalance) return;
    const { balanceThrottleMs } = this.#root.site.config.site.gameOpening;
    const waitMs = this.#balanceAtMs + balanceThrottleMs - this.#clock.nowMs();
    if (waitMs <= 0) return this.#askBalance();
    this.#stopBalance = after(this.#clock, waitMs, () => this.#askBalance());
  }

  #askBalance(): void {
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
