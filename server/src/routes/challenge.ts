import { ApiError, getChallenge, operatorCallsByName } from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import type { ChallengeRequest } from '@livery/model';
import { Router } from 'express';
import type { BotChecks } from '../bot-check/BotChecks.ts';
import type { CheckEffort } from '../bot-check/CheckEffort.ts';
import { readQuery } from '../gateway/readRequest.ts';
import { sendValue } from '../request/sendEnvelope.ts';
import { contextOf } from '../request/RequestContext.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import type { DeviceCookie } from '../session/DeviceCookie.ts';

/** `GET /_livery/challenge`: bot check of one call. Never cached, because each is valid once. */
export function challenge({
  botChecks,
  checkEffort,
  deviceCookie,
  limits,
  validators,
}: {
  botChecks: BotChecks;
  checkEffort: CheckEffort;
  deviceCookie: DeviceCookie;
  limits: VisitorLimits;
  validators: CallValidators;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(getChallenge.path, async (request, response) => {
    const context = contextOf(request);
    if (!(await limits.allow(getChallenge.rate, context)))
      throw new ApiError({ code: 'too_many_requests', call: getChallenge.name });
    // Checked against the call's request schema.
    const { call } = readQuery(request, getChallenge, validators) as unknown as ChallengeRequest;
    if (operatorCallsByName.get(call)?.botCheck === undefined)
      throw new ApiError({
        code: 'bad_request',
        call: getChallenge.name,
        value: [{ pointer: '/call', message: 'is no call with a bot check' }],
      });
    const issued = await botChecks.challenge(context.tenant.site, call, () =>
      checkEffort.next(context, deviceCookie.find(request, context)),
    );
    if (!issued) throw new ApiError({ code: 'not_found', call: getChallenge.name });
    sendValue(response, issued);
  });
  return router;
}
