import type { Game } from '@livery/model';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { GamePage, GamePageSource } from './gamePageSource.ts';
import { valueOf, type Loadable } from '../core/Loadable.ts';

/** Maximum number of pages that an endless list loads at once. */
const maxRestoredPages = 10;

/**
 * Games by page; each page replaces the previous one or, if endless, is appended to it. Source:
 * LOBB-04, LOBB-20.
 */
export class GamePages {
  pageNo = 1;
  /** Page count of the last reply, so that the pager stays while another page loads. */
  #knownPages = 0;
  /** Games of an endless list by request key, because the resource may evict earlier pages. */
  readonly #gamesByKey = observable.map<string, readonly Game[]>([], { deep: false });
  readonly #source: GamePageSource;
  readonly #endless: boolean;

  /** @param options `endless`: pages are appended below each other. */
  constructor({
    source,
    endless = false,
  }: {
    source: GamePageSource;
    endless?: boolean | undefined;
  }) {
    this.#source = source;
    this.#endless = endless;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): Loadable<GamePage> {
    return this.#source.at(this.pageNo);
  }

  get games(): readonly Game[] {
    if (!this.#endless) return valueOf(this.state)?.games ?? [];
    // If the list grew at its start, the last games of a page are repeated on the next one.
    return unique(
      this.#pageNos.flatMap(
        (pageNo) => this.#gamesByKey.get(this.#source.keyOf(pageNo)) ?? this.#gamesAt(pageNo),
      ),
    );
  }

  get totalPages(): number {
    const page = valueOf(this.state);
    return page ? (page.totalPages ?? this.pageNo) : this.#knownPages;
  }

  get hasMore(): boolean {
    return this.totalPages > this.pageNo;
  }

  /** Whether there are no games yet because a page is loading. */
  get loading(): boolean {
    const { state } = this;
    return (
      this.games.length === 0 &&
      (state.status === 'idle' || (state.status === 'loading' && state.value === undefined))
    );
  }

  /** Key that changes exactly when another request is needed. */
  get key(): string {
    return this.#source.keyOf(this.pageNo);
  }

  async load(): Promise<void> {
    // After a language change all pages have new requests.
    const missing = this.#endless
      ? this.#pageNos
          .slice(0, -1)
          .filter((pageNo) => !this.#gamesByKey.has(this.#source.keyOf(pageNo)))
      : [];
    await Promise.all(
      [...missing, this.pageNo].map((pageNo) => this.#settle(pageNo, this.#source.load(pageNo))),
    );
  }

  /** Requests the current page again. */
  async retry(): Promise<void> {
    await this.#settle(this.pageNo, this.#source.refresh(this.pageNo));
  }

  /** Drops all pages, because the list has changed. */
  restart(): void {
    this.pageNo = 1;
    this.#knownPages = 0;
    this.#gamesByKey.clear();
  }

  /** Shows a page; ignores a page that does not exist. */
  goToPage(pageNo: number): void {
    if (pageNo >= 1 && pageNo <= this.totalPages) this.pageNo = pageNo;
  }

  /**
   * Shows a page of an address. Loading it shows the last page instead if there are fewer. An
   * endless list loads all pages up to it, so their number is limited.
   */
  restore(pageNo: number): void {
    if (pageNo !== this.pageNo)
      this.pageNo = this.#endless ? Math.min(pageNo, maxRestoredPages) : pageNo;
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

  /** Page numbers of an endless list. */
  get #pageNos(): number[] {
    return [...Array(this.pageNo).keys()].map((index) => index + 1);
  }

  #gamesAt(pageNo: number): readonly Game[] {
    return valueOf(this.#source.at(pageNo))?.games ?? [];
  }

  async #settle(pageNo: number, request: Promise<void>): Promise<void> {
    const key = this.#source.keyOf(pageNo);
    await request;
    runInAction(() => {
      // The list has changed meanwhile.
      if (key !== this.#source.keyOf(pageNo)) return;
      // Keeps earlier games of the page: if an earlier page has become shorter, they have moved to
      // a page that is not requested again.
      if (this.#endless && valueOf(this.#source.at(pageNo)))
        this.#gamesByKey.set(
          key,
          unique([...(this.#gamesByKey.get(key) ?? []), ...this.#gamesAt(pageNo)]),
        );
      if (pageNo !== this.pageNo) return;
      this.#knownPages = this.totalPages;
      // The list has become shorter than the current page.
      if (this.state.status === 'ready' && this.totalPages < pageNo)
        this.pageNo = Math.max(1, this.totalPages);
    });
  }
}

/** Removes duplicates: each game keeps its first position and its last value. */
function unique(games: readonly Game[]): readonly Game[] {
  return [...new Map(games.map((game) => [game.nodeId, game])).values()];
}
