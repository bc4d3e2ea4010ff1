import { ApiError, getTexts } from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import type { TextsReply } from '@livery/model';
import { Router } from 'express';
import { readQuery } from '../gateway/readRequest.ts';
import { sendValue } from '../request/sendEnvelope.ts';
import { contextOf } from '../request/RequestContext.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import { languageIn } from '../request/language/siteLanguages.ts';
import { textsOf } from '../documents/texts.ts';

/** `GET /_livery/texts?lang`: texts of one of the brand's languages. */
export function texts({
  validators,
  limits,
}: {
  validators: CallValidators;
  limits: VisitorLimits;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(getTexts.path, async (request, response) => {
    const context = contextOf(request);
    if (!(await limits.allow(getTexts.rate, context)))
      throw new ApiError({ code: 'too_many_requests', call: getTexts.name });
    const { lang } = readQuery(request, getTexts, validators);
    const { site } = context.tenant;
    const code = site.site.supportLanguages.find((offered) => offered === lang);
    if (code === undefined) throw new ApiError({ code: 'not_found', call: getTexts.name });
    const { tag, dir } = languageIn(site, code);
    sendValue(response, { texts: textsOf(site, code), tag, dir } satisfies TextsReply);
  });
  return router;
}
