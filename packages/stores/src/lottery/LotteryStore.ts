import { getLottRecent, getVnLotteryMenu, getVnNumero } from '@livery/api';
import type {
  LotteryGame,
  LottRecentReply,
  LottRecentRequest,
  OpenedNumero,
  VnLotteryMenuReply,
  VnLotteryMenuRequest,
  VnNumeroReply,
  VnNumeroRequest,
  Clock,
} from '@livery/model';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { lotteryPrizeMode } from './lotteryPrizeMode.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

/** A lottery game with its defaults and the time of its draw on this device's clock. */
export interface TimedLottery extends LotteryGame {
  readonly gameMenuTag: string;
  readonly lockTime: number;
  /** Unix time in milliseconds. */
  readonly fewinTime: number;
}

/** Filter of the lotteries by category and providers; an omitted field does not filter. */
export interface LotteryFilter {
  readonly gameType?: string | undefined;
  readonly vendors?: readonly string[] | undefined;
}

/** Difference between the device's two clocks above which one was set or has stopped. */
const maxDriftMs = 1_500;
const drawsPerGame = 10;

/** The operator's lottery games, draws and draw results. Source: LOTT-05, LOTT-07, LOTT-12. */
export class LotteryStore implements LazyStore {
  /** The menu at the last change of the device's clock; its countdowns are invalid. */
  invalidMenu: VnLotteryMenuReply | undefined = undefined;
  readonly menu: Resource<VnLotteryMenuRequest, VnLotteryMenuReply>;
  readonly opened: Resource<VnNumeroRequest, VnNumeroReply>;
  readonly recent: Resource<LottRecentRequest, LottRecentReply>;
  readonly #root: StoreAccess;
  readonly #clock: Clock;
  /** Difference between the device's clock and its monotonic clock. */
  #aheadMs: number;
  /** Refreshes that failed since the last reply. */
  #failures = 0;

  constructor({ api, clock, seeds, root }: StoreDeps) {
    this.#root = root;
    this.#clock = clock;
    this.#aheadMs = clock.nowMs() - clock.elapsedMs();
    // Countdowns start at the reply, so an old menu must not be reused.
    this.menu = new Resource({ api, clock, seeds, call: getVnLotteryMenu, freshMs: 0 });
    this.opened = new Resource({ api, clock, seeds, call: getVnNumero, freshMs: 5_000 });
    this.recent = new Resource({ api, clock, seeds, call: getLottRecent, freshMs: 5_000 });
    makeObservable(this, {
      invalidMenu: observableRef,
      isTimeUnknown: computed,
      timedGames: computed,
    });
  }

