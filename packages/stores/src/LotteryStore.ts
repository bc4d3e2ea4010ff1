import { getVnLotteryMenu, getVnNumero } from '@livery/api';
import type { LotteryGame, OpenedNumero, VnLotteryMenuReply, VnLotteryMenuRequest, VnNumeroReply, VnNumeroRequest } from '@livery/contract';
import { valueOf, type Loadable } from './Loadable.ts';
import { Resource } from './Resource.ts';
import type { LateStore, RootStore, StorePorts } from './RootStore.ts';

/** A lottery game and the moment of its draw, on this device's clock. */
export interface TimedLottery extends LotteryGame {
  /** Unix time in milliseconds. */
  readonly fewinTime: number;
}

/** The operator's lottery games with their draws, and the numbers drawn last. */
export class LotteryStore implements LateStore {
  readonly menu: Resource<VnLotteryMenuRequest, VnLotteryMenuReply>;
  readonly opened: Resource<VnNumeroRequest, VnNumeroReply>;
  readonly #root: RootStore;

  constructor({ api, clock, seeds, root }: StorePorts) {
    this.#root = root;
    // A countdown counts from the answer: an old one is never shown as new.
    this.menu = new Resource({ api, clock, seeds, call: getVnLotteryMenu, freshMs: 0 });
    this.opened = new Resource({ api, clock, seeds, call: getVnNumero, freshMs: 5_000 });
  }

  get menuRequest(): VnLotteryMenuRequest {
    return { device: this.#root.site.config.site.device };
  }

  get openedRequest(): VnNumeroRequest {
    return { count: this.#root.site.config.site.lists.openedNumbersCount };
  }

  get menuState(): Loadable<VnLotteryMenuReply> {
    return this.menu.at(this.menuRequest);
  }

  /** The games of a category, or of the whole menu, in the operator's order. */
  gamesOf(gameType?: string): readonly TimedLottery[] {
    const state = this.menuState;
    const atMs = state.status === 'ready' ? state.atMs : this.#lastAtMs;
    this.#lastAtMs = atMs;
    return (valueOf(state) ?? []).flatMap(({ gameMenus }) => gameMenus).filter((game) => gameType === undefined || game.gameType === gameType)
      .map((game) => ({ ...game, fewinTime: atMs + game.remainTime * 1000 }));
  }

  /** While the menu is refreshed, what is shown still counts from its own answer. */
  #lastAtMs = 0;

  /** When the menu is to be asked again: with the next draw, at most after the brand's longest wait. Source: product-spec §9 "Lottery refresh". */
  refreshDelayMs(gameType: string | undefined, nowMs: number): number {
    const { refreshFallbackMs, refreshCapMs } = this.#root.site.config.site.lottery;
    const games = this.gamesOf(gameType);
    const smallest = games.length === 0 ? 0 : Math.min(...games.map(({ fewinTime }) => fewinTime - nowMs));
    return smallest <= 0 ? refreshFallbackMs : Math.min(smallest, refreshCapMs);
  }

  /** Asks for menu and drawn numbers anew. */
  refresh(): void {
    void this.menu.refresh(this.menuRequest);
    void this.opened.refresh(this.openedRequest);
  }

  /** The draws of a category that are over, newest first. */
  drawsOf(gameType?: string): readonly OpenedNumero[] {
    const own = new Set(this.gamesOf(gameType).map(({ gameId }) => gameId));
    return (valueOf(this.opened.at(this.openedRequest)) ?? []).filter(({ gameId }) => gameType === undefined || own.has(gameId));
  }

  /** The last draw of a game that is known. */
  lastDrawOf(gameId: number): OpenedNumero | undefined {
    return valueOf(this.opened.at(this.openedRequest))?.find((draw) => draw.gameId === gameId);
  }
}
