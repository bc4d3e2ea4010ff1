import type { Game } from '@livery/model';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { GamePage, GamePageSource } from './gamePageSource.ts';
import { valueOf, type Loadable } from '../core/Loadable.ts';

/**
 * Games by the page: one page after the other, or one below the other. Source: product-spec §2
 * "Paging".
 */
export class GamePages {
  pageNo = 1;
  /** Pages of the last answer: the pager stays while another page is on its way. */
  #knownPages = 0;
  /**
   * Pages one below the other, by their requests: the resource may forget those far above, the
   * visitor still sees them.
   */
  readonly #kept = observable.map<string, readonly Game[]>([], { deep: false });
  readonly #source: GamePageSource;
  readonly #endless: boolean;

  /** @param options `endless`: pages come one below the other. */
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
    // A list that grew at its start has the last games of a page again on the next one.
    return eachOnce(
      this.#pageNos.flatMap(
        (pageNo) => this.#kept.get(this.#source.keyOf(pageNo)) ?? this.#gamesAt(pageNo),
      ),
    );
  }

  get totalPages(): number {
    return valueOf(this.state)?.totalPages ?? this.#knownPages;
  }

  get hasMore(): boolean {
    return this.totalPages > this.pageNo;
  }

  /** Nothing is known yet, and something is on its way. */
  get loading(): boolean {
    const { state } = this;
    return (
      this.games.length === 0 &&
      (state.status === 'idle' || (state.status === 'loading' && state.value === undefined))
    );
  }

  /** Text that changes exactly when another request is needed. */
  get key(): string {
    return this.#source.keyOf(this.pageNo);
  }

  async load(): Promise<void> {
    // In another language all of them are other requests.
    const missing = this.#endless
      ? this.#pageNos.slice(0, -1).filter((pageNo) => !this.#kept.has(this.#source.keyOf(pageNo)))
      : [];
    await Promise.all(
      [...missing, this.pageNo].map((pageNo) => this.#settle(pageNo, this.#source.load(pageNo))),
    );
  }

  /** Asks for the page again, whatever is there. */
  async retry(): Promise<void> {
    await this.#settle(this.pageNo, this.#source.refresh(this.pageNo));
  }

  /** Another list: nothing of the old one counts. */
  restart(): void {
    this.pageNo = 1;
    this.#knownPages = 0;
    this.#kept.clear();
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

  /** The pages that are shown where they come one below the other. */
  get #pageNos(): number[] {
    return [...Array(this.pageNo).keys()].map((index) => index + 1);
  }

  #gamesAt(pageNo: number): readonly Game[] {
    return valueOf(this.#source.at(pageNo))?.games ?? [];
  }

  async #settle(pageNo: number, asked: Promise<void>): Promise<void> {
    const key = this.#source.keyOf(pageNo);
    await asked;
    runInAction(() => {
      // Another list is wanted by now.
      if (key !== this.#source.keyOf(pageNo)) return;
      // What moved up from a page when one above it became shorter is in nobody's answer any more.
      if (this.#endless && valueOf(this.#source.at(pageNo)))
        this.#kept.set(key, eachOnce([...(this.#kept.get(key) ?? []), ...this.#gamesAt(pageNo)]));
      if (pageNo !== this.pageNo) return;
      this.#knownPages = this.totalPages;
      // The list became shorter.
      if (this.state.status === 'ready' && this.totalPages > 0 && this.totalPages < pageNo)
        this.pageNo = this.totalPages;
    });
  }
}

/** Each game once, at its first place, as it came last. */
function eachOnce(games: readonly Game[]): readonly Game[] {
  return [...new Map(games.map((game) => [game.nodeId, game])).values()];
}
