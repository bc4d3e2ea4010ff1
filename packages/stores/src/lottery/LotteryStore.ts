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
} from '@livery/model';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../core/Clock.ts';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { lotteryPrizeMode } from './lotteryPrizeMode.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

/** A lottery game and the moment of its draw, on this device's clock. */
export interface TimedLottery extends LotteryGame {
  /** Unix time in milliseconds. */
  readonly fewinTime: number;
}

/**
 * Which lotteries of the menu: those of a category, and of providers; all of them where it says
 * nothing.
 */
export interface LotteryFilter {
  readonly gameType?: string | undefined;
  readonly vendors?: readonly string[] | undefined;
}

/** A device's two clocks may drift apart by so much before one of them was set, or stood still. */
const driftMs = 1_500;
const drawsOfGame = 10;

/** The operator's lottery games with their draws, and the numbers drawn last. */
export class LotteryStore implements LazyStore {
  /**
   * What the menu said when this device's clock was last found to have been set, or to have stood
   * still.
   */
  doubted: VnLotteryMenuReply | undefined = undefined;
  readonly menu: Resource<VnLotteryMenuRequest, VnLotteryMenuReply>;
  readonly opened: Resource<VnNumeroRequest, VnNumeroReply>;
  readonly recent: Resource<LottRecentRequest, LottRecentReply>;
  readonly #root: RootStore;
  readonly #clock: Clock;
  /** How far the device's clock is ahead of the one that nobody sets. */
  #aheadMs: number;

  constructor({ api, clock, seeds, root }: StoreDeps) {
    this.#root = root;
    this.#clock = clock;
    this.#aheadMs = clock.nowMs() - clock.elapsedMs();
    // A countdown counts from the answer: an old one is never shown as new.
    this.menu = new Resource({ api, clock, seeds, call: getVnLotteryMenu, freshMs: 0 });
    this.opened = new Resource({ api, clock, seeds, call: getVnNumero, freshMs: 5_000 });
    this.recent = new Resource({ api, clock, seeds, call: getLottRecent, freshMs: 5_000 });
    makeObservable(this, { doubted: observableRef, unsure: computed });
  }

  get menuRequest(): VnLotteryMenuRequest {
    return { device: this.#root.site.config.site.device };
  }

  get openedRequest(): VnNumeroRequest {
    return { count: this.#root.site.config.site.lists.drawResultsCount };
  }

  /** The draws of one game: the list of all has few of each. */
  openedRequestOf(gameId: number): VnNumeroRequest {
    return { count: Math.min(drawsOfGame, this.openedRequest.count ?? drawsOfGame), gameId };
  }

  /** Source: product-spec §3 "Recent lottery request: prizeMode, device, recentCount". */
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
   * Whether this device's clock was set, or stood still, since the operator answered: until it
   * answers again, whoever asks it, no countdown is known.
   */
  get unsure(): boolean {
    return this.doubted !== undefined && valueOf(this.menuState) === this.doubted;
  }

  /** The games of the menu, in the operator's order. */
  gamesOf({ gameType, vendors }: LotteryFilter = {}): readonly TimedLottery[] {
    const state = this.menuState;
    const atMs = state.status === 'ready' ? state.atMs : this.#lastAtMs;
    this.#lastAtMs = atMs;
    return (valueOf(state) ?? [])
      .flatMap(({ gameMenus }) => gameMenus)
      .filter(
        (game) =>
          (gameType === undefined || game.gameType === gameType) &&
          (vendors?.includes(game.vassalage) ?? true),
      )
      .map((game) => ({ ...game, fewinTime: atMs + game.remainTime * 1000 }));
  }

  /** While the menu is refreshed, what is shown still counts from its own answer. */
  #lastAtMs = 0;

  /** The member's own tags of the menu, in its order. */
  tagsOf(filter: LotteryFilter): readonly string[] {
    return [...new Set(this.gamesOf(filter).map(({ gameMenuTag }) => gameMenuTag))];
  }

  /**
   * When the menu is to be asked again: with the next draw, at most after the brand's longest wait.
   * Source: product-spec §9 "Lottery refresh".
   */
  refreshDelayMs(games: readonly TimedLottery[], nowMs: number): number {
    const { refreshFallbackMs, refreshCapMs } = this.#root.site.config.site.lottery;
    const smallest =
      games.length === 0 || this.unsure
        ? 0
        : Math.min(...games.map(({ fewinTime }) => fewinTime - nowMs));
    return smallest <= 0 ? refreshFallbackMs : Math.min(smallest, refreshCapMs);
  }

  /** Asks for menu and drawn numbers anew. */
  async refresh(): Promise<void> {
    void this.opened.refresh(this.openedRequest);
    await this.menu.refresh(this.menuRequest);
  }

  /**
   * Finds out whether the device's clock can still be counted by; where not, the operator is asked,
   * and until then nothing is counted.
   */
  checkClock(): void {
    const aheadMs = this.#clock.nowMs() - this.#clock.elapsedMs();
    if (Math.abs(aheadMs - this.#aheadMs) <= driftMs) return;
    this.#aheadMs = aheadMs;
    runInAction(() => {
      this.doubted = valueOf(this.menuState);
    });
    // What is under way was asked for before: this drops it.
    void this.refresh();
  }

  /** Whether nothing is sold any more for the draw that is next. */
  isLocked(game: TimedLottery, nowMs: number): boolean {
    return this.unsure || secondsTo(game, nowMs) <= game.lockTime;
  }

  /** The member's last lotteries are the member's own. */
  onSignOut(): void {
    this.recent.clear();
  }

  /** The draws that are over, newest first. */
  drawsOf(filter: LotteryFilter): readonly OpenedNumero[] {
    const own = new Set(this.gamesOf(filter).map(({ gameId }) => gameId));
    return (valueOf(this.opened.at(this.openedRequest)) ?? []).filter(({ gameId }) =>
      own.has(gameId),
    );
  }

  /** The last draw of a game that is known. */
  lastDrawOf(gameId: number): OpenedNumero | undefined {
    return valueOf(this.opened.at(this.openedRequest))?.find((draw) => draw.gameId === gameId);
  }
}

/** Whole seconds until a draw; 0 once it is due. */
export function secondsTo({ fewinTime }: TimedLottery, nowMs: number): number {
  return Math.max(0, Math.ceil((fewinTime - nowMs) / 1000));
}
