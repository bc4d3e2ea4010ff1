import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { LotteryFavouritesStore } from './LotteryFavouritesStore.ts';
import { LotteryStore, type LotteryFilter, type TimedLottery } from './LotteryStore.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';

/** Tab of the lottery list; `tag:` for a tag of the operator's menu. */
export type LotteryView = 'all' | 'hot' | 'favorite' | 'recent' | `tag:${string}`;

/**
 * Days of the week, Monday first. `weekdays` of site.json maps them to the numbers of
 * `drawDayOfWeek`. Source: LOTT-01.
 */
export const lotteryWeekdays = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'] as const;

/** A day of the weekday filter. */
export type LotteryWeekday = (typeof lotteryWeekdays)[number];

/** A list of lotteries with tab and weekday filter. Source: LOTT-01. */
export class LotteryListStore {
  view: LotteryView = 'all';
  weekday: LotteryWeekday | '' = '';
  readonly #root: StoreAccess;
  readonly #filter: LotteryFilter;

  constructor({ root, ...filter }: LotteryFilter & { root: StoreAccess }) {
    this.#root = root;
    this.#filter = filter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setView(view: LotteryView): void {
    this.view = view;
  }

  setWeekday(weekday: LotteryWeekday | ''): void {
    this.weekday = weekday;
  }

  get tags(): readonly string[] {
    return this.#lotteries.tagsOf(this.#filter);
  }

  /** Returns the games of the tab and day, and of one provider unless its code is empty. */
  games(vendorCode = ''): readonly TimedLottery[] {
    const day =
      this.weekday === '' ? undefined : String(this.#root.site.config.site.weekdays[this.weekday]);
    return this.#gamesOfView.filter(
      ({ vassalage, drawDayOfWeek }) =>
        (vendorCode === '' || this.#root.vendors.isShownAs(vassalage, vendorCode)) &&
        // A game without days is drawn every day.
        (day === undefined ||
          drawDayOfWeek === undefined ||
          drawDayOfWeek === '' ||
          drawDayOfWeek.split(',').includes(day)),
    );
  }

  get #gamesOfView(): readonly TimedLottery[] {
    const games = this.#lotteries.gamesOf(this.#filter);
    if (this.view === 'all') return games;
    if (this.view === 'hot') return games.filter(({ isHot }) => isHot === 1);
    if (this.view === 'favorite') return pick(games, this.#root.get(LotteryFavouritesStore).ids);
    if (this.view === 'recent')
      return pick(
        games,
        (valueOf(this.#lotteries.recent.at(this.#lotteries.recentRequest)) ?? []).map(
          ({ gameId }) => gameId,
        ),
      );
    const tag = this.view.slice('tag:'.length);
    return games.filter(({ gameMenuTag }) => gameMenuTag === tag);
  }

  get #lotteries(): LotteryStore {
    return this.#root.get(LotteryStore);
  }
}

/** Returns the games with these ids, in the order of the ids. */
function pick(games: readonly TimedLottery[], ids: readonly number[]): TimedLottery[] {
  const byId = new Map(games.map((game) => [game.gameId, game]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
