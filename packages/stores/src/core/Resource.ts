import { ApiError, type ApiClient, type Call } from '@livery/api';
import { canonicalJson, type Clock } from '@livery/model';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { valueOf, type Loadable } from './Loadable.ts';
import type { ReplyCache } from './ReplyCache.ts';
import type { Seeds } from './Seeds.ts';

/** The remote value of one request, with its fetch in flight. */
class Entry<Request, T> {
  readonly request: Request;
  readonly key: string;
  state: Loadable<T>;
  /** State to restore when the fetch is cancelled. */
  settled: Loadable<T>;
  ticket = 0;
  running: { promise: Promise<void>; abort: AbortController } | undefined;
  /** Whether the first value came with the document. */
  readonly seeded: boolean;

  constructor(request: Request, key: string, seed: Loadable<T> | undefined) {
    this.request = request;
    this.key = key;
    this.state = seed ?? { status: 'idle' };
    this.settled = this.state;
    this.seeded = seed !== undefined;
    makeObservable(this, { state: observableRef });
  }
}

/** Dependencies of a store of remote values. */
export interface ResourcePorts {
  api: ApiClient;
  clock: Clock;
  seeds: Seeds;
}

export interface ResourceOptions<Request extends object, Reply> extends ResourcePorts {
  call: Call<Request, Reply>;
  /** A value younger than this is not requested again. */
  freshMs: number;
  /** Maximum number of requests whose values are cached. */
  keep?: number;
  /**
   * Storage in which values outlive the page. Read by {@link Resource.load} only, because hydration
   * must render the same content as the server.
   */
  cache?: ReplyCache;
}

/**
 * The remote values of one named call, by request. Handles aborts, deduplication of equal requests,
 * freshness and seeding. A refresh keeps the last value, also when it fails.
 */
export class Resource<Request extends object, Reply> {
  readonly #options: ResourceOptions<Request, Reply>;
  readonly #entries = new Map<string, Entry<Request, Reply>>();

  constructor(options: ResourceOptions<Request, Reply>) {
    this.#options = options;
  }

  /** Returns the current state of a request's value, without requesting it. */
  at(request: Request): Loadable<Reply> {
    return this.#entry(request).state;
  }

  /** Returns the last known values of all requests, without those of another language. */
  values(): Reply[] {
    return [...this.#entries.values()].flatMap(({ request, key, state }) => {
      const value = valueOf(state);
      return value === undefined || this.keyOf(request) !== key ? [] : [value];
    });
  }

  /** Whether the value came with the document, so that the server rendered it too. */
  isSeeded(request: Request): boolean {
    return this.#entry(request).seeded;
  }

  /** Returns a key that is equal for requests that are equal on the wire. */
  keyOf(request: Request): string {
    return canonicalJson(this.#options.api.complete(this.#options.call, request));
  }

  /** Requests a value unless a fresh one is cached or in flight. */
  load(request: Request): Promise<void> {
    const entry = this.#entry(request);
    if (entry.running) return entry.running.promise;
    this.#takeAvailable(entry, request);
    if (
      entry.state.status === 'ready' &&
      this.#options.clock.nowMs() - entry.state.atMs < this.#options.freshMs
    )
      return Promise.resolve();
    return this.#fetch(entry, request);
  }

  /** Requests a value unconditionally; a fetch in flight is aborted. */
  refresh(request: Request): Promise<void> {
    return this.#fetch(this.#entry(request), request);
  }

  /** Requests all values again that were requested before. */
  refreshKnown(): void {
    for (const entry of this.#entries.values())
      if (entry.state.status !== 'idle') void this.#fetch(entry, entry.request);
  }

  /** Sets a value that is known from elsewhere; a fetch in flight is older and is aborted. */
  put(request: Request, value: Reply): void {
    this.#abandon(this.#entry(request), {
      status: 'ready',
      value,
      atMs: this.#options.clock.nowMs(),
    });
  }

  /** Cancels a request whose value is no longer needed. */
  cancel(request: Request): void {
    const entry = this.#entry(request);
    if (entry.running) this.#abandon(entry, entry.settled);
  }

  /** Drops every value, for example when the member signs out. */
  clear(): void {
    this.#options.cache?.clear();
    for (const entry of this.#entries.values()) this.#abandon(entry, { status: 'idle' });
  }

  /** Aborts the fetch in flight, so that the next load starts a new one. */
  #abandon(entry: Entry<Request, Reply>, state: Loadable<Reply>): void {
    entry.running?.abort.abort();
    entry.ticket += 1;
    this.#settle(entry, state);
  }

  #entry(request: Request): Entry<Request, Reply> {
    const key = this.keyOf(request);
    const existing = this.#entries.get(key);
    if (existing) return existing;
    const { keep = 50 } = this.#options;
    const entry = new Entry<Request, Reply>(request, key, this.#takeSeed(request));
    const oldest = this.#entries.size >= keep ? this.#entries.keys().next().value : undefined;
    if (oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(key, entry);
    return entry;
  }

  #takeSeed(request: Request): Loadable<Reply> | undefined {
    const { api, call, clock, seeds } = this.#options;
    const seed = seeds.take(call.name, api.complete(call, request));
    // A seed was made by the server from a reply that passed the call's schema.
    return seed && { status: 'ready', value: seed.value as Reply, atMs: clock.nowMs() };
  }

  /**
   * Takes a value that need not be requested: one from a newer document, else one from the cache.
   */
  #takeAvailable(entry: Entry<Request, Reply>, request: Request): void {
    const { cache } = this.#options;
    const cached = cache?.get(entry.key);
    const seed = this.#takeSeed(request);
    // The cache contains only values that this resource stored.
    if (seed) this.#settle(entry, seed);
    else if (entry.state.status === 'idle' && cached)
      this.#settle(entry, { status: 'ready', value: cached.value as Reply, atMs: cached.atMs });
    else if (entry.state.status === 'ready' && (!cached || cached.atMs < entry.state.atMs))
      this.#settle(entry, entry.state);
  }

  #settle(entry: Entry<Request, Reply>, state: Loadable<Reply>): void {
    entry.running = undefined;
    entry.settled = state;
    runInAction(() => {
      entry.state = state;
    });
    if (state.status === 'ready')
      this.#options.cache?.set(entry.key, { value: state.value, atMs: state.atMs });
  }

  #fetch(entry: Entry<Request, Reply>, request: Request): Promise<void> {
    const { api, call, clock } = this.#options;
    entry.running?.abort.abort();
    entry.ticket += 1;
    const { ticket } = entry;
    const abort = new AbortController();
    const settle = (state: Loadable<Reply>): void => {
      if (ticket === entry.ticket) this.#settle(entry, state);
    };
    runInAction(() => {
      entry.state = { status: 'loading', ...lastValue(entry.state) };
    });
    const promise = api.call(call, request, { signal: abort.signal }).then(
      (value) => settle({ status: 'ready', value, atMs: clock.nowMs() }),
      (reason: unknown) => {
        const error =
          reason instanceof ApiError
            ? reason
            : new ApiError({ code: 'unknown', call: call.name, cause: reason });
        settle(
          error.code === 'aborted'
            ? entry.settled
            : { status: 'failed', error, ...lastValue(entry.state) },
        );
      },
    );
    entry.running = { promise, abort };
    return promise;
  }
}

function lastValue<T>(state: Loadable<T>): { value?: T } {
  const value = valueOf(state);
  return value === undefined ? {} : { value };
}
