import { getAnnouncementContentV2, getAnnouncementLogined, getNotice } from '@livery/api';
import type {
  AnnouncementRequest,
  LoginedReply,
  Notice,
  NoticeReply,
  PopupReply,
} from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { dateInZone } from '../core/dateInZone.ts';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import { valueOf } from '../core/Loadable.ts';
import { ModalTurns } from '../shell/ModalTurns.ts';
import { ReplyCache } from '../core/ReplyCache.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, RootStore, StoreDeps } from '../RootStore.ts';

/**
 * In local storage: ids of the pop-ups that were shown, with the moment of it in Unix milliseconds.
 * In session storage: that there were any.
 */
const shownKey = 'popupNotices';
/** No brand's day is this long. */
const forgottenAfterMs = 48 * 3_600_000;

/** What the operator tells the brand's visitors. */
export class NoticesStore implements LazyStore {
  readonly board: Resource<AnnouncementRequest, NoticeReply>;
  readonly popups: Resource<AnnouncementRequest, PopupReply>;
  readonly members: Resource<AnnouncementRequest, LoginedReply>;
  readonly #root: RootStore;
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

  /** Every notice this visitor may read, the members' own first, each once. */
  get all(): readonly Notice[] {
    const {
      player = [],
      promotion = [],
      banners = [],
      popup = [],
    } = valueOf(this.board.at({})) ?? {};
    const own = this.#root.session.isGuest ? [] : (valueOf(this.members.at({}))?.player ?? []);
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
   * Opens what opens by itself: once a session, each at most once a day, and never over something
   * else.
   */
  async openPopups(): Promise<void> {
    if (this.#session.get(shownKey) !== undefined) return;
    await this.popups.load({});
    const ids = this.#due();
    if (ids.length === 0) return;
    await this.#root.get(ModalTurns).take(async () => {
      this.#session.set(shownKey, '1');
      await this.#root.modals.show('popupNotice', { ids });
    });
  }

  /** A pop-up was shown: not again today. Those of long ago are forgotten. */
  noteShown(id: string): void {
    const nowMs = this.#now();
    const kept = Object.entries(this.#shown()).filter(
      ([, atMs]) => Math.abs(nowMs - atMs) < forgottenAfterMs,
    );
    this.#local.set(shownKey, JSON.stringify({ ...Object.fromEntries(kept), [id]: nowMs }));
  }

  onSignOut(): void {
    this.members.clear();
  }

  #due(): string[] {
    const shown = this.#shown();
    return (valueOf(this.popups.at({}))?.popup ?? [])
      .map(({ id }) => String(id))
      .filter((id) => !this.#isToday(shown[id]));
  }

  #shown(): Record<string, number> {
    try {
      const kept: unknown = JSON.parse(this.#local.get(shownKey) ?? '{}');
      return Object.fromEntries(
        Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
          (entry): entry is [string, number] => Number.isFinite(entry[1]),
        ),
      );
    } catch {
      // Somebody else wrote there: nothing was shown that we know of.
      return {};
    }
  }

  /**
   * Whether a moment is of the brand's day. Days are asked for only where there is something to
   * compare: at the first visit a browser would be kept busy by its time zones.
   */
  #isToday(atMs: number | undefined): boolean {
    const { timeZone } = this.#root.site.config.site;
    return atMs !== undefined && dateInZone(timeZone, atMs) === dateInZone(timeZone, this.#now());
  }
}
