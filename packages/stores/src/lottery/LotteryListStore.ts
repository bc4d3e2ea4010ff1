import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { LotteryFavouritesStore } from './LotteryFavouritesStore.ts';
import { LotteryStore, type LotteryFilter, type TimedLottery } from './LotteryStore.ts';
import type { RootStore } from '../RootStore.ts';

/**
 * What of the lotteries is shown: all, some of them, or those of one tag of the operator's menu.
 */
export type LotteryView = 'all' | 'hot' | 'favorite' | 'recent' | `tag:${string}`;

/**
 * The days of a week as the specification writes them, Monday first; `weekdays` of site.json says
 * which number each has in `drawDayOfWeek`. Source: product-spec §9 "Weekday filter".
 */
export const lotteryWeekdays = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'] as const;

/** A day of the weekday filter. */
export type LotteryWeekday = (typeof lotteryWeekdays)[number];

/** One list of lotteries with its tab and its day. Source: requirements LOTT-01. */
export class LotteryListStore {
  view: LotteryView = 'all';
  weekday: LotteryWeekday | '' = '';
  readonly #root: RootStore;
  readonly #filter: LotteryFilter;

  constructor({ root, ...filter }: LotteryFilter & { root: RootStore }) {
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

  /** The games of tab and day; of one provider, if it is named. */
  games(vendorCode?: string | null): readonly TimedLottery[] {
    const day =
      this.weekday === '' ? undefined : String(this.#root.site.config.site.weekdays[this.weekday]);
    return this.#shown.filter(
      ({ vassalage, drawDayOfWeek }) =>
        (vendorCode === undefined || vendorCode === null || vassalage === vendorCode) &&
        // A game that names no days is drawn on any.
        (day === undefined ||
          drawDayOfWeek === undefined ||
          drawDayOfWeek === '' ||
          drawDayOfWeek.split(',').includes(day)),
    );
  }

  get #shown(): readonly TimedLottery[] {
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

/** Of the games those with these numbers, in the numbers' order. */
function pick(games: readonly TimedLottery[], ids: readonly number[]): TimedLottery[] {
  return ids.flatMap((id) => games.find(({ gameId }) => gameId === id) ?? []);
}
