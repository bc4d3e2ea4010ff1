import { ApiError, report as reportCall } from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import type { ReportRequest } from '@livery/model';
import { Router } from 'express';
import type { RequestBodies } from '../http/body/RequestBodies.ts';
import { readJson } from '../http/body/readJson.ts';
import { sendValue } from '../request/sendEnvelope.ts';
import { byteOwnerOf } from '../request/byteOwnerOf.ts';
import { contextOf } from '../request/RequestContext.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import { withoutQueries } from '../http/withoutQueries.ts';

const limitBytes = 4 * 1024;
const policyReport = 'application/csp-report';

/**
 * `POST /_livery/report`: receives a fault of a browser, from the client or from its policy checks.
 */
export function report({
  bodies,
  validators,
  limits,
  onReport,
}: {
  bodies: RequestBodies;
  validators: CallValidators;
  limits: VisitorLimits;
  onReport: (brand: string, report: ReportRequest) => void;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.post(reportCall.path, async (request, response) => {
    const context = contextOf(request);
    if (!(await limits.allow('report', context)))
      throw new ApiError({ code: 'too_many_requests', call: reportCall.name });
    const body = await readJson({
      bodies,
      request,
      response,
      owner: byteOwnerOf(context),
      limitBytes,
      call: reportCall.name,
      types: ['application/json', policyReport],
    });
    const input = request.headers['content-type']?.startsWith(policyReport)
      ? policyViolation(body)
      : body;
    const violations = validators.checkRequest(reportCall.schemas.request, input);
    if (violations.length > 0)
      throw new ApiError({ code: 'bad_request', call: reportCall.name, value: violations });
    // Validated above.
    const fault = input as ReportRequest;
    onReport(context.tenant.brand, { ...fault, message: withoutQueries(fault.message) });
    sendValue(response, {});
  });
  return router;
}

/**
 * Converts a browser's policy violation report, without queries of addresses. Source: CSP Level 3
 * §5.3.
 */
function policyViolation(body: unknown): unknown {
  const report = field(body, 'csp-report');
  const part = (name: string) => {
    const value = field(report, name);
    return typeof value === 'string' ? (value.split(/[?#]/, 1)[0] ?? '') : '';
  };
  const directive = part('effective-directive') || part('violated-directive') || 'the policy';
  const message = `${directive} stopped ${part('blocked-uri') || 'something'} in ${part('source-file') || part('document-uri')}`;
  return { kind: 'csp', message: message.slice(0, 500) };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}