  get menuRequest(): VnLotteryMenuRequest {
    return { device: this.#root.site.config.site.device };
  }

  get openedRequest(): VnNumeroRequest {
    return { count: this.#root.site.config.site.lists.drawResultsCount };
  }

  /** Returns the request for the draws of one game, because the list of all has few of each. */
  openedRequestOf(gameId: number): VnNumeroRequest {
    return { count: Math.min(drawsPerGame, this.openedRequest.count ?? drawsPerGame), gameId };
  }

  /** Source: LOTT-08. */
  get recentRequest(): LottRecentRequest {
    const { device, lists } = this.#root.site.config.site;
    return {
      prizeMode: lotteryPrizeMode(this.#root),
      device,
      recentCount: lists.recentLotteryCount,
    };
  }

  get menuState(): Loadable<VnLotteryMenuReply> {
    return this.menu.at(this.menuRequest);
  }

  /**
   * Whether this device's clock was set or has stopped since the last menu, so that countdowns are
   * unknown until the next one.
   */
  get isTimeUnknown(): boolean {
    return this.invalidMenu !== undefined && valueOf(this.menuState) === this.invalidMenu;
  }

  /** Returns the games of the menu in the operator's order. */
  gamesOf({ gameType, vendors }: LotteryFilter = {}): readonly TimedLottery[] {
    return this.timedGames.filter(
      (game) =>
        (gameType === undefined || game.gameType === gameType) &&
        (vendors?.includes(game.vassalage) ?? true),
    );
  }

  /** All games of the menu; computed, because several components read thousands of them. */
  get timedGames(): readonly TimedLottery[] {
    const state = this.menuState;
    const atMs = state.status === 'ready' ? state.atMs : this.#lastAtMs;
    this.#lastAtMs = atMs;
    return (valueOf(state) ?? []).flatMap(({ tag, gameMenus }) =>
      gameMenus.map((game) => ({
        gameMenuTag: tag,
        lockTime: 0,
        ...game,
        fewinTime: atMs + game.remainTime * 1000,
      })),
    );
  }

  /** Time of the last menu, from which its countdowns start also while a new one loads. */
  #lastAtMs = 0;

  /** Returns the tags of the menu in its order, without duplicates. */
  tagsOf(filter: LotteryFilter): readonly string[] {
    return [...new Set(this.gamesOf(filter).map(({ gameMenuTag }) => gameMenuTag))];
  }

  /**
   * Returns the delay until the next refresh: until the next draw, at most `refreshCapMs`, or
   * `refreshFallbackMs` if a draw is due, which doubles with each further failure. Source: LOTT-03.
   */
  refreshDelayMs(games: readonly TimedLottery[], nowMs: number): number {
    const { refreshFallbackMs, refreshCapMs } = this.#root.site.config.site.lottery;
    const smallest =
      games.length === 0 || this.isTimeUnknown
        ? 0
        : Math.min(...games.map(({ fewinTime }) => fewinTime - nowMs));
    const delayMs =
      smallest <= 0 ? refreshFallbackMs * 2 ** Math.max(0, this.#failures - 1) : smallest;
    return Math.min(delayMs, Math.max(refreshFallbackMs, refreshCapMs));
  }

  /** Requests menu and draw results. */
  async refresh(): Promise<void> {
    void this.opened.refresh(this.openedRequest);
    await this.menu.refresh(this.menuRequest);
    this.#failures = this.menuState.status === 'failed' ? this.#failures + 1 : 0;
  }

  /**
   * Checks whether the device's clock was set or has stopped. If so, invalidates the countdowns and
   * refreshes the menu.
   */
  checkClock(): void {
    const aheadMs = this.#clock.nowMs() - this.#clock.elapsedMs();
    if (Math.abs(aheadMs - this.#aheadMs) <= maxDriftMs) return;
    this.#aheadMs = aheadMs;
    runInAction(() => {
      this.invalidMenu = valueOf(this.menuState);
    });
    // Also aborts a request in flight, which started before the change.
    void this.refresh();
  }

  /** Returns whether bets on the next draw are closed. */
  isLocked(game: TimedLottery, nowMs: number): boolean {
    return this.isTimeUnknown || secondsTo(game, nowMs) <= game.lockTime;
  }

  onSignOut(): void {
    this.recent.clear();
  }

  /** Returns the draw results, newest first. */
  drawsOf(filter: LotteryFilter): readonly OpenedNumero[] {
    const gameIds = new Set(this.gamesOf(filter).map(({ gameId }) => gameId));
    return (valueOf(this.opened.at(this.openedRequest)) ?? []).filter(({ gameId }) =>
      gameIds.has(gameId),
    );
  }

  /** Returns the last draw result of a game. */
  lastDrawOf(gameId: number): OpenedNumero | undefined {
    return valueOf(this.opened.at(this.openedRequest))?.find((draw) => draw.gameId === gameId);
  }
}

/** Returns the whole seconds until a draw; 0 once it is due. */
export function secondsTo({ fewinTime }: TimedLottery, nowMs: number): number {
  return Math.max(0, Math.ceil((fewinTime - nowMs) / 1000));
}
