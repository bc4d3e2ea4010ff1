import type { KeyValueStorage } from './KeyValueStorage.ts';

/** A cached reply and the Unix time in milliseconds at which it was received. */
export interface CachedReply {
  value: unknown;
  atMs: number;
}

interface CacheContent {
  build: string;
  replies: Record<string, CachedReply>;
}

/**
 * Cache of one call's replies by request, in browser storage, so that the next page of the session
 * need not request them. Ignores data of another build, because its shape may differ.
 */
export class ReplyCache {
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  readonly #build: string;

  constructor({ storage, key, build }: { storage: KeyValueStorage; key: string; build: string }) {
    this.#storage = storage;
    this.#key = key;
    this.#build = build;
  }

  get(request: string): CachedReply | undefined {
    const { replies } = this.#read();
    return Object.hasOwn(replies, request) ? replies[request] : undefined;
  }

  set(request: string, reply: CachedReply): void {
    const { replies } = this.#read();
    this.#storage.set(
      this.#key,
      JSON.stringify({
        build: this.#build,
        replies: { ...replies, [request]: reply },
      } satisfies CacheContent),
    );
  }

  clear(): void {
    this.#storage.remove(this.#key);
  }

  #read(): CacheContent {
    const empty: CacheContent = { build: this.#build, replies: {} };
    try {
      const content: unknown = JSON.parse(this.#storage.get(this.#key) ?? 'null');
      return isCacheContent(content) && content.build === this.#build ? content : empty;
    } catch {
      // Invalid content, written by other code.
      return empty;
    }
  }
}

/** Checks only the outer shape, because only this class writes the content of its build. */
function isCacheContent(value: unknown): value is CacheContent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'build' in value &&
    'replies' in value &&
    typeof value.replies === 'object' &&
    value.replies !== null
  );
}
