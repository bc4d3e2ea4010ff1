import { dateInZone } from '@livery/model';
import { makeAutoObservable, when } from 'mobx';
import { AccountStateStore } from '../account/AccountStateStore.ts';
import { valueOf } from '../core/Loadable.ts';
import { ModalQueue } from '../shell/ModalQueue.ts';
import { NoticesStore } from '../promotions/NoticesStore.ts';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';
import { unreadQuery } from '../account/unreadQuery.ts';
import { memberInfoQuery } from '../account/memberInfoQuery.ts';

/** Key in local storage of the accounts that have hidden the modal, each with the brand's date. */
const hiddenKey = 'afterLoginHidden';

/** News for a member who has just logged in. Source: LOGN-06. */
export class AfterLoginStore implements LazyStore {
  readonly #deps: StoreDeps;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Shows the modal once the page `path` is shown and the data is loaded. Trial accounts and
   * members who have hidden it today do not get it.
   *
   * @param isNew whether the member has just registered.
   */
  async open(path: string, { isNew = false } = {}): Promise<void> {
    const { modals, page, session, site } = this.#deps.root;
    if (!site.config.site.afterLoginModal || !session.isMember || this.isHidden) return;
    await Promise.all([
      when(() => page.route.path === path || page.error !== undefined || session.isGuest),
      this.#load(),
    ]);
    await this.#deps.root.get(ModalQueue).enqueue(async () => {
      // The member may have opened another page meanwhile.
      if (page.route.path === path && session.isMember)
        await modals.show('afterLoginModal', { isNew });
    });
  }

  /** Whether this member has hidden the modal for today. */
  get isHidden(): boolean {
    return this.#hidden()[this.#account] === this.#today();
  }

  /** Hides the modal for today, or shows it again. */
  hide(hidden: boolean): void {
    const today = this.#today();
    const others = Object.entries(this.#hidden()).filter(
      ([account, day]) => day === today && account !== this.#account,
    );
    this.#deps.localStorage.set(
      hiddenKey,
      JSON.stringify({ ...Object.fromEntries(others), ...(hidden && { [this.#account]: today }) }),
    );
  }

  /** The member's nickname, else the account name. */
  get name(): string {
    return valueOf(this.#deps.root.query(memberInfoQuery).at({}))?.nickname ?? this.#account;
  }

  /** Loads the data of the modal; failed parts are left out. */
  async #load(): Promise<void> {
    const { root } = this.#deps;
    await Promise.all([
      root.query(memberInfoQuery).load({}),
      root.get(AccountStateStore).info.load({}),
      root.query(unreadQuery).load({}),
      root.get(NoticesStore).members.load({}),
    ]);
  }

  get #account(): string {
    return this.#deps.root.session.view.account ?? '';
  }

  #hidden(): Record<string, unknown> {
    try {
      const hidden: unknown = JSON.parse(this.#deps.localStorage.get(hiddenKey) ?? '{}');
      return typeof hidden === 'object' && hidden !== null ? { ...hidden } : {};
    } catch {
      // Invalid content, written by other code.
      return {};
    }
  }

  #today(): string {
    return dateInZone(this.#deps.root.site.config.site.timeZone, this.#deps.clock.nowMs());
  }
}
