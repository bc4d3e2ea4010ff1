import type { GameListReply, GameListRequest } from '@livery/model';
import { makeAutoObservable, observableRef } from 'mobx';
import { GamePages } from './GamePages.ts';
import { gamePageSource } from './gamePageSource.ts';
import type { Resource } from '../core/Resource.ts';

/** What a list can be narrowed by. */
export interface GameFilters {
  vendorCode: string;
  searchText: string;
  gameClass: string;
  /** In major units; 0 is "all". */
  minBet: number;
}

export interface GameListOptions {
  gameType: string;
  /** Only top games. */
  top?: boolean;
  /** Games a page; the brand's own number when left out. */
  pageSize?: number;
  /** `exclusive`: choosing one filter clears the others, as specified. */
  filters?: 'exclusive' | 'combined';
  vendorCode?: string;
  /** Pages come one below the other, instead of one after the other. */
  endless?: boolean;
}

/** What of a category is shown: its list, or some of its games. */
export type GameView = 'all' | 'hot' | 'favorite' | 'recent';

const noFilters: GameFilters = { vendorCode: '', searchText: '', gameClass: '', minBet: 0 };

/** One list of games with its filters and pages. Source: product-spec §4 "Game list". */
export class GameListStore {
  filters: GameFilters;
  view: GameView = 'all';
  readonly pages: GamePages;
  readonly #options: GameListOptions;

  constructor({
    list,
    ...options
  }: GameListOptions & { list: Resource<GameListRequest, GameListReply> }) {
    this.#options = options;
    this.filters = { ...noFilters, vendorCode: options.vendorCode ?? '' };
    this.pages = new GamePages({
      source: gamePageSource(
        list,
        (pageNo) => this.#requestOf(pageNo),
        (reply) => reply,
      ),
      endless: options.endless,
    });
    makeAutoObservable(this, { filters: observableRef, pages: false }, { autoBind: true });
  }

  get request(): GameListRequest {
    return this.#requestOf(this.pages.pageNo);
  }

  #requestOf(pageNo: number): GameListRequest {
    const { vendorCode, searchText, gameClass, minBet } = this.filters;
    const { gameType, top, pageSize } = this.#options;
    return {
      gameType,
      pageNo,
      ...(pageSize === undefined ? {} : { pageSize }),
      ...(top ? { isTop: 1 } : {}),
      ...(vendorCode === '' ? {} : { vassalage: vendorCode }),
      ...(gameClass === '' ? {} : { gameClassify: gameClass }),
      ...(searchText.trim() === '' ? {} : { gameName: searchText.trim() }),
      ...(minBet === 0 ? {} : { minBet }),
    };
  }

  /**
   * Changing a filter goes back to the first page and, unless the brand combines filters, clears
   * the others.
   */
  setFilter<Name extends keyof GameFilters>(name: Name, value: GameFilters[Name]): void {
    if (this.filters[name] === value) return;
    this.filters = {
      ...(this.#options.filters === 'combined' ? this.filters : noFilters),
      [name]: value,
    };
    this.pages.restart();
  }

  show(view: GameView): void {
    this.view = view;
  }

  clearFilters(): void {
    this.filters = noFilters;
    this.pages.restart();
  }
}
