import { getPage } from '@livery/api';
import type { Site, Clock } from '@livery/model';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { ByteLru } from '../http/ByteLru.ts';
import { brandPrefix, pageKey } from '../brands/pageKey.ts';
import { pickEncoding, type Encoding } from '../http/encodings.ts';
import { isPlainTarget, targetPath } from '../http/targetPath.ts';
import { strictTransport, type Responder } from '../request/requestListener.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import { hasSessionHint } from '../session/sessionHintCookie.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { pageStateOf, type PageState } from '../brand-state/PageState.ts';
import { languageOf } from '../request/language/languageOf.ts';

/** A response, and until when it may be sent again. */
export interface CachedResponse {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Missing if browsers must not cache the response. */
  readonly etag?: string;
  readonly encoding: Encoding;
  readonly body: Buffer;
  /** In elapsed time. */
  readonly freshUntilMs: number;
  /** Guests get a redirect to the login instead. */
  readonly isForMembers: boolean;
}

interface Ready extends CachedResponse {
  /** Flat list of names and values, which `writeHead` sends without validating it again. */
  readonly whole: readonly (string | number)[];
  readonly notModified: readonly (string | number)[];
}

const overheadBytes = 2_000;

/**
 * Cache of complete responses by everything they depend on: brand, version, state, origin, address,
 * language and encoding. Requests that need a call to the operator are always left to the routes.
 */
export class ResponseCache {
  readonly #clock: Clock;
  readonly #access: AccessPolicy;
  readonly #limits: VisitorLimits;
  readonly #onHit: () => void;
  readonly #responses = new ByteLru<Ready>({ limitBytes: 96 * 1024 * 1024 });

  constructor({
    clock,
    access,
    limits,
    onHit,
  }: {
    clock: Clock;
    access: AccessPolicy;
    limits: VisitorLimits;
    onHit: () => void;
  }) {
    this.#onHit = onHit;
    this.#clock = clock;
    this.#access = access;
    this.#limits = limits;
  }

  /** Sends the cached response if everything it depends on is unchanged. */
  readonly respond: Responder = (request, response, context) => {
    if (request.method !== 'GET') return false;
    const { site } = context.tenant;
    const brandState = this.#access.peekPage(site, context);
    if (!brandState) return false;
    const key = keyOf(request, context, pageStateOf(site, brandState));
    const found = key === undefined ? undefined : this.#responses.get(key);
    if (!found || this.#clock.elapsedMs() >= found.freshUntilMs) return false;
    if (found.isForMembers && !hasSessionHint(request.headers.cookie)) return false;
    if (!this.#limits.allowHere('page', context)) return false;
    this.#onHit();
    send(response, found, request.headers['if-none-match']);
    return true;
  };

  /** Drops all responses of a brand. */
  forget(brand: string): void {
    this.#responses.deleteByPrefix(brandPrefix(brand));
  }

  /** Sends a response, and caches it while it is fresh. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    {
      context,
      state,
      cached,
    }: { context: RequestContext; state: PageState; cached: CachedResponse },
  ): void {
    const ready = readyOf(cached, context);
    const key = keyOf(request, context, state);
    if (key !== undefined && cached.freshUntilMs > this.#clock.elapsedMs())
      this.#responses.set(key, ready, cached.body.length + overheadBytes);
    send(response, ready, request.headers['if-none-match']);
  }
}

/** Returns the key of a response; `undefined` if it is not cached. */
function keyOf(
  { headers, url = '' }: IncomingMessage,
  { tenant, origin }: RequestContext,
  state: PageState,
): string | undefined {
  const { site } = tenant;
  const address =
    targetPath(url) === getPage.path
      ? navigationOf(site, url)
      : [languageOf(site, { requested: undefined, headers }), url];
  return (
    address &&
    pageKey(tenant, state.hash, origin, pickEncoding(headers['accept-encoding']), ...address)
  );
}

/**
 * Returns the language and the path of a client-side navigation, so that all spellings of its
 * address share a response; `undefined` if its fields are not the usual ones.
 */
function navigationOf({ site }: Site, url: string): readonly string[] | undefined {
  const { path, lang, ...others } = parse(url.slice(getPage.path.length + 1));
  return typeof path === 'string' &&
    typeof lang === 'string' &&
    site.supportLanguages.includes(lang) &&
    Object.keys(others).length === 0 &&
    isPlainTarget(path)
    ? [lang, getPage.path, path]
    : undefined;
}

function readyOf(cached: CachedResponse, { secure }: RequestContext): Ready {
  const { headers, etag, encoding, body } = cached;
  const notModified = [
    ...Object.entries({ ...headers, ...(etag === undefined ? {} : { etag }) }).flat(),
    ...(secure ? strictTransport : []),
  ];
  return {
    ...cached,
    notModified,
    whole: [
      ...notModified,
      'content-length',
      body.length,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
  };
}

function send(
  response: ServerResponse,
  { status, whole, notModified, etag, body }: Ready,
  ifNoneMatch: string | undefined,
): void {
  if (
    status === 200 &&
    etag !== undefined &&
    ifNoneMatch !== undefined &&
    names(ifNoneMatch, etag)
  ) {
    response.writeHead(304, [...notModified]);
    response.end();
  } else {
    response.writeHead(status, [...whole]);
    response.end(body);
  }
}

/**
 * Returns whether If-None-Match contains a tag, possibly weakened by a proxy. Source: RFC 9110
 * §13.1.2.
 */
function names(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))
  );
}
