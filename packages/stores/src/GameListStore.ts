import type { Game, GameListReply, GameListRequest } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { valueOf, type Loadable } from './Loadable.ts';
import type { Resource } from './Resource.ts';

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

/** One list of games with its filters and page. Source: product-spec §4 "Game list". */
export class GameListStore {
  filters: GameFilters;
  pageNo = 1;
  view: GameView = 'all';
  /** Pages of the last answer for these filters: the pager stays while another page is on its way. */
  knownPages = 0;
  readonly #list: Resource<GameListRequest, GameListReply>;
  readonly #options: GameListOptions;

  constructor({ list, ...options }: GameListOptions & { list: Resource<GameListRequest, GameListReply> }) {
    this.#list = list;
    this.#options = options;
    this.filters = { ...noFilters, vendorCode: options.vendorCode ?? '' };
    makeAutoObservable(this, { filters: observableRef }, { autoBind: true });
  }

  get request(): GameListRequest {
    return this.#requestOf(this.pageNo);
  }

  #requestOf(pageNo: number): GameListRequest {
    const { vendorCode, searchText, gameClass, minBet } = this.filters;
    const { gameType, top, pageSize } = this.#options;
    return {
      gameType, pageNo,
      ...(pageSize === undefined ? {} : { pageSize }),
      ...(top ? { isTop: 1 } : {}),
      ...(vendorCode === '' ? {} : { vassalage: vendorCode }),
      ...(gameClass === '' ? {} : { gameClassify: gameClass }),
      ...(searchText.trim() === '' ? {} : { gameName: searchText.trim() }),
      ...(minBet === 0 ? {} : { minBet }),
    };
  }

  get state(): Loadable<GameListReply> {
    return this.#list.at(this.request);
  }

  get games(): readonly Game[] {
    const pages = this.#options.endless ? [...Array(this.pageNo).keys()].map((index) => index + 1) : [this.pageNo];
    return pages.flatMap((pageNo) => valueOf(this.#list.at(this.#requestOf(pageNo)))?.games ?? []);
  }

  get totalPages(): number {
    return valueOf(this.state)?.totalPages ?? this.knownPages;
  }

  get hasMore(): boolean {
    return this.totalPages > this.pageNo;
  }

  /** Text that changes exactly when another request is needed. */
  get key(): string {
    return this.#list.keyOf(this.request);
  }

  async load(): Promise<void> {
    await this.#list.load(this.request);
    runInAction(() => {
      this.knownPages = this.totalPages;
    });
  }

  retry(): Promise<void> {
    return this.#list.refresh(this.request);
  }

  /** Changing a filter goes back to the first page and, unless the brand combines filters, clears the others. */
  setFilter<Name extends keyof GameFilters>(name: Name, value: GameFilters[Name]): void {
    if (this.filters[name] === value) return;
    this.filters = { ...(this.#options.filters === 'combined' ? this.filters : noFilters), [name]: value };
    this.#restart();
  }

  show(view: GameView): void {
    this.view = view;
  }

  clearFilters(): void {
    this.filters = noFilters;
    this.#restart();
  }

  #restart(): void {
    this.pageNo = 1;
    this.knownPages = 0;
  }

  /** Shows another page; one that does not exist changes nothing. */
  goToPage(pageNo: number): void {
    if (pageNo >= 1 && pageNo <= this.totalPages) this.pageNo = pageNo;
  }

  first(): void {
    this.goToPage(1);
  }

  previous(): void {
    this.goToPage(this.pageNo - 1);
  }

  /** Does nothing at the last page. */
  next(): void {
    this.goToPage(this.pageNo + 1);
  }

  /** Does nothing at the last page. */
  last(): void {
    this.goToPage(this.totalPages);
  }
}
