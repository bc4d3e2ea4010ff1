import { loginInsteadOf } from '@livery/contract';
import type { RequestHandler, Response } from 'express';
import { pickEncoding } from '../http/encodings.ts';
import { sendHtml } from '../http/sendHtml.ts';
import { sendText } from '../http/sendText.ts';
import { visitOf } from '../http/Visit.ts';
import type { VisitorLimits } from '../http/VisitorLimits.ts';
import { closedPage } from '../pages/closedPage.ts';
import { documentHeaders } from '../pages/documentHeaders.ts';
import type { Documents, ServedDocument } from '../pages/Documents.ts';
import { languageOf } from '../pages/languageOf.ts';
import { resolvePage } from '../pages/resolvePage.ts';
import { hasHint } from '../session/hint.ts';
import type { Gate } from '../state/Gate.ts';
import { pageStateOf } from '../state/PageState.ts';

/** Any address of a brand that is a page: the document a guest sees. Everything else is not found. */
export function pages({ gate, documents, limits }: { gate: Gate; documents: Documents; limits: VisitorLimits }): RequestHandler {
  return async (request, response) => {
    const visit = visitOf(request);
    const { path } = request;
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 404, 'Not found.');
    if (!limits.allow('page', visit)) return sendText(response, 429, 'Too many requests.', { 'retry-after': '1' });
    const { site } = visit.tenant;
    const { state: brandState, closed } = await gate.enter(site, visit);
    const asked = typeof request.query.lang === 'string' ? request.query.lang : undefined;
    const language = languageOf(site, { asked, cookie: request.headers.cookie });
    if (closed) {
      const { status, html } = closedPage(site, closed, language);
      return sendHtml(response, status, html, { 'retry-after': '60', vary: 'cookie' });
    }

    // Presentation, not protection: what is a member's own is behind token calls. So the powerless hint decides.
    const login = hasHint(request.headers.cookie) ? undefined : loginInsteadOf(site, path);
    if (login !== undefined) return sendText(response, 302, 'Found.', { location: login });

    const state = pageStateOf(site, brandState);
    const shown = resolvePage(site, { path, flags: state.flags, language });
    if (shown.kind === 'redirect') {
      const query = request.url.slice(path.length);
      return sendText(response, 302, 'Found.', { location: shown.to.includes('?') ? shown.to : `${shown.to}${query}` });
    }
    if (shown.kind === 'none' || (shown.status === 404 && !request.headers.accept?.includes('text/html'))) return sendText(response, 404, 'Not found.');
    const document = await documents.get({ site, state, language, host: visit.host }, shown, visit.origin);
    await send(response, document, { acceptEncoding: request.headers['accept-encoding'], ifNoneMatch: request.headers['if-none-match'] });
  };
}

async function send(response: Response, { status, policy, etag, body }: ServedDocument, { acceptEncoding, ifNoneMatch }: {
  acceptEncoding: string | undefined; ifNoneMatch: string | undefined;
}): Promise<void> {
  const encoding = pickEncoding(acceptEncoding);
  const headers = { ...documentHeaders({ policy }), etag: etag(encoding) };
  if (status === 200 && names(ifNoneMatch, etag(encoding))) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const bytes = await body(encoding);
  response.writeHead(status, { ...headers, 'content-length': bytes.length, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) });
  response.end(bytes);
}

/** Whether If-None-Match names a tag; a proxy may have weakened it. Source: RFC 9110 §13.1.2. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((one) => [etag, `W/${etag}`, '*'].includes(one.trim())) ?? false;
}
