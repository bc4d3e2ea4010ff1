import { getJackpots } from '@livery/api';
import type { JackpotsReply, JackpotsRequest, Clock } from '@livery/model';
import { makeAutoObservable, runInAction } from 'mobx';
import { poll } from '../core/poll.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';

/** Older amounts are not shown. Source: GLI-19 4.13.2. */
const maxAgeMs = 30_000;
const request: JackpotsRequest = {};

/** The operator's progressive jackpot; never shows a made-up amount. */
export class JackpotFeedStore implements LazyStore {
  /** In major units of the brand's currency; `undefined` while unknown. */
  amount: number | undefined;
  /** Whether the request failed or the operator has no jackpot in the brand's currency. */
  isUnavailable: boolean;
  readonly #all: Resource<JackpotsRequest, JackpotsReply>;
  readonly #clock: Clock;
  readonly #root: StoreAccess;
  #atMs = -Infinity;

  constructor({ api, clock, seeds, root }: StoreDeps) {
    this.amount = undefined;
    this.isUnavailable = false;
    this.#root = root;
    this.#clock = clock;
    this.#all = new Resource({ api, clock, seeds, call: getJackpots, freshMs: 0 });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Requests the amount now and at intervals until the returned function is called. */
  watch(): () => void {
    if (this.#clock.nowMs() - this.#atMs > maxAgeMs) this.forget();
    return poll({
      clock: this.#clock,
      periodMs: this.#root.site.config.site.jackpots.feed.refreshMs,
      // An amount that was not watched for a while may differ from the operator's.
      ageMs: Infinity,
      request: async () => {
        await this.refresh();
        return !this.isUnavailable;
      },
    });
  }

  async refresh(): Promise<void> {
    await this.#all.refresh(request);
    const state = this.#all.at(request);
    runInAction(() => {
      // Any other status means that a newer request is in flight.
      if (state.status === 'ready') this.#take(state.value, state.atMs);
      else if (state.status === 'failed') this.#take([], -Infinity);
    });
  }

  forget(): void {
    this.amount = undefined;
  }

  #take(jackpots: JackpotsReply, atMs: number): void {
    const { code } = this.#root.site.config.site.currency;
    this.amount = jackpots.find(({ currency }) => currency === code)?.amount;
    this.isUnavailable = this.amount === undefined;
    this.#atMs = atMs;
  }
}
