import { loginInsteadOf } from '@livery/model';
import type { RequestHandler } from 'express';
import { pickEncoding } from '../http/encodings.ts';
import { sendText } from '../http/sendText.ts';
import { contextOf } from '../request/RequestContext.ts';
import { networkOf, type VisitorLimits } from '../request/VisitorLimits.ts';
import { denialPage } from '../documents/denialPage.ts';
import { documentHeaders } from '../documents/documentHeaders.ts';
import { sendPlainPage } from '../documents/plainBrandPage.ts';
import type { DocumentCache } from '../documents/DocumentCache.ts';
import type { ResponseCache } from '../documents/ResponseCache.ts';
import { languageOf } from '../request/language/languageOf.ts';
import { resolvePage } from '../documents/resolvePage.ts';
import { hasSessionHint } from '../session/sessionHintCookie.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { pageStateOf } from '../brand-state/PageState.ts';
import { unavailablePage } from '../documents/unavailablePage.ts';

/** The state of a brand is requested again after a few seconds. */
const retryAfterSeconds = '10';

/**
 * Any other address of a brand: the guest's HTML document of the page, or 404; 503 while it is not
 * known whether the page exists.
 */
export function pageHtml({
  access,
  documents,
  responseCache,
  limits,
}: {
  access: AccessPolicy;
  documents: DocumentCache;
  responseCache: ResponseCache;
  limits: VisitorLimits;
}): RequestHandler {
  return async (request, response) => {
    const context = contextOf(request);
    const { path } = request;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 404, 'Not found.');
    if (!(await limits.allow('page', context)))
      return sendText(response, 429, 'Too many requests.', { 'retry-after': '1' });
    const { site } = context.tenant;
    const { state: brandState, denial } = await access.checkPage(site, context);
    const requested = typeof request.query.lang === 'string' ? request.query.lang : undefined;
    const language = languageOf(site, { requested, headers: request.headers });
    const visitor = { language, cookie: request.headers.cookie };
    if (denial) {
      const { status, html, retryAfter } = denialPage(site, denial, visitor);
      return sendPlainPage(response, status, html, { 'retry-after': retryAfter });
    }

    // Presentation only, since member data requires token calls; so the unsealed hint cookie is
    // sufficient.
    const login = hasSessionHint(request.headers.cookie)
      ? undefined
      : loginInsteadOf(site, path, request.url.slice(path.length));
    if (login !== undefined) return sendText(response, 302, 'Found.', { location: login });

    const state = pageStateOf(site, brandState);
    const resolved = resolvePage(site, {
      path,
      flags: state.flags,
      isComplete: state.publicState.known,
      language,
    });
    if (resolved.kind === 'redirect') {
      const query = request.url.slice(path.length);
      return sendText(response, 302, 'Found.', {
        location: resolved.to.includes('?') ? resolved.to : `${resolved.to}${query}`,
      });
    }
    if (resolved.kind === 'unknown')
      return sendPlainPage(response, 503, unavailablePage(site, visitor), {
        'retry-after': retryAfterSeconds,
      });
    if (
      resolved.kind === 'none' ||
      (resolved.status === 404 && !request.headers.accept?.includes('text/html'))
    )
      return sendText(response, 404, 'Not found.');
    const { document, freshUntilMs } = await documents.get(
      { site, state, language, host: context.host, source: networkOf(context) },
      resolved,
      context.origin,
    );
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const body = await document.body(encoding);
    responseCache.send(request, response, {
      context,
      state,
      cached: {
        status: document.status,
        headers: documentHeaders(document),
        etag: document.etag(encoding),
        encoding,
        body,
        isForMembers: loginInsteadOf(site, path) !== undefined,
        freshUntilMs: request.url === path ? freshUntilMs : -Infinity,
      },
    });
  };
}
