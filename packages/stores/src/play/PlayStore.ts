import {
  attempt,
  launchGame,
  launchPvpGame,
  report,
  walletTransfer,
  type ApiError,
} from '@livery/api';
import {
  lotteryBettingOf,
  returnAddress,
  type GameLaunch,
  type GameMessage,
  type GameRequest,
  type ReportRequest,
  after,
} from '@livery/model';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { GameBalance } from './GameBalance.ts';
import { gameFrameSettings, type GameFrameSettings } from './gameFrameSettings.ts';
import { GameMoneyStore } from './GameMoneyStore.ts';
import { lotteryLobbyFields } from '../lottery/lotteryLaunch.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

/** Maximum length of `LaunchGameRequest.backUrl`. */
const maxBackUrlLength = 512;

/** State of the game of a page. */
export type PlayState =
  | { readonly status: 'idle' | 'opening' }
  | {
      readonly status: 'open';
      /** Number of the launch on this page. */
      readonly number: number;
      readonly launch: GameLaunch;
      readonly frame: GameFrameSettings;
    }
  /** The policy of this page does not allow the address of the game. */
  | { readonly status: 'blocked' }
  /** The transfer of the money or the launch of the game has failed. */
  | { readonly status: 'failed'; readonly error: ApiError; readonly cause: 'money' | 'game' }
  /** The game has reported the end of its session. */
  | { readonly status: 'ended'; readonly isDemo: boolean };

/** Amount that a game has won or lost since it opened, in minor units. */
export interface GameOutcome {
  /** Wins minus stakes of the rounds that the game reported, or the change of the balance. */
  readonly source: 'rounds' | 'balance';
  readonly amountMinor: number;
}

/**
 * The game open on this page, one at a time. The reply to a launch is dropped if the page was left
 * or the player has signed out.
 *
 * Source: GAME-01, GAME-03, PREF-02.
 */
export class PlayStore implements LazyStore {
  state: PlayState = { status: 'idle' };
  /**
   * When the game was known to run: it has reported so or, if it sends no messages, its frame is
   * loaded. `undefined` before, because a frame that fails shows nothing that the page could read.
   */
  playingSinceMs: number | undefined;
  /** Whether the game was not ready in time. */
  slow = false;
  /**
   * Whether the frame may be empty after the time in which games are ready: always if the game
   * sends no messages, because browsers report a refused frame as loaded.
   */
  mayBeEmpty = false;
  /** Wins minus stakes of the reported rounds, in minor units; `undefined` before the first. */
  netMinor: number | undefined;
  readonly #api: StoreDeps['api'];
  readonly #balance: GameBalance;
  readonly #clock: StoreDeps['clock'];
  readonly #root: StoreAccess;
  #ticket = 0;
  #vendorCode: string | undefined;
  /** Resolves when the money of the previous game is returned. */
  #returned: Promise<void> = Promise.resolve();
  #stopSlow: (() => void) | undefined;

  constructor({ api, clock, root }: StoreDeps) {
    this.#api = api;
    this.#balance = new GameBalance({ clock, root });
    this.#clock = clock;
    this.#root = root;
    makeAutoObservable(this, { state: observableRef, backOf: false }, { autoBind: true });
  }

  /** Whether the game that is open or has ended uses play credits instead of money. */
  get isDemo(): boolean {
    if (this.state.status === 'ended') return this.state.isDemo;
    if (this.state.status !== 'open') return false;
    return this.state.launch.demo ?? this.#root.session.view.state === 'trial';
  }

  /** Whether the game is known to run. */
  get ready(): boolean {
    return this.playingSinceMs !== undefined;
  }

  /**
   * Result of the reported rounds, else the change of the balance; `undefined` if both are unknown.
   */
  get outcome(): GameOutcome | undefined {
    if (this.netMinor !== undefined) return { source: 'rounds', amountMinor: this.netMinor };
    const { changeMinor } = this.#balance;
    return changeMinor === undefined ? undefined : { source: 'balance', amountMinor: changeMinor };
  }

