import { ApiError, getCentre } from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import { centreNames, type CentreName, type Site } from '@livery/model';
import { Router } from 'express';
import { perSite } from '../brands/perSite.ts';
import type { PageBuilder } from '../documents/PageBuilder.ts';
import { readQuery } from '../gateway/readRequest.ts';
import { encode, pickEncoding, type Encoding } from '../http/encodings.ts';
import { languageOf } from '../request/language/languageOf.ts';
import { contextOf } from '../request/RequestContext.ts';
import { envelopeOf, sendEncoded } from '../request/sendEnvelope.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';

/** `GET /_livery/centre?centre&lang`: menu, pages and texts of the member or agent centre. */
export function centre({
  validators,
  limits,
  pageBuilder,
}: {
  validators: CallValidators;
  limits: VisitorLimits;
  pageBuilder: PageBuilder;
}): Router {
  const bodiesOf = perSite(() => new Map<string, Promise<Buffer>>());
  const bodyOf = (
    site: Site,
    { name, language, encoding }: { name: CentreName; language: string; encoding: Encoding },
  ): Promise<Buffer> | undefined => {
    const key = `${name} ${language} ${encoding}`;
    const cached = bodiesOf(site).get(key);
    if (cached) return cached;
    const value = pageBuilder.centre(site, name, language);
    if (!value) return undefined;
    const body = encode(Buffer.from(JSON.stringify(envelopeOf(value))), encoding);
    bodiesOf(site).set(key, body);
    return body;
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.get(getCentre.path, async (request, response) => {
    const context = contextOf(request);
    if (!(await limits.allow(getCentre.rate, context)))
      throw new ApiError({ code: 'too_many_requests', call: getCentre.name });
    const fields = readQuery(request, getCentre, validators);
    const { site } = context.tenant;
    const name = centreNames.find((each) => each === fields.centre);
    const language = languageOf(site, {
      requested: String(fields.lang),
      headers: request.headers,
    });
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const body = name && (await bodyOf(site, { name, language, encoding }));
    if (!body) throw new ApiError({ code: 'not_found', call: getCentre.name });
    sendEncoded(response, { body, encoding });
  });
  return router;
}
