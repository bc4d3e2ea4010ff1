import type { GameListReply, GameListRequest } from '@livery/model';
import { compareShallow, makeAutoObservable, observableRef } from 'mobx';
import { GamePages } from './GamePages.ts';
import { gamePageSource, joinPageSources, type GamePageSource } from './gamePageSource.ts';
import type { Resource } from '../core/Resource.ts';

/** Filters of a game list; empty values filter nothing. */
export interface GameFilters {
  vendorCode: string;
  searchText: string;
  gameClass: string;
  /** In major units; 0 for all. */
  minBet: number;
}

export interface GameListOptions {
  gameType: string;
  /** Whether only top games are listed. */
  top?: boolean;
  /** Games per page; defaults to the brand's setting. */
  pageSize?: number;
  /** `exclusive`: choosing one filter clears the others. Source: LOBB-03. */
  filters?: 'exclusive' | 'combined';
  vendorCode?: string;
  /** Provider of all games in the list, which no filter changes. */
  onlyVendorCode?: string | undefined;
  /** Whether pages are appended below each other instead of replaced. */
  endless?: boolean;
}

/** Tab of a category: its whole list or a selection. Source: LOBB-01. */
export type GameView = 'all' | 'hot' | 'favorite' | 'recent';

/** Place in a list that its address carries. */
export interface GameListPlace {
  readonly view: GameView;
  readonly pageNo: number;
  readonly filters: GameFilters;
}

export const noFilters: GameFilters = { vendorCode: '', searchText: '', gameClass: '', minBet: 0 };

const maxSearchLength = 64;

/** Returns the part of a typed search text that is searched for. */
export function searchQueryOf(text: string): string {
  // Counted in code points like the limit of the call, so that no character is cut in half.
  return [...text.trim()].slice(0, maxSearchLength).join('').trim();
}

/** A list of games with filters and pages. Source: LOBB-02, LOBB-03, LOBB-05, LOBB-11. */
export class GameListStore {
  filters: GameFilters;
  view: GameView = 'all';
  readonly pages: GamePages;
  readonly #options: GameListOptions;

  /**
   * @param vendorCodesOf returns the codes of the vendors that the menu shows as one; by default
   *   the code itself.
   */
  constructor({
    list,
    vendorCodesOf = (code) => [code],
    ...options
  }: GameListOptions & {
    list: Resource<GameListRequest, GameListReply>;
    vendorCodesOf?: (code: string) => readonly string[];
  }) {
    this.#options = options;
    this.filters = { ...noFilters, vendorCode: options.vendorCode ?? '' };
    const source = (): GamePageSource =>
      joinPageSources(
        vendorCodesOf(this.#vendorCode).map((code) =>
          gamePageSource(
            list,
            (pageNo) => this.#requestOf(pageNo, code),
            (reply) => reply,
          ),
        ),
      );
    this.pages = new GamePages({
      source: {
        at: (pageNo) => source().at(pageNo),
        keyOf: (pageNo) => source().keyOf(pageNo),
        load: (pageNo) => source().load(pageNo),
        refresh: (pageNo) => source().refresh(pageNo),
      },
      endless: options.endless,
    });
    makeAutoObservable(this, { filters: observableRef, pages: false }, { autoBind: true });
  }

  get request(): GameListRequest {
    return this.#requestOf(this.pages.pageNo);
  }

  get #vendorCode(): string {
    return this.#options.onlyVendorCode ?? this.filters.vendorCode;
  }

  #requestOf(pageNo: number, vendorCode = this.#vendorCode): GameListRequest {
    const { searchText, gameClass, minBet } = this.filters;
    const gameName = searchQueryOf(searchText);
    const { gameType, top, pageSize } = this.#options;
    return {
      gameType,
      pageNo,
      ...(pageSize === undefined ? {} : { pageSize }),
      ...(top ? { isTop: 1 } : {}),
      ...(vendorCode === '' ? {} : { vassalage: vendorCode }),
      ...(gameClass === '' ? {} : { gameClassify: gameClass }),
      ...(gameName === '' ? {} : { gameName }),
      ...(minBet === 0 ? {} : { minBet }),
    };
  }

  /**
   * Sets a filter and returns to the first page. Clears the other filters unless the brand combines
   * them.
   */
  setFilter<Name extends keyof GameFilters>(name: Name, value: GameFilters[Name]): void {
    if (this.filters[name] === value) return;
    this.filters = {
      ...(this.#options.filters === 'combined' ? this.filters : noFilters),
      [name]: value,
    };
    this.pages.restart();
  }

  clearFilters(): void {
    this.filters = noFilters;
    this.pages.restart();
  }

  get place(): GameListPlace {
    return { view: this.view, pageNo: this.pages.pageNo, filters: this.filters };
  }

  /** Shows a place of an address. */
  restore({ view, pageNo, filters }: GameListPlace): void {
    this.view = view;
    // Equal filters stay the same object, because a search field discards typed text when they
    // change. The address has the text as it is searched for, not as it is typed.
    const current = { ...this.filters, searchText: searchQueryOf(this.filters.searchText) };
    if (!compareShallow(current, filters)) {
      this.filters = filters;
      this.pages.restart();
    }
    this.pages.restore(pageNo);
  }
}