  /** Opens a game; an open game is left first. */
  async open(request: GameRequest): Promise<void> {
    void this.leave();
    const ticket = this.#ticket;
    this.#vendorCode = request.vendorCode;
    this.state = { status: 'opening' };
    const { error } = await attempt(this.#start(request, ticket));
    if (!error || ticket !== this.#ticket) return;
    runInAction(() => {
      const cause = error.call === walletTransfer.name ? 'money' : 'game';
      this.state = { status: 'failed', error, cause };
    });
  }

  /**
   * Leaves the game, refreshes the balance and returns the money from its provider. Resolves when
   * that is done; never rejects.
   */
  leave(): Promise<void> {
    const vendorCode = this.#vendorCode;
    const isReal = ['open', 'ended', 'blocked'].includes(this.state.status) && !this.isDemo;
    this.#reset();
    if (isReal) void this.#root.wallet.refresh();
    if (vendorCode !== undefined)
      this.#returned = this.#root.get(GameMoneyStore).transferOut(vendorCode);
    return this.#returned;
  }

  /** Handles a message of the game in the frame. */
  onMessage(message: GameMessage): void {
    if (this.state.status !== 'open' || this.state.frame.speaks === 'none') return;
    // A game that has played a round runs, whether or not it has reported that it is ready.
    if (message.type === 'ready' || message.type === 'roundEnd') this.#setReady();
    if (message.type === 'roundEnd')
      this.netMinor = (this.netMinor ?? 0) + message.winMinor - message.stakeMinor;
    // Trial games have no balance.
    if ((message.type === 'roundEnd' || message.type === 'balance') && !this.isDemo)
      this.#balance.onChange();
    if (message.type === 'ended') this.#end();
  }

  /** Handles the end of loading of the frame: only a game with messages loads more after that. */
  onLoad(): void {
    if (this.state.status === 'open' && this.state.frame.speaks === 'none' && !this.ready)
      this.#setReady();
  }

  /** Handles that the policy of the page has stopped the game's frame. */
  onBlocked(): void {
    if (this.state.status !== 'open') return;
    this.#report('blocked');
    this.#stopWaiting();
    this.#balance.stop();
    this.playingSinceMs = undefined;
    this.state = { status: 'blocked' };
  }

  /** Handles that the player opens the game again, or in a window, because it may be empty. */
  onEmpty(): void {
    if (this.mayBeEmpty && this.ready) this.#report('empty');
  }

  /** Handles that the page was hidden, or became visible again. */
  onVisibilityChange(isVisible: boolean): void {
    this.#balance.onVisibilityChange(isVisible);
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

  /** Moves money to the provider, launches the game and shows it. Errors: those of the calls. */
  async #start(request: GameRequest, ticket: number): Promise<void> {
    await this.#root
      .get(GameMoneyStore)
      .transferIn(request.vendorCode, () => ticket === this.#ticket);
    if (ticket !== this.#ticket) return;
    if (this.#root.session.isMember) this.#balance.prepare();
    const launch = await this.#launch(request);
    if (ticket === this.#ticket) this.#show(launch, request);
  }

  #launch(request: GameRequest): Promise<GameLaunch> {
    const { vendorCode, gameType, nodeId, room, selection } = request;
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
      // Only providers that read a selection get one: others may refuse an unknown field.
      ...(this.#readsSelection(vendorCode) && selection),
      ...(lotteryBettingOf(this.#root.site.config.site, vendorCode) === 'operator' &&
        lotteryLobbyFields(this.#root, { vendorCode, nodeId })),
    });
  }

  #readsSelection(vendorCode: string): boolean {
    const { gameOpening } = this.#root.site.config.site;
    return gameFrameSettings(gameOpening, vendorCode).prices === 'launch';
  }

  #show(launch: GameLaunch, { vendorCode }: GameRequest): void {
    const { gameOpening } = this.#root.site.config.site;
    const frame = gameFrameSettings(gameOpening, vendorCode);
    runInAction(() => {
      this.state = {
        status: 'open',
        number: this.#ticket,
        launch,
        frame,
      };
    });
    if (!this.isDemo) this.#balance.start({ isPolled: frame.speaks === 'none' });
    this.#stopSlow = after(this.#clock, gameOpening.slowMs, () =>
      runInAction(() => {
        this.mayBeEmpty = true;
        if (this.ready) return;
        this.slow = true;
        this.#report('late');
      }),
    );
  }

  #setReady(): void {
    // A frame without messages may have loaded an error of the browser.
    if (this.state.status === 'open' && this.state.frame.speaks === 'none') this.slow = false;
    else this.#stopWaiting();
    this.#balance.onReady();
    this.playingSinceMs ??= this.#clock.nowMs();
  }

  /** Reports that the game was not shown; the server counts it for the provider. */
  #report(fault: NonNullable<ReportRequest['fault']>): void {
    const vendor = this.#vendorCode;
    if (vendor !== undefined)
      void attempt(this.#api.call(report, { kind: 'game', vendor, fault, message: '' }));
  }

  #end(): void {
    this.#stopWaiting();
    this.#balance.stop();
    this.state = { status: 'ended', isDemo: this.isDemo };
  }

  #stopWaiting(): void {
    this.#stopSlow?.();
    this.slow = false;
    this.mayBeEmpty = false;
  }

  #reset(): void {
    this.#ticket += 1;
    this.#stopWaiting();
    this.#balance.stop();
    this.#vendorCode = undefined;
    this.state = { status: 'idle' };
    this.playingSinceMs = undefined;
    this.netMinor = undefined;
  }
}
