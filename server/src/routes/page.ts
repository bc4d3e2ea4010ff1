import { ApiError, getPage } from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import type { Site } from '@livery/model';
import { Router } from 'express';
import { readRequest } from '../gateway/readRequest.ts';
import { encode, pickEncoding } from '../http/encodings.ts';
import { envelopeHeaders, envelopeOf } from '../request/sendEnvelope.ts';
import { contextOf } from '../request/RequestContext.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import type { FinishedAnswers } from '../documents/FinishedAnswers.ts';
import { languageOf } from '../request/languageOf.ts';
import type { PageMaker } from '../documents/PageMaker.ts';
import { resolvePage, type ResolvedPage } from '../documents/resolvePage.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { pageStateOf } from '../brand-state/PageState.ts';

const mostRedirects = 5;

/**
 * `GET /_livery/page?path&lang`: what a navigation inside the site needs. A path that is no route
 * has status 404 inside the value.
 */
export function page({
  validators,
  limits,
  access,
  pages,
  finished,
}: {
  validators: CallValidators;
  limits: VisitorLimits;
  access: AccessPolicy;
  pages: PageMaker;
  finished: FinishedAnswers;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(getPage.path, async (request, response) => {
    const context = contextOf(request);
    if (!limits.allow(getPage.rate, context))
      throw new ApiError({ code: 'too_many_requests', call: getPage.name });
    const fields = await readRequest(request, getPage, validators);
    const { site } = context.tenant;
    const { state: brandState, denial } = await access.checkPage(site, context);
    if (denial) throw new ApiError({ code: 'restricted', call: getPage.name });
    const state = pageStateOf(site, brandState);
    const language = languageOf(site, {
      requested: String(fields.lang),
      cookie: request.headers.cookie,
    });
    const shown = follow(site, { path: String(fields.path), flags: state.flags, language });
    if (shown.kind !== 'page') throw new ApiError({ code: 'not_found', call: getPage.name });
    const { page: value, freshUntilMs } = await pages.page(
      { site, state, language, host: context.host },
      shown,
    );
    const text = Buffer.from(JSON.stringify(envelopeOf(value)));
    const encoding = pickEncoding(request.headers['accept-encoding']);
    finished.finish(request, response, {
      context,
      state,
      answer: {
        status: 200,
        headers: envelopeHeaders,
        encoding,
        body: await encode(text, encoding),
        // Every path that is not there would be another answer to keep.
        rate: getPage.rate,
        isForMembers: false,
        freshUntilMs: shown.status === 200 ? freshUntilMs : -Infinity,
      },
    });
  });
  return router;
}

/** The page at the end of the redirects. */
function follow(site: Site, requested: Parameters<typeof resolvePage>[1]): ResolvedPage {
  let found = resolvePage(site, requested);
  for (let hops = 0; found.kind === 'redirect' && hops < mostRedirects; hops += 1)
    found = resolvePage(site, { ...requested, path: found.to.split(/[?#]/, 1)[0] ?? '/' });
  return found;
}
