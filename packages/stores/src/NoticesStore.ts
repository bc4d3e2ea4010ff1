import { getAnnouncementContentV2, getAnnouncementLogined, getNotice } from '@livery/api';
import type { AnnouncementRequest, LoginedReply, Notice, NoticeReply, PopupReply } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { brandDay } from './brandDay.ts';
import type { KeyValueStorage } from './KeyValueStorage.ts';
import { valueOf } from './Loadable.ts';
import { ModalTurns } from './ModalTurns.ts';
import { ReplyCache } from './ReplyCache.ts';
import { Resource } from './Resource.ts';
import type { LateStore, RootStore, StorePorts } from './RootStore.ts';

/** In local storage: ids of the pop-ups that were shown, with the brand's day of it. In session storage: that there were any. */
const shownKey = 'popupNotices';

/** What the operator tells the brand's visitors. */
export class NoticesStore implements LateStore {
  readonly board: Resource<AnnouncementRequest, NoticeReply>;
  readonly popups: Resource<AnnouncementRequest, PopupReply>;
  readonly members: Resource<AnnouncementRequest, LoginedReply>;
  readonly #root: RootStore;
  readonly #now: () => number;
  readonly #local: KeyValueStorage;
  readonly #session: KeyValueStorage;

  constructor({ api, clock, seeds, localStorage, sessionStorage, build, root }: StorePorts) {
    const ports = { api, clock, seeds };
    this.#root = root;
    this.#now = clock.now;
    this.#local = localStorage;
    this.#session = sessionStorage;
    this.board = new Resource({ ...ports, call: getNotice, freshMs: 60_000, cache: new ReplyCache({ storage: sessionStorage, key: 'notices', build }) });
    this.popups = new Resource({ ...ports, call: getAnnouncementContentV2, freshMs: 60_000 });
    this.members = new Resource({ ...ports, call: getAnnouncementLogined, freshMs: 60_000 });
    makeAutoObservable(this, { board: false, popups: false, members: false }, { autoBind: true });
  }

  /** Every notice this visitor may read, the members' own first, each once. */
  get all(): readonly Notice[] {
    const { player = [], promotion = [], banners = [], popup = [] } = valueOf(this.board.at({})) ?? {};
    const own = this.#root.session.isGuest ? [] : valueOf(this.members.at({}))?.player ?? [];
    return [...new Map([...own, ...player, ...promotion, ...banners, ...popup].map((notice) => [String(notice.id), notice])).values()];
  }

  /** Opens what opens by itself: once a session, each at most once a day, and never over something else. */
  async openPopups(): Promise<void> {
    if (this.#session.get(shownKey) !== undefined) return;
    await this.popups.load({});
    const ids = this.#due();
    if (ids.length === 0) return;
    await this.#root.of(ModalTurns).take(async () => {
      this.#session.set(shownKey, '1');
      await this.#root.modals.show('popupNotice', { ids });
    });
  }

  /** A pop-up was shown: not again today. Those of other days are forgotten. */
  noteShown(id: string): void {
    const today = this.#today();
    const kept = Object.entries(this.#shown()).filter(([, day]) => day === today);
    this.#local.set(shownKey, JSON.stringify({ ...Object.fromEntries(kept), [id]: today }));
  }

  forgetMember(): void {
    this.members.clear();
  }

  #due(): string[] {
    const today = this.#today();
    const shown = this.#shown();
    return (valueOf(this.popups.at({}))?.popup ?? []).map(({ id }) => String(id)).filter((id) => shown[id] !== today);
  }

  #shown(): Record<string, unknown> {
    try {
      const kept: unknown = JSON.parse(this.#local.get(shownKey) ?? '{}');
      return typeof kept === 'object' && kept !== null ? { ...kept } : {};
    } catch {
      // Somebody else wrote there: nothing was shown that we know of.
      return {};
    }
  }

  /** The brand's day, as `2026-11-20`. */
  #today(): string {
    return brandDay(this.#root.site.config.site.timeZone, this.#now());
  }
}
