import { ApiError, type AnyCall } from '@livery/api';
import { canonicalJson, type Site } from '@livery/model';
import { ByteLru } from '../http/ByteLru.ts';
import type { Clock } from '../http/Clock.ts';
import { shortHash } from '../http/contentHash.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';

/**
 * After a failure nobody asks again for this long: an operator that hangs is not waited for by
 * every visitor.
 */
const failureMs = 1_000;

/** A reply, and a hash of it: what was made from one reply serves an equal one. */
export interface GuestReply {
  readonly value: unknown;
  readonly hash: string;
  /** Until when nobody has to ask again. */
  readonly freshUntilMs: number;
}

interface Remembered {
  readonly atMs: number;
  readonly reply?: GuestReply;
  readonly failure?: ApiError;
}

/**
 * Replies every guest of a brand gets alike, each kept as long as its call's `guestCacheMs`, one
 * question under way at a time.
 */
export class GuestReplies {
  readonly #upstreams: Upstreams;
  readonly #clock: Clock;
  readonly #known = new ByteLru<Remembered>({ limitBytes: 32 * 1024 * 1024 });
  readonly #asked = new Map<string, Promise<GuestReply>>();

  constructor({ upstreams, clock }: { upstreams: Upstreams; clock: Clock }) {
    this.#upstreams = upstreams;
    this.#clock = clock;
  }

  /**
   * Errors: those of the call. A page names the brand state it is made from: a module that was
   *         turned turns the replies with it.
   */
  async get(site: Site, call: AnyCall, request: object, stateHash?: string): Promise<GuestReply> {
    const key = keyOf(site, call, request, stateHash);
    const known = this.#known.get(key);
    if (known?.failure && this.#clock.nowMs() - known.atMs < failureMs) throw known.failure;
    if (known?.reply && this.#isFresh(known.reply)) return known.reply;
    const asked =
      this.#asked.get(key) ??
      this.#ask(key, site, call, request).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  /** The reply, if it is at hand and fresh. */
  peek(site: Site, call: AnyCall, request: object, stateHash?: string): GuestReply | undefined {
    const reply = this.#known.get(keyOf(site, call, request, stateHash))?.reply;
    return reply && this.#isFresh(reply) ? reply : undefined;
  }

  /** Drops all replies of a brand. */
  forget(brand: string): void {
    this.#known.deleteByPrefix(tupleKey(brand));
  }

  #isFresh({ freshUntilMs }: GuestReply): boolean {
    return this.#clock.nowMs() < freshUntilMs;
  }

  async #ask(key: string, site: Site, call: AnyCall, request: object): Promise<GuestReply> {
    try {
      const value = await this.#upstreams.call({ site, call, request });
      const text = JSON.stringify(value);
      const reply = {
        value,
        hash: shortHash(text),
        freshUntilMs: this.#clock.nowMs() + (call.guestCacheMs ?? 0),
      };
      this.#known.set(key, { atMs: this.#clock.nowMs(), reply }, key.length + text.length * 2);
      return reply;
    } catch (error) {
      const failure =
        error instanceof ApiError
          ? error
          : new ApiError({ code: 'unknown', call: call.name, cause: error });
      this.#known.set(key, { atMs: this.#clock.nowMs(), failure }, key.length + 500);
      throw failure;
    }
  }
}

function keyOf(
  { brand, version }: Site,
  { name }: AnyCall,
  request: object,
  stateHash = '',
): string {
  return tupleKey(brand, version, stateHash, name, canonicalJson(request));
}
