import { forgetLogin } from '@livery/api';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreDeps } from '../RootStore.ts';

/** The mobile number somebody signed in with. */
interface RememberedMobile {
  readonly mobileNum: string;
  readonly countryDialingCode: string | undefined;
}

/**
 * Who wanted to be remembered at the login of this browser: a name and nothing secret. What a login
 * needs again the gateway keeps, sealed.
 *
 * Source: requirements LOGN-12; design §5 "Remember me".
 */
export class RememberStore {
  /** Whether this login is to be remembered. */
  wanted = false;
  username: string | undefined;
  mobile: RememberedMobile | undefined;
  /** The gateway can sign in again who is remembered. */
  offered = false;
  /** What is remembered is known: nothing of it appears later. */
  restored = false;
  forgotten = false;
  readonly #deps: StoreDeps;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** For how long, in hours. */
  get hours(): number {
    return this.#deps.root.site.config.site.rememberMeHours;
  }

  want(wanted: boolean): void {
    this.wanted = wanted;
  }

  /** Reads what was kept. Called after hydration: what the server rendered cannot depend on it. */
  restore(): void {
    const cookies = this.#deps.cookies();
    const kept = new URLSearchParams(
      decoded(/(?:^|; )livery-remember=([^;]*)/.exec(cookies)?.[1] ?? ''),
    );
    const [username, mobileNum] = [
      kept.get('username') ?? undefined,
      kept.get('mobileNum') ?? undefined,
    ];
    this.username = username;
    this.mobile =
      mobileNum === undefined
        ? undefined
        : { mobileNum, countryDialingCode: kept.get('countryDialingCode') ?? undefined };
    this.offered = username !== undefined && /(?:^|; )livery-offer=1/.test(cookies);
    if (!this.restored) this.wanted ||= kept.has('loginRemember');
    this.restored = true;
  }

  /**
   * Forgets who it was, here and at the gateway. Rejects with the ApiError that says why it could
   * not.
   */
  async forget(): Promise<void> {
    await this.#deps.api.call(forgetLogin, {});
    runInAction(() => {
      this.wanted = false;
      this.forgotten = true;
      this.restore();
    });
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Written by something else: what is in there is not known.
    return '';
  }
}
