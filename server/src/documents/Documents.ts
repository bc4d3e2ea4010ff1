import type { RenderGuestPage } from '@livery/model';
import type { ClientBuild } from '../assets/ClientBuild.ts';
import { gameOriginsOf } from '../gateway/gameOrigins.ts';
import { browserOriginOf } from '../gateway/serviceAddress.ts';
import { ByteLru } from '../http/ByteLru.ts';
import type { Clock } from '../http/Clock.ts';
import { shortHash } from '../http/contentHash.ts';
import { encode, type Encoding } from '../http/encodings.ts';
import { tupleKey } from '../http/tupleKey.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { makeDocument } from './makeDocument.ts';
import type { PageMaker, PageInputs } from './PageMaker.ts';
import { Renders, type RenderFault } from './Renders.ts';
import type { ShownPage } from './resolvePage.ts';

/** A finished document: bytes by encoding, made once each. */
export interface ServedDocument {
  readonly status: 200 | 404;
  readonly policy: string;
  readonly etag: (encoding: Encoding) => string;
  readonly body: (encoding: Encoding) => Promise<Buffer>;
}

/** Lets a development server take part in making documents. */
export interface DevHook {
  /** Puts its client into the document; nothing is cached then. */
  readonly transformHtml: (path: string, html: string) => Promise<string>;
  /** A looser policy in place of the real one. */
  readonly csp?: string;
}

/**
 * Makes the documents of all brands and keeps those asked for last, all encodings together in one
 * bounded cache.
 */
export class Documents {
  readonly #pages: PageMaker;
  readonly #client: ClientBuild;
  readonly #renders: Renders;
  readonly #dev: DevHook | undefined;
  readonly #sandbox: string | undefined;
  readonly #known = new ByteLru<ServedDocument>({ limitBytes: 96 * 1024 * 1024 });

  constructor({
    pages,
    client,
    clock,
    renderGuestPage,
    onFault,
    dev,
    sandboxOrigin,
    waitMs,
  }: {
    pages: PageMaker;
    client: ClientBuild;
    clock: Clock;
    renderGuestPage: RenderGuestPage;
    onFault: (fault: RenderFault) => void;
    dev?: DevHook | undefined;
    sandboxOrigin?: string | undefined;
    waitMs: number;
  }) {
    this.#pages = pages;
    this.#client = client;
    this.#renders = new Renders({ renderGuestPage, onFault, clock, waitMs });
    this.#dev = dev;
    this.#sandbox = browserOriginOf(sandboxOrigin);
  }

  /**
   * The document of a page, and until when it is its document without asking anybody. Depends on
   * nothing but what its key names; a page that is not there is not kept, since every path would be
   * another.
   */
  async get(
    inputs: PageInputs,
    shown: ShownPage,
    origin: string,
  ): Promise<{ document: ServedDocument; freshUntilMs: number }> {
    const { site, state, language } = inputs;
    const { page, preloadedHash, freshUntilMs } = await this.#pages.page(inputs, shown);
    const renderKey = tupleKey(
      site.brand,
      site.version,
      state.hash,
      preloadedHash,
      shown.match.name,
      shown.status === 404 ? '' : shown.match.path,
      language,
    );
    const key = tupleKey(renderKey, origin, this.#client.id);
    const isKept = shown.status === 200 && !this.#dev;
    const known = isKept ? this.#known.get(key) : undefined;
    if (known) return { document: known, freshUntilMs };

    const bootstrap = this.#pages.bootstrap(inputs, page);
    const { guestPage, isFinal } = await this.#renders.get(renderKey, {
      bootstrap,
      isKept: !this.#dev,
    });
    const plain = makeDocument({
      site,
      bootstrap,
      guestPage,
      client: this.#client,
      origin,
      route: shown.route,
    });
    const html = this.#dev ? await this.#dev.transformHtml(shown.match.path, plain) : plain;
    const policy =
      this.#dev?.csp ??
      contentSecurityPolicy({
        imageCDNs: state.publicState.imageCDNs,
        frameSources: [
          ...gameOriginsOf(site, this.#sandbox),
          ...(this.#sandbox === undefined ? [] : [this.#sandbox]),
        ],
        serviceHosts: site.site.serviceHosts,
      });
    const document = servedDocument({
      status: shown.status,
      policy,
      html: Buffer.from(html),
      keep: (made, bytes) => {
        if (isKept && isFinal) this.#known.set(key, made, bytes);
      },
    });
    return { document, freshUntilMs: isKept && isFinal ? freshUntilMs : -Infinity };
  }
}

function servedDocument({
  status,
  policy,
  html,
  keep,
}: {
  status: 200 | 404;
  policy: string;
  html: Buffer;
  keep: (document: ServedDocument, bytes: number) => void;
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
          keep(document, bytes);
          return encoded;
        });
      bodies.set(encoding, body);
      return body;
    },
  };
  keep(document, bytes);
  return document;
}
