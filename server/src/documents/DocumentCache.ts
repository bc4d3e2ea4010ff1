import type { RenderGuestPage, Clock } from '@livery/model';
import type { RenderFault } from '../admin/Reports.ts';
import type { ClientBuild } from '../assets/ClientBuild.ts';
import { brandPrefix, pageKey } from '../brands/pageKey.ts';
import { gameOriginsOf } from '../gateway/gameOrigins.ts';
import { browserOriginOf } from '../gateway/service/serviceAddress.ts';
import { ByteLru } from '../http/ByteLru.ts';
import { shortHash } from '../http/contentHash.ts';
import { encode, type Encoding } from '../http/encodings.ts';
import { tupleKey } from '../http/tupleKey.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { makeDocument } from './makeDocument.ts';
import type { PageBuilder, PageInputs } from './PageBuilder.ts';
import { RenderCache } from './RenderCache.ts';
import type { ShownPage } from './resolvePage.ts';

/** A complete document, encoded once per encoding. */
export interface ServedDocument {
  readonly status: 200 | 404;
  readonly policy: string;
  readonly etag: (encoding: Encoding) => string;
  readonly body: (encoding: Encoding) => Promise<Buffer>;
}

/** Hook of a development server into rendering. */
export interface DevHook {
  /** Injects its client into the document; disables caching. */
  readonly transformHtml: (path: string, html: string) => Promise<string>;
  /** Returns a document's content security policy with the sources of the development server. */
  readonly loosenPolicy: (policy: string) => string;
}

/**
 * Builds the documents of all brands and caches the most recently used ones with all their
 * encodings in one bounded cache.
 */
export class DocumentCache {
  readonly #pageBuilder: PageBuilder;
  readonly #client: ClientBuild;
  readonly #renderCache: RenderCache;
  readonly #dev: DevHook | undefined;
  readonly #sandbox: string | undefined;
  readonly #documents = new ByteLru<ServedDocument>({ limitBytes: 96 * 1024 * 1024 });

  constructor({
    pageBuilder,
    client,
    clock,
    renderGuestPage,
    onFault,
    dev,
    sandboxOrigin,
    waitMs,
  }: {
    pageBuilder: PageBuilder;
    client: ClientBuild;
    clock: Clock;
    renderGuestPage: RenderGuestPage;
    onFault: (fault: RenderFault) => void;
    dev?: DevHook | undefined;
    sandboxOrigin?: string | undefined;
    waitMs: number;
  }) {
    this.#pageBuilder = pageBuilder;
    this.#client = client;
    this.#renderCache = new RenderCache({ renderGuestPage, onFault, clock, waitMs });
    this.#dev = dev;
    this.#sandbox = browserOriginOf(sandboxOrigin);
  }

  /** Drops all documents of a brand. */
  forget(brand: string): void {
    this.#documents.deleteByPrefix(brandPrefix(brand));
    this.#renderCache.forget(brandPrefix(brand));
  }

  /**
   * Returns the document of a page, and until when it stays current. A document depends only on the
   * parts of its key. Not-found pages are not cached because the number of unknown paths is
   * unlimited.
   */
  async get(
    inputs: PageInputs,
    resolved: ShownPage,
    origin: string,
  ): Promise<{ document: ServedDocument; freshUntilMs: number }> {
    const { site, state, language } = inputs;
    const { page, preloadedHash, freshUntilMs } = await this.#pageBuilder.page(inputs, resolved);
    const renderKey = pageKey(
      site,
      state.hash,
      preloadedHash,
      resolved.match.name,
      resolved.status === 404 ? '' : resolved.match.path,
      language,
    );
    const key = renderKey + tupleKey(origin, this.#client.id);
    const isCacheable = resolved.status === 200 && !this.#dev;
    const cached = isCacheable ? this.#documents.get(key) : undefined;
    if (cached) return { document: cached, freshUntilMs };

    const bootstrap = this.#pageBuilder.bootstrap(inputs, page);
    const { guestPage, isFinal } = await this.#renderCache.get(renderKey, {
      bootstrap,
      isCacheable: !this.#dev,
    });
    const plain = makeDocument({
      site,
      bootstrap,
      guestPage,
      client: this.#client,
      origin,
      route: resolved.route,
    });
    const html = this.#dev ? await this.#dev.transformHtml(resolved.match.path, plain) : plain;
    const policy = contentSecurityPolicy({
      host: inputs.host,
      imageCDNs: state.publicState.imageCDNs,
      frameSources: [
        ...gameOriginsOf(site, this.#sandbox),
        ...(this.#sandbox === undefined ? [] : [this.#sandbox]),
      ],
      serviceHosts: site.site.serviceHosts,
    });
    const document = servedDocument({
      status: resolved.status,
      policy: this.#dev?.loosenPolicy(policy) ?? policy,
      html: Buffer.from(html),
      store: (document, bytes) => {
        if (isCacheable && isFinal) this.#documents.set(key, document, bytes);
      },
    });
    return { document, freshUntilMs: isCacheable && isFinal ? freshUntilMs : -Infinity };
  }
}

function servedDocument({
  status,
  policy,
  html,
  store,
}: {
  status: 200 | 404;
  policy: string;
  html: Buffer;
  store: (document: ServedDocument, bytes: number) => void;
}): ServedDocument {
  const hash = shortHash(html);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  let bytes = html.length;
  const document: ServedDocument = {
    status,
    policy,
    etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    body: (encoding) => {
      const body =
        bodies.get(encoding) ??
        encode(html, encoding).then((encoded) => {
          bytes += encoding === 'identity' ? 0 : encoded.length;
          store(document, bytes);
          return encoded;
        });
      bodies.set(encoding, body);
      return body;
    },
  };
  store(document, bytes);
  return document;
}
