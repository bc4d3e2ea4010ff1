import { ApiError, type AnyCall } from '@livery/api';
import { canonicalJson, type Site } from '@livery/contract';
import { ByteLru } from '../http/ByteLru.ts';
import type { Clock } from '../http/Clock.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';

/** After a failure nobody asks again for this long: an operator that hangs is not waited for by every visitor. */
const failureMs = 1_000;

interface Remembered {
  readonly atMs: number;
  readonly value?: unknown;
  readonly failure?: ApiError;
}

/** Replies every guest of a brand gets alike, each kept as long as its call's `guestCacheMs`, one question under way at a time. */
export class GuestReplies {
  readonly #upstreams: Upstreams;
  readonly #clock: Clock;
  readonly #known = new ByteLru<Remembered>({ limitBytes: 32 * 1024 * 1024 });
  readonly #asked = new Map<string, Promise<unknown>>();

  constructor({ upstreams, clock }: { upstreams: Upstreams; clock: Clock }) {
    this.#upstreams = upstreams;
    this.#clock = clock;
  }

  /** Errors: those of the call. */
  async get(site: Site, call: AnyCall, request: object): Promise<unknown> {
    const key = tupleKey(site.brand, site.version, call.name, canonicalJson(request));
    const known = this.#known.get(key);
    const ageMs = known ? this.#clock.now() - known.atMs : Infinity;
    if (known?.failure && ageMs < failureMs) throw known.failure;
    if (known && !known.failure && ageMs < (call.guestCacheMs ?? 0)) return known.value;
    const asked = this.#asked.get(key) ?? this.#ask(key, site, call, request).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  async #ask(key: string, site: Site, call: AnyCall, request: object): Promise<unknown> {
    try {
      const value = await this.#upstreams.call({ site, call, request });
      this.#known.set(key, { atMs: this.#clock.now(), value }, key.length + JSON.stringify(value).length * 2);
      return value;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError({ code: 'unknown', call: call.name, cause: error });
      this.#known.set(key, { atMs: this.#clock.now(), failure }, key.length + 500);
      throw failure;
    }
  }
}
