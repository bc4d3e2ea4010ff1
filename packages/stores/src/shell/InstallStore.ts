import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { InstallOffer } from '../core/InstallPort.ts';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';

const visitsKey = 'visits';
const visitKey = 'visit';
const declinedKey = 'installDeclinedMs';
const dayMs = 86_400_000;

/** When the site invites a player to install it. */
export interface InvitationRules {
  /** Visits of the browser, with the current one. */
  readonly minVisits: number;
  /** Days without an invitation after a player declined one. */
  readonly quietDays: number;
}

/** The offer to keep the site as an app, which the site makes instead of the browser. */
export class InstallStore implements LazyStore {
  offer: InstallOffer | undefined;
  readonly #clock: StoreDeps['clock'];
  readonly #storage: KeyValueStorage;
  readonly #visits: number;
  declinedMs: number;

  constructor({ clock, installation, localStorage, sessionStorage }: StoreDeps) {
    this.#clock = clock;
    this.#storage = localStorage;
    this.#visits = countVisit(localStorage, sessionStorage);
    this.declinedMs = Number(localStorage.get(declinedKey)) || 0;
    makeAutoObservable(this, { offer: observableRef, isInvited: false });
    installation.watch((offer) => runInAction(() => (this.offer = offer)));
  }

  /** Whether to invite the player now. */
  isInvited({ minVisits, quietDays }: InvitationRules): boolean {
    return (
      this.offer !== undefined &&
      this.#visits >= minVisits &&
      this.#clock.nowMs() - this.declinedMs >= quietDays * dayMs
    );
  }

  /** Ends the invitation for some time. */
  decline(): void {
    this.declinedMs = this.#clock.nowMs();
    this.#storage.set(declinedKey, String(this.declinedMs));
  }

  /** Lets the browser ask. Whatever the answer, the site does not ask again soon. */
  async accept(): Promise<void> {
    const { offer } = this;
    this.decline();
    if (offer?.kind === 'dialog') await offer.ask();
  }
}

/** Returns the number of visits: pages of one tab, until it is closed, are one. */
function countVisit(local: KeyValueStorage, session: KeyValueStorage): number {
  const before = Number(local.get(visitsKey)) || 0;
  if (session.get(visitKey) !== undefined) return before;
  session.set(visitKey, '1');
  local.set(visitsKey, String(before + 1));
  return before + 1;
}
