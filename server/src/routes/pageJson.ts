import { ApiError, getPage } from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import type { Site } from '@livery/model';
import { Router } from 'express';
import { readQuery } from '../gateway/readRequest.ts';
import { encode, pickEncoding } from '../http/encodings.ts';
import { isPlainTarget } from '../http/targetPath.ts';
import { envelopeHeaders, envelopeOf } from '../request/sendEnvelope.ts';
import { contextOf } from '../request/RequestContext.ts';
import { networkOf, type VisitorLimits } from '../request/VisitorLimits.ts';
import type { ResponseCache } from '../documents/ResponseCache.ts';
import { languageOf } from '../request/language/languageOf.ts';
import type { PageBuilder } from '../documents/PageBuilder.ts';
import { resolvePage, type ResolvedPage } from '../documents/resolvePage.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { pageStateOf } from '../brand-state/PageState.ts';

const maxRedirects = 5;

/**
 * `GET /_livery/page?path&lang`: JSON for client-side navigation. An unknown path has status 404
 * inside the value.
 */
export function pageJson({
  validators,
  limits,
  access,
  pageBuilder,
  responseCache,
}: {
  validators: CallValidators;
  limits: VisitorLimits;
  access: AccessPolicy;
  pageBuilder: PageBuilder;
  responseCache: ResponseCache;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(getPage.path, async (request, response) => {
    const context = contextOf(request);
    if (!(await limits.allow(getPage.rate, context)))
      throw new ApiError({ code: 'too_many_requests', call: getPage.name });
    const fields = readQuery(request, getPage, validators);
    const path = String(fields.path);
    if (!isPlainTarget(path))
      throw new ApiError({
        code: 'bad_request',
        call: getPage.name,
        value: [{ pointer: '/path', message: 'is not a plain path' }],
      });
    const { site } = context.tenant;
    const { state: brandState, denial } = await access.checkPage(site, context);
    if (denial) throw new ApiError({ code: 'restricted', call: getPage.name });
    const state = pageStateOf(site, brandState);
    const language = languageOf(site, {
      requested: String(fields.lang),
      headers: request.headers,
    });
    const resolved = follow(site, {
      path,
      flags: state.flags,
      isComplete: state.publicState.known,
      language,
    });
    if (resolved.kind === 'unknown')
      throw new ApiError({ code: 'upstream_failed', call: getPage.name });
    if (resolved.kind !== 'page') throw new ApiError({ code: 'not_found', call: getPage.name });
    const { page: value, freshUntilMs } = await pageBuilder.page(
      { site, state, language, host: context.host, source: networkOf(context) },
      resolved,
    );
    const text = Buffer.from(JSON.stringify(envelopeOf(value)));
    const encoding = pickEncoding(request.headers['accept-encoding']);
    responseCache.send(request, response, {
      context,
      state,
      cached: {
        status: 200,
        headers: envelopeHeaders,
        encoding,
        body: await encode(text, encoding),
        // Unknown paths are not cached because their number is unlimited.
        isForMembers: false,
        freshUntilMs: resolved.status === 200 ? freshUntilMs : -Infinity,
      },
    });
  });
  return router;
}

/** Resolves a page and follows its redirects. */
function follow(site: Site, requested: Parameters<typeof resolvePage>[1]): ResolvedPage {
  let found = resolvePage(site, requested);
  for (let hops = 0; found.kind === 'redirect' && hops < maxRedirects; hops += 1)
    found = resolvePage(site, { ...requested, path: found.to.split(/[?#]/, 1)[0] ?? '/' });
  return found;
}
