import { attempt, checkAffiliate, type ApiClient, type ApiError } from '@livery/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Affiliate code of the link that the visitor followed. Source: REGI-09. */
export class AffiliateStore {
  /** The link's code. */
  linked: string | undefined;
  /** Result of the check of the link's code. */
  state: 'none' | 'checking' | 'accepted' | 'refused' = 'none';
  /** Why the link's code was rejected. */
  refusal: ApiError | undefined;
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, { refusal: observableRef }, { autoBind: true });
  }

  /** The link's code, if it is valid. */
  get accepted(): string | undefined {
    return this.state === 'accepted' ? this.linked : undefined;
  }

  /** Reads the code from a query, `?referralCode=` or `?affiliateCode=`, and checks it. */
  async follow(search: string): Promise<void> {
    const query = new URLSearchParams(search);
    const code = (query.get('referralCode') ?? query.get('affiliateCode') ?? '').trim();
    if (code === '' || code === this.linked) return;
    this.linked = code;
    this.state = 'checking';
    const refusal = await this.check(code);
    runInAction(() => {
      // Another link was followed meanwhile.
      if (this.linked !== code) return;
      this.refusal = refusal;
      this.state = refusal ? 'refused' : 'accepted';
    });
  }

  /** @returns why a code is rejected, or undefined if it is valid. */
  async check(code: string): Promise<ApiError | undefined> {
    const { error } = await attempt(this.#api.call(checkAffiliate, { code }));
    return error;
  }
}
