import { ApiError, getBodyKey } from '@livery/api';
import { Router } from 'express';
import type { BodyKeys } from '../gateway/BodyKeys.ts';
import { sendValue } from '../request/sendEnvelope.ts';
import { contextOf } from '../request/RequestContext.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';

/** `GET /_livery/key`: public key for the bodies of encrypted calls. */
export function key({ bodyKeys, limits }: { bodyKeys: BodyKeys; limits: VisitorLimits }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(getBodyKey.path, async (request, response) => {
    const context = contextOf(request);
    if (!(await limits.allow(getBodyKey.rate, context)))
      throw new ApiError({ code: 'too_many_requests', call: getBodyKey.name });
    sendValue(response, bodyKeys.publicKey(context.tenant.brand));
  });
  return router;
}
