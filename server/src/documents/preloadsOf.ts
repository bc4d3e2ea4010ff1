import { callSiteOf, completeAnyRequest, operatorCallsByName, type AnyCall } from '@livery/api';
import {
  canonicalJson,
  type PageDocument,
  type PreloadedReply,
  type Site,
  type ValueSource,
} from '@livery/model';
import type { GuestReplies } from '../gateway/GuestReplies.ts';
import { tupleKey } from '../http/tupleKey.ts';
import { withinMs } from '../http/withinMs.ts';

interface Preload {
  readonly call: AnyCall;
  readonly request: object;
}

/** Replies for a page's first paint, and a hash of them all. */
export interface Preloads {
  readonly preloaded: readonly PreloadedReply[];
  readonly hash: string;
  /** Until when no reply has to be asked for again; in the past when one could not be had. */
  readonly freshUntilMs: number;
}

/**
 * The replies a page and its layout need at first paint, as far as they come within `waitMs`; the
 * browser asks for the rest itself.
 */
export async function preloadsOf({
  site,
  stateHash,
  documents,
  values,
  language,
  host,
  replies,
  waitMs,
}: {
  site: Site;
  stateHash: string;
  documents: readonly PageDocument[];
  values: ValueSource;
  language: string;
  host: string;
  replies: GuestReplies;
  waitMs: number;
}): Promise<Preloads> {
  const wanted = new Map<string, Preload>();
  for (const { call: name, query = {} } of documents.flatMap(({ preload = [] }) => preload)) {
    const call = operatorCallsByName.get(name);
    const bound = bind(query, values);
    if (call?.guestCacheMs === undefined || !bound) continue;
    const request = completeAnyRequest(call, callSiteOf(site.site, language, host), bound);
    wanted.set(canonicalJson([name, request]), { call, request });
  }
  const loaded = await Promise.all(
    Array.from(wanted, async ([key, { call, request }]) => {
      const reply =
        replies.peek(site, call, request, stateHash) ??
        (await withinMs(replies.get(site, call, request, stateHash), waitMs));
      return reply
        ? [
            {
              key,
              hash: reply.hash,
              freshUntilMs: reply.freshUntilMs,
              preload: { call: call.name, request, value: reply.value },
            },
          ]
        : [];
    }),
  );
  const had = loaded.flat();
  const freshUntilMs =
    had.length < wanted.size ? -Infinity : Math.min(...had.map((one) => one.freshUntilMs));
  return {
    freshUntilMs,
    preloaded: had.map(({ preload }) => preload),
    hash: tupleKey(...had.flatMap(({ key, hash }) => [key, hash])),
  };
}

/** The query with its bindings replaced; `undefined` when one of them has no value here. */
function bind(
  query: NonNullable<NonNullable<PageDocument['preload']>[number]['query']>,
  values: ValueSource,
): Record<string, string | number | boolean> | undefined {
  const bound: Record<string, string | number | boolean> = {};
  for (const [name, given] of Object.entries(query)) {
    const value = typeof given === 'object' ? (values.value(given.$value) ?? given.default) : given;
    if (value === undefined) return undefined;
    bound[name] = value;
  }
  return bound;
}
