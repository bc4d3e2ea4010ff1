import { ApiError, type AnyCall } from '@livery/api';
import { canonicalJson, type Site, type Clock } from '@livery/model';
import { brandPrefix, pageKey } from '../../brands/pageKey.ts';
import { ByteLru } from '../../http/ByteLru.ts';
import { shortHash } from '../../http/contentHash.ts';
import type { RequestTrace } from '../../tracing/RequestTrace.ts';
import type { Source } from '../../upstream/circuits/CircuitBreaker.ts';
import { OperatorRefusal } from '../../upstream/OperatorRefusal.ts';
import { SourceStopped } from '../../upstream/circuits/SourceStopped.ts';
import { valueOf, type ReplyContent } from '../../upstream/replies/ReplyContent.ts';
import type { Upstreams } from '../../upstream/Upstreams.ts';

const megabyte = 1024 * 1024;

/**
 * Time for which a failure is cached, so that not every visitor waits for an operator that hangs.
 */
const failureMs = 1_000;

/** A reply and its hash; content rendered from one reply is reused for an equal one. */
export interface GuestReply {
  readonly content: ReplyContent;
  /** Returns the value, which is parsed once if the reply is large. Errors: those of `valueOf`. */
  readonly value: () => unknown;
  /** The value as JSON, which is sent to each guest; as bytes if it is large. */
  readonly json: string | Uint8Array;
  readonly hash: string;
  /** End of the reply's lifetime, in elapsed time. */
  readonly freshUntilMs: number;
}

/** A call that every guest of a brand gets the same reply to, in one language. */
export interface GuestCall {
  readonly site: Site;
  readonly call: AnyCall;
  readonly request: object;
  /** Part of the cache's key, because the operator may answer in the language of the header. */
  readonly language: string;
  /**
   * Brand state that a page is rendered from, so that a changed module flag also refreshes the
   * page's replies.
   */
  readonly stateHash?: string;
  /**
   * Visitor whose request causes a call to the operator. Not part of the key: it has the failures
   * of the requests that it makes up.
   */
  readonly source: Source;
  /**
   * Returns the ids of the request, which the call to the operator has if this request causes it.
   */
  readonly trace?: () => RequestTrace;
}

interface CachedReply {
  readonly atMs: number;
  readonly reply?: GuestReply;
  /** Makes the error of the failure, again for each caller. */
  readonly failure?: () => ApiError;
}

/**
 * Cache of replies that are equal for all guests of a brand, each for its call's `guestCacheMs`.
 * Concurrent requests share one operator call.
 */
export class GuestReplies {
  readonly #upstreams: Pick<Upstreams, 'reply'>;
  readonly #clock: Clock;
  readonly #cached = new ByteLru<CachedReply>({
    limitBytes: 32 * megabyte,
    shareBytes: 8 * megabyte,
    ownerOf: brandOf,
  });
  readonly #inFlight = new Map<string, Promise<GuestReply>>();

  constructor({ upstreams, clock }: { upstreams: Pick<Upstreams, 'reply'>; clock: Clock }) {
    this.#upstreams = upstreams;
    this.#clock = clock;
  }

  /**
   * Returns the cached reply or calls the operator.
   *
   * Errors: those of the call.
   */
  async get(guestCall: GuestCall): Promise<GuestReply> {
    const key = keyOf(guestCall);
    const cached = this.#cached.get(key);
    if (cached?.failure && this.#clock.elapsedMs() - cached.atMs < failureMs)
      throw cached.failure();
    if (cached?.reply && this.#isFresh(cached.reply)) return cached.reply;
    const pending =
      this.#inFlight.get(key) ??
      this.#load(key, guestCall).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, pending);
    return pending;
  }

  /** Returns the cached reply if it is fresh. */
  peek(guestCall: GuestCall): GuestReply | undefined {
    const reply = this.#cached.get(keyOf(guestCall))?.reply;
    return reply && this.#isFresh(reply) ? reply : undefined;
  }

  /** Drops all replies of a brand. */
  forget(brand: string): void {
    this.#cached.deleteByPrefix(brandPrefix(brand));
  }

  #isFresh({ freshUntilMs }: GuestReply): boolean {
    return this.#clock.elapsedMs() < freshUntilMs;
  }

  async #load(
    key: string,
    { site, call, request, language, source, trace }: GuestCall,
  ): Promise<GuestReply> {
    try {
      const content = await this.#upstreams.reply({
        site,
        call,
        request,
        language,
        audience: 'guest',
        source,
        trace: trace?.(),
      });
      const json = 'value' in content ? JSON.stringify(content.value) : content.bytes;
      const reply = {
        content,
        value: once(() => valueOf(content, call)),
        json,
        hash: 'hash' in content ? content.hash : shortHash(String(json)),
        freshUntilMs: this.#clock.elapsedMs() + (call.guestCacheMs ?? 0),
      };
      // A value takes about twice the memory of its text.
      const bytes = key.length + json.length * ('value' in content ? 3 : 1);
      this.#cached.set(key, { atMs: this.#clock.elapsedMs(), reply }, bytes);
      return reply;
    } catch (error) {
      // Others may succeed with the same request.
      if (error instanceof SourceStopped) throw error;
      const failure =
        error instanceof ApiError
          ? error
          : new ApiError({ code: 'unknown', call: call.name, cause: error });
      this.#cached.set(
        key,
        { atMs: this.#clock.elapsedMs(), failure: makerOf(failure) },
        key.length + 500 + 3 * lengthOf(failure),
      );
      throw failure;
    }
  }
}

function keyOf({ site, call, request, language, stateHash = '' }: GuestCall): string {
  return pageKey(site, stateHash, call.name, language, canonicalJson(request));
}

/** Returns the first part of a key, which is the brand. */
function brandOf(key: string): string {
  const colon = key.indexOf(':');
  return key.slice(0, colon + 1 + Number(key.slice(0, colon)));
}

/**
 * Returns a function that makes an equal error. An error itself is not cached, because its stack
 * holds the functions that were called with all that they hold: a whole version of the site.
 */
function makerOf(error: ApiError): () => ApiError {
  const { code, call, operatorMessage, value } = error;
  const Kind = error instanceof OperatorRefusal ? OperatorRefusal : ApiError;
  return () => new Kind({ code, call, operatorMessage, value });
}

/** Returns the length of what an operator sent with its refusal. */
function lengthOf({ operatorMessage = '', value }: ApiError): number {
  return operatorMessage.length + (JSON.stringify(value ?? null) ?? '').length;
}

function once<T>(read: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => (result ??= { value: read() }).value;
}
