import { getLottOrders } from '@livery/api';
import type { LottOrder, LottOrdersReply, LottOrdersRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf, type Loadable } from '../core/Loadable.ts';
import { LotteryStore } from './LotteryStore.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

const newestPage: LottOrdersRequest = { pageNo: 1 };

/** The member's lottery bets by page, with their results. */
export class LotteryHistoryStore implements LazyStore {
  pageNo = 1;
  readonly #root: StoreAccess;
  readonly #pages: Resource<LottOrdersRequest, LottOrdersReply>;

  constructor({ api, clock, seeds, root }: StoreDeps) {
    this.#root = root;
    this.#pages = new Resource({ api, clock, seeds, call: getLottOrders, freshMs: 3_000 });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** State of the current page. */
  get state(): Loadable<LottOrdersReply> {
    return this.#pages.at({ pageNo: this.pageNo });
  }

  /** Bets of the newest and the current page whose draw is over but that are not settled. */
  get overdue(): readonly LottOrder[] {
    const openDraws = new Map(
      this.#root
        .get(LotteryStore)
        .gamesOf()
        .map(({ gameId, numero }) => [gameId, numero]),
    );
    return this.#orders.filter(
      ({ status, gameId, numero }) =>
        status === 'placed' && openDraws.has(gameId) && openDraws.get(gameId) !== numero,
    );
  }

  setPage(pageNo: number): void {
    this.pageNo = pageNo;
  }

  /** Loads the newest page unless it is fresh. */
  load(): Promise<void> {
    return this.#noticeSettled([newestPage], (page) => this.#pages.load(page));
  }

  /** Requests the newest and the current page. */
  refresh(): Promise<void> {
    return this.#noticeSettled(this.#requests, (page) => this.#pages.refresh(page));
  }

  onSignOut(): void {
    this.pageNo = 1;
    this.#pages.clear();
  }

  get #requests(): readonly LottOrdersRequest[] {
    return this.pageNo === newestPage.pageNo ? [newestPage] : [newestPage, { pageNo: this.pageNo }];
  }

  get #orders(): readonly LottOrder[] {
    return this.#ordersOf(this.#requests);
  }

  #ordersOf(pages: readonly LottOrdersRequest[]): readonly LottOrder[] {
    return pages.flatMap((page) => valueOf(this.#pages.at(page))?.orders ?? []);
  }

  /** Requests pages, and then the balance if a bet on them has been settled since. */
  async #noticeSettled(
    pages: readonly LottOrdersRequest[],
    request: (page: LottOrdersRequest) => Promise<void>,
  ): Promise<void> {
    const placed = new Set(
      this.#ordersOf(pages)
        .filter(({ status }) => status === 'placed')
        .map(({ orderId }) => orderId),
    );
    await Promise.all(pages.map(request));
    const hasSettled = this.#ordersOf(pages).some(
      ({ orderId, status }) => status !== 'placed' && placed.has(orderId),
    );
    if (hasSettled) void this.#root.wallet.refresh();
  }
}
