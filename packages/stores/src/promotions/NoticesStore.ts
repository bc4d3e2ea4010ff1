import { getAnnouncementContentV2, getAnnouncementLogined, getNotice } from '@livery/api';
import {
  centreNames,
  dateInZone,
  type AnnouncementRequest,
  type LoginedReply,
  type Notice,
  type NoticeReply,
  type PopupReply,
} from '@livery/model';
import { makeAutoObservable, when } from 'mobx';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import { valueOf } from '../core/Loadable.ts';
import { ModalQueue } from '../shell/ModalQueue.ts';
import { ReplyCache } from '../core/ReplyCache.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

/**
 * Storage key. In local storage: the ids of shown pop-ups with the Unix time in milliseconds. In
 * session storage: set once pop-ups were shown.
 */
const shownKey = 'popupNotices';
/** Entries older than this are dropped; longer than a day in any time zone. */
const maxEntryAgeMs = 48 * 3_600_000;

/** The operator's notices for visitors of the brand. Source: ANNC-04, ANNC-06, ANNC-07. */
export class NoticesStore implements LazyStore {
  readonly board: Resource<AnnouncementRequest, NoticeReply>;
  readonly popups: Resource<AnnouncementRequest, PopupReply>;
  readonly members: Resource<AnnouncementRequest, LoginedReply>;
  readonly #root: StoreAccess;
  readonly #now: () => number;
  readonly #local: KeyValueStorage;
  readonly #session: KeyValueStorage;

  constructor({ api, clock, seeds, localStorage, sessionStorage, build, root }: StoreDeps) {
    const deps = { api, clock, seeds };
    this.#root = root;
    this.#now = clock.nowMs;
    this.#local = localStorage;
    this.#session = sessionStorage;
    this.board = new Resource({
      ...deps,
      call: getNotice,
      freshMs: 60_000,
      cache: new ReplyCache({ storage: sessionStorage, key: 'notices', build }),
    });
    this.popups = new Resource({ ...deps, call: getAnnouncementContentV2, freshMs: 60_000 });
    this.members = new Resource({ ...deps, call: getAnnouncementLogined, freshMs: 60_000 });
    makeAutoObservable(this, { board: false, popups: false, members: false }, { autoBind: true });
  }

  /** Notices of the first page. */
  get latest(): readonly Notice[] {
    return this.noticesOf(1);
  }

  /** Returns the request for a page of the notices, counted from 1. */
  requestOf(pageNo: number): AnnouncementRequest {
    return pageNo === 1 ? {} : { pageNo };
  }

  /**
   * Returns the number of pages that the reply for a page states; `undefined` until it is known.
   */
  pageCountAt(pageNo: number): number | undefined {
    const board = valueOf(this.board.at(this.requestOf(pageNo)));
    return board && Math.max(board.totalPages ?? 1, this.#membersAt(pageNo)?.totalPages ?? 1);
  }

  /**
   * Returns the notices of a page for this visitor without duplicates, those for members first.
   * Both lists have their own pages.
   */
  noticesOf(pageNo: number): readonly Notice[] {
    const {
      player = [],
      promotion = [],
      banners = [],
      popup = [],
    } = valueOf(this.board.at(this.requestOf(pageNo))) ?? {};
    const own = this.#membersAt(pageNo)?.player ?? [];
    return [
      ...new Map(
        [...own, ...player, ...promotion, ...banners, ...popup].map((notice) => [
          String(notice.id),
          notice,
        ]),
      ).values(),
    ];
  }

  /**
   * Opens the pop-ups that are due: once per session, each at most once per day of the brand, and
   * never over another modal, a dialog or a centre. Source: ANNC-04.
   *
   * @param waitsOn names of routes on which they wait for the next page, such as registration.
   */
  async openPopups(waitsOn: readonly string[] = []): Promise<void> {
    const { modals, page } = this.#root;
    const wasShown = (): boolean => this.#session.get(shownKey) !== undefined;
    const mayOpen = (): boolean => !waitsOn.includes(page.route.name) && !isCentreOpen(page.search);
    while (!wasShown()) {
      await when(mayOpen);
      await this.popups.load({});
      const ids = this.#due();
      if (ids.length === 0) return;
      await this.#root.get(ModalQueue).enqueue(async () => {
        // The visitor may have gone on while another modal was open.
        if (!mayOpen() || wasShown()) return;
        this.#session.set(shownKey, '1');
        await modals.show('popupNotice', { ids });
      });
    }
  }

  /** Stores that a pop-up was shown today, and drops old entries. */
  markShown(id: string): void {
    const nowMs = this.#now();
    const recent = Object.entries(this.#shown()).filter(
      ([, atMs]) => Math.abs(nowMs - atMs) < maxEntryAgeMs,
    );
    this.#local.set(shownKey, JSON.stringify({ ...Object.fromEntries(recent), [id]: nowMs }));
  }

  onSignOut(): void {
    this.members.clear();
  }

  #membersAt(pageNo: number): LoginedReply | undefined {
    return this.#root.session.isGuest
      ? undefined
      : valueOf(this.members.at(this.requestOf(pageNo)));
  }

  #due(): string[] {
    const shown = this.#shown();
    return (valueOf(this.popups.at({}))?.popup ?? [])
      .map(({ id }) => String(id))
      .filter((id) => !this.#isToday(shown[id]));
  }

  #shown(): Record<string, number> {
    try {
      const entries: unknown = JSON.parse(this.#local.get(shownKey) ?? '{}');
      return Object.fromEntries(
        Object.entries(typeof entries === 'object' && entries !== null ? entries : {}).filter(
          (entry): entry is [string, number] => Number.isFinite(entry[1]),
        ),
      );
    } catch {
      // Invalid content, written by other code.
      return {};
    }
  }

  /**
   * Returns whether a time is today in the brand's time zone. Dates are formatted only if there is
   * an entry, because the first use of time zones is slow.
   */
  #isToday(atMs: number | undefined): boolean {
    const { timeZone } = this.#root.site.config.site;
    return atMs !== undefined && dateInZone(timeZone, atMs) === dateInZone(timeZone, this.#now());
  }
}

/** Returns whether the query of an address opens a page of a centre. */
function isCentreOpen(search: string): boolean {
  const query = new URLSearchParams(search);
  return centreNames.some((centre) => query.has(centre));
}
