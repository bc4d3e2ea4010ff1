import { forgetLogin } from '@livery/api';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreDeps } from '../site/StoreAccess.ts';

/** The mobile number of the last login. */
interface RememberedMobile {
  readonly mobileNum: string;
  readonly countryDialingCode: string | undefined;
}

/**
 * Member remembered in this browser. Reads only the name; the data for a login is sealed in a
 * cookie that scripts cannot read.
 *
 * Source: LOGN-12.
 */
export class RememberStore {
  /** Whether the remember-me box is checked. */
  isChecked = false;
  username: string | undefined;
  mobile: RememberedMobile | undefined;
  /** Whether the gateway can sign in the remembered member without a password. */
  canResume = false;
  /** Whether {@link RememberStore.restore} has run. */
  restored = false;
  forgotten = false;
  readonly #deps: StoreDeps;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** How long a login is remembered, in hours. */
  get hours(): number {
    return this.#deps.root.site.config.site.rememberMeHours;
  }

  setChecked(isChecked: boolean): void {
    this.isChecked = isChecked;
  }

  /** Reads the cookies. Called after hydration, because the server renders without them. */
  restore(): void {
    const cookies = this.#deps.cookies();
    const stored = new URLSearchParams(
      decoded(/(?:^|; )livery-remember=([^;]*)/.exec(cookies)?.[1] ?? ''),
    );
    const [username, mobileNum] = [
      stored.get('username') ?? undefined,
      stored.get('mobileNum') ?? undefined,
    ];
    this.username = username;
    this.mobile =
      mobileNum === undefined
        ? undefined
        : { mobileNum, countryDialingCode: stored.get('countryDialingCode') ?? undefined };
    this.canResume = username !== undefined && /(?:^|; )livery-offer=1/.test(cookies);
    if (!this.restored) this.isChecked ||= stored.has('loginRemember');
    this.restored = true;
  }

  /** Forgets the member, also at the gateway. Throws the `ApiError` of a failed call. */
  async forget(): Promise<void> {
    await this.#deps.api.call(forgetLogin, {});
    runInAction(() => {
      this.isChecked = false;
      this.forgotten = true;
      this.restore();
    });
  }
}

/** Decodes a cookie value; an invalid one is empty. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Invalid encoding, written by other code.
    return '';
  }
}
