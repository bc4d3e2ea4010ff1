import { getLottOrders } from '@livery/api';
import type { LottOrder, LottOrdersReply, LottOrdersRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { LotteryStore } from './LotteryStore.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

const newest: LottOrdersRequest = { pageNo: 1 };

/** The member's bets on draws, page by page, and what came of them. */
export class LotteryHistoryStore implements LazyStore {
  pageNo = 1;
  readonly #root: RootStore;
  readonly #pages: Resource<LottOrdersRequest, LottOrdersReply>;

  constructor({ api, clock, seeds, root }: StoreDeps) {
    this.#root = root;
    this.#pages = new Resource({ api, clock, seeds, call: getLottOrders, freshMs: 3_000 });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The page that is looked at. */
  get state(): Loadable<LottOrdersReply> {
    return this.#pages.at({ pageNo: this.pageNo });
  }

  /**
   * Bets whose draw is over, by the menu, and of which the operator has not said what came. The
   * newest page has them, or the one that is looked at.
   */
  get overdue(): readonly LottOrder[] {
    const sold = new Map(
      this.#root
        .get(LotteryStore)
        .gamesOf()
        .map(({ gameId, numero }) => [gameId, numero]),
    );
    return this.#known.filter(
      ({ status, gameId, numero }) =>
        status === 'placed' && sold.has(gameId) && sold.get(gameId) !== numero,
    );
  }

  setPage(pageNo: number): void {
    this.pageNo = pageNo;
  }

  /** Asks for the newest bets unless they are known. */
  load(): Promise<void> {
    return this.#pages.load(newest);
  }

  /** Asks for the newest bets, and the page that is looked at. */
  async refresh(): Promise<void> {
    await Promise.all(this.#shown.map((page) => this.#pages.refresh(page)));
  }

  /** Asks what came of the overdue bets; where something did, the money is another. */
  async settle(): Promise<void> {
    const before = this.overdue.length;
    await this.refresh();
    if (this.overdue.length < before) void this.#root.wallet.refresh();
  }

  onSignOut(): void {
    this.pageNo = 1;
    this.#pages.clear();
  }

  get #shown(): readonly LottOrdersRequest[] {
    return this.pageNo === newest.pageNo ? [newest] : [newest, { pageNo: this.pageNo }];
  }

  get #known(): readonly LottOrder[] {
    return this.#shown.flatMap((page) => valueOf(this.#pages.at(page))?.orders ?? []);
  }
}
