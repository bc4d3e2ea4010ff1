import { ApiError, checkAffiliate, type ApiClient } from '@livery/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/**
 * The code of who sent a visitor here, as the link names it.
 *
 * Source: product-spec §4 "Registration": "With no affiliate code in the link the input is shown;
 *         with one in the link it is checked on load and the input is
 * hidden if valid."
 */
export class AffiliateStore {
  /** The link's code. */
  linked: string | undefined;
  /** What became of the link's code. */
  state: 'none' | 'checking' | 'accepted' | 'refused' = 'none';
  /** Why the link's code was not accepted. */
  refusal: ApiError | undefined;
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, { refusal: observableRef }, { autoBind: true });
  }

  /** The link's code, once it was found valid. */
  get accepted(): string | undefined {
    return this.state === 'accepted' ? this.linked : undefined;
  }

  /**
   * Takes the code from a page's query, `?referralCode=` or `?affiliateCode=`, and has it checked.
   */
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

  /** @returns why a code is not accepted. */
  async check(code: string): Promise<ApiError | undefined> {
    try {
      await this.#api.call(checkAffiliate, { code });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error;
    }
  }
}
