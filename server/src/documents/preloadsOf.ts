import { callSiteOf, completeAnyRequest, operatorCallsByName, type AnyCall } from '@livery/api';
import {
  canonicalJson,
  type PageDocument,
  type PreloadedReply,
  type Site,
  type ValueSource,
  type Clock,
} from '@livery/model';
import type { GuestReplies } from '../gateway/guest-replies/GuestReplies.ts';
import { tupleKey } from '../http/tupleKey.ts';
import { withinMs } from '../http/withinMs.ts';
import type { Source } from '../upstream/circuits/CircuitBreaker.ts';

/**
 * Largest reply that is part of a document, because each visitor of the page would load it before
 * the page is shown.
 */
const maxPreloadBytes = 512 * 1024;

interface Preload {
  readonly call: AnyCall;
  readonly request: object;
}

/** Replies for a page's first paint, with a hash of all of them. */
export interface Preloads {
  readonly preloaded: readonly PreloadedReply[];
  readonly hash: string;
  /** Earliest expiry of the replies; in the past if one is missing. */
  readonly freshUntilMs: number;
}

/**
 * Returns the replies that a page and its layout need at first paint, as far as they arrive within
 * `waitMs`. The browser requests the rest.
 */
export async function preloadsOf({
  site,
  stateHash,
  documents,
  values,
  language,
  host,
  source,
  replies,
  waitMs,
  clock,
}: {
  site: Site;
  stateHash: string;
  documents: readonly PageDocument[];
  values: ValueSource;
  language: string;
  host: string;
  source: Source;
  replies: GuestReplies;
  waitMs: number;
  clock: Clock;
}): Promise<Preloads> {
  const preloads = new Map<string, Preload>();
  for (const { call: name, query = {} } of documents.flatMap(({ preload = [] }) => preload)) {
    const call = operatorCallsByName.get(name);
    const bound = bind(query, values);
    if (call?.guestCacheMs === undefined || !bound) continue;
    const request = completeAnyRequest(call, callSiteOf(site.site, language, host), bound);
    preloads.set(canonicalJson([name, request]), { call, request });
  }
  const loaded = await Promise.all(
    Array.from(preloads, async ([key, { call, request }]) => {
      const guestCall = { site, call, request, language, source, stateHash };
      const reply =
        replies.peek(guestCall) ?? (await withinMs(replies.get(guestCall), waitMs, clock));
      if (!reply) return [];
      const { hash, freshUntilMs, json } = reply;
      const isPart = json.length <= maxPreloadBytes;
      const preload = isPart ? [{ call: call.name, request, value: reply.value() }] : [];
      return [{ key, hash: isPart ? hash : '', freshUntilMs, preload }];
    }),
  );
  const received = loaded.flat();
  const freshUntilMs =
    received.length < preloads.size
      ? -Infinity
      : Math.min(...received.map((reply) => reply.freshUntilMs));
  return {
    freshUntilMs,
    preloaded: received.flatMap(({ preload }) => preload),
    hash: tupleKey(...received.flatMap(({ key, hash }) => [key, hash])),
  };
}

/** Resolves the bindings of a query; `undefined` if one of them has no value. */
function bind(
  query: NonNullable<NonNullable<PageDocument['preload']>[number]['query']>,
  values: ValueSource,
): Record<string, string | number | boolean> | undefined {
  const bound: Record<string, string | number | boolean> = {};
  for (const [name, input] of Object.entries(query)) {
    const value = typeof input === 'object' ? (values.value(input.$value) ?? input.default) : input;
    if (value === undefined) return undefined;
    bound[name] = value;
  }
  return bound;
}
