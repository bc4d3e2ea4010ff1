import { makeAutoObservable, when } from 'mobx';
import { AccountStateStore } from '../account/AccountStateStore.ts';
import { dateInZone } from '../core/dateInZone.ts';
import { valueOf } from '../core/Loadable.ts';
import { ModalTurns } from '../shell/ModalTurns.ts';
import { NoticesStore } from '../promotions/NoticesStore.ts';
import type { LazyStore, StoreDeps } from '../RootStore.ts';
import { unreadQuery } from '../account/unreadQuery.ts';
import { memberInfoQuery } from '../account/memberInfoQuery.ts';

/** In local storage: the accounts that want no more of it today, each with the brand's day. */
const hiddenKey = 'afterLoginHidden';

/**
 * What is new for the member that just logged in. Source: requirements LOGN-06 "the after-login
 * modal shows".
 */
export class AfterLoginStore implements LazyStore {
  readonly #deps: StoreDeps;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Shows it once the visitor has arrived where the login leads and what it tells is there; not to
   * who wants no more of it today, nor to a trial account.
   */
  async open(path: string): Promise<void> {
    const { modals, page, session, site } = this.#deps.root;
    if (!site.config.site.afterLoginModal || !session.isMember || this.isHidden) return;
    await Promise.all([
      when(() => page.route.path === path || page.error !== undefined || session.isGuest),
      this.#load(),
    ]);
    await this.#deps.root.get(ModalTurns).take(async () => {
      // Who has gone on meanwhile wants something else.
      if (page.route.path === path && session.isMember) await modals.show('afterLoginModal', {});
    });
  }

  /** Whether this member asked not to see it again today. */
  get isHidden(): boolean {
    return this.#hidden()[this.#account] === this.#today();
  }

  /** The member wants no more of it today, or does after all. */
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

  /** The member as it likes to be called. */
  get name(): string {
    return valueOf(this.#deps.root.query(memberInfoQuery).at({}))?.nickname ?? this.#account;
  }

  /** What could not be had is left out. */
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
      const kept: unknown = JSON.parse(this.#deps.localStorage.get(hiddenKey) ?? '{}');
      return typeof kept === 'object' && kept !== null ? { ...kept } : {};
    } catch {
      // Somebody else wrote there: nobody asked for anything that we know of.
      return {};
    }
  }

  #today(): string {
    return dateInZone(this.#deps.root.site.config.site.timeZone, this.#deps.clock.nowMs());
  }
}
