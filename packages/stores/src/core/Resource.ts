import { ApiError, type ApiClient, type Call } from '@livery/api';
import { canonicalJson } from '@livery/model';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from './Clock.ts';
import { valueOf, type Loadable } from './Loadable.ts';
import type { ReplyCache } from './ReplyCache.ts';
import type { Seeds } from './Seeds.ts';

/** One request's remote value, with the fetch that is under way for it. */
class Entry<T> {
  readonly key: string;
  state: Loadable<T>;
  /** What a request that is given up leaves behind. */
  settled: Loadable<T>;
  ticket = 0;
  running: { promise: Promise<void>; abort: AbortController } | undefined;
  /** Whether the document brought its first value. */
  readonly seeded: boolean;

  constructor(key: string, seed: Loadable<T> | undefined) {
    this.key = key;
    this.state = seed ?? { status: 'idle' };
    this.settled = this.state;
    this.seeded = seed !== undefined;
    makeObservable(this, { state: observableRef });
  }
}

/** What a store of remote values is made of. */
export interface ResourcePorts {
  api: ApiClient;
  clock: Clock;
  seeds: Seeds;
}

export interface ResourceOptions<Request extends object, Reply> extends ResourcePorts {
  call: Call<Request, Reply>;
  /** For how long a value is not asked for again. */
  freshMs: number;
  /** How many requests' values are kept. */
  keep?: number;
  /**
   * Where values outlive the page. Looked at by {@link Resource.load}, never while a page that must
   * look like the server's is rendered.
   */
  cache?: ReplyCache;
}

/**
 * The remote values of one named call, by request. Alone knows tickets, aborts, sharing of equal
 * requests, freshness and seeding. What was shown stays while it refreshes; a failed refresh keeps
 * the value and says so.
 */
export class Resource<Request extends object, Reply> {
  readonly #options: ResourceOptions<Request, Reply>;
  readonly #entries = new Map<string, Entry<Reply>>();

  constructor(options: ResourceOptions<Request, Reply>) {
    this.#options = options;
  }

  /** The value of a request as it is now; reading it does not ask for it. */
  at(request: Request): Loadable<Reply> {
    return this.#entry(request).state;
  }

  /** Whether the document brought the value: the server has shown it too. */
  isSeeded(request: Request): boolean {
    return this.#entry(request).seeded;
  }

  /** Text that is equal for requests that are the same on the wire. */
  keyOf(request: Request): string {
    return canonicalJson(this.#options.api.complete(this.#options.call, request));
  }

  /** Asks for a value unless a fresh one is there or on its way. */
  load(request: Request): Promise<void> {
    const entry = this.#entry(request);
    if (entry.running) return entry.running.promise;
    this.#takeGiven(entry, request);
    if (
      entry.state.status === 'ready' &&
      this.#options.clock.nowMs() - entry.state.atMs < this.#options.freshMs
    )
      return Promise.resolve();
    return this.#fetch(entry, request);
  }

  /** Asks for a value whatever is there; an older answer still under way is dropped. */
  refresh(request: Request): Promise<void> {
    return this.#fetch(this.#entry(request), request);
  }

  /**
   * Takes a value that something else brought about; an answer still under way is older and
   * dropped.
   */
  put(request: Request, value: Reply): void {
    this.#giveUp(this.#entry(request), {
      status: 'ready',
      value,
      atMs: this.#options.clock.nowMs(),
    });
  }

  /** Drops a request nobody waits for any more. */
  cancel(request: Request): void {
    const entry = this.#entry(request);
    if (entry.running) this.#giveUp(entry, entry.settled);
  }

  /** Forgets every value, for example when the member signs out. */
  clear(): void {
    this.#options.cache?.clear();
    for (const entry of this.#entries.values()) this.#giveUp(entry, { status: 'idle' });
  }

  /** What is on its way is not waited for: the next one who asks starts anew. */
  #giveUp(entry: Entry<Reply>, state: Loadable<Reply>): void {
    entry.running?.abort.abort();
    entry.ticket += 1;
    this.#settle(entry, state);
  }

  #entry(request: Request): Entry<Reply> {
    const key = this.keyOf(request);
    const existing = this.#entries.get(key);
    if (existing) return existing;
    const { keep = 50 } = this.#options;
    const entry = new Entry<Reply>(key, this.#takeSeed(request));
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
   * Takes what need not be asked for: a value that a newer page brought, else what the cache kept.
   */
  #takeGiven(entry: Entry<Reply>, request: Request): void {
    const { cache } = this.#options;
    const kept = cache?.get(entry.key);
    const seed = this.#takeSeed(request);
    // The cache has what this resource gave it.
    if (seed) this.#settle(entry, seed);
    else if (entry.state.status === 'idle' && kept)
      this.#settle(entry, { status: 'ready', value: kept.value as Reply, atMs: kept.atMs });
    else if (entry.state.status === 'ready' && (!kept || kept.atMs < entry.state.atMs))
      this.#settle(entry, entry.state);
  }

  #settle(entry: Entry<Reply>, state: Loadable<Reply>): void {
    entry.running = undefined;
    entry.settled = state;
    runInAction(() => {
      entry.state = state;
    });
    if (state.status === 'ready')
      this.#options.cache?.set(entry.key, { value: state.value, atMs: state.atMs });
  }

  #fetch(entry: Entry<Reply>, request: Request): Promise<void> {
    const { api, call, clock } = this.#options;
    entry.running?.abort.abort();
    entry.ticket += 1;
    const { ticket } = entry;
    const abort = new AbortController();
    const settle = (state: Loadable<Reply>): void => {
      if (ticket === entry.ticket) this.#settle(entry, state);
    };
    runInAction(() => {
      entry.state = { status: 'loading', ...kept(entry.state) };
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
            : { status: 'failed', error, ...kept(entry.state) },
        );
      },
    );
    entry.running = { promise, abort };
    return promise;
  }
}

function kept<T>(state: Loadable<T>): { value?: T } {
  const value = valueOf(state);
  return value === undefined ? {} : { value };
}
