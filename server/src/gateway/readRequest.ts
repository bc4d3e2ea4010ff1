import { ApiError, type AnyCall } from '@livery/api';
import { nulViolations, type CallValidators } from '@livery/api/CallValidators';
import type { SealedBody } from '@livery/model';
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { parseJson, readJson, readText } from '../http/readJson.ts';

const limitBytes = 64 * 1024;

/** What opens sealed bodies of a brand. */
export type OpenBody = (call: string, sealed: string) => Promise<string>;

/**
 * The fields of a call, checked against its schema.
 *
 * @param openBody opens the bodies of encrypted calls.
 * Errors: `bad_request` with every field that is unknown or does not fit, and for an encrypted call
 *         whose body is not sealed; those of `openBody`.
 */
export async function readRequest(
  request: IncomingMessage,
  call: AnyCall,
  validators: CallValidators,
  openBody?: OpenBody,
): Promise<Record<string, unknown>> {
  const asQuery = call.method === 'GET' || call.method === 'DELETE';
  const fields =
    asQuery || call.body === 'form'
      ? await formOf(request, call, asQuery)
      : await bodyOf(request, call, validators, openBody);
  // Parsed query parameters are a record of texts and lists of texts; a body that is no record does
  // not pass the check.
  const record = fields as Record<string, unknown>;
  const unfit =
    asQuery || call.body === 'form'
      ? validators.checkQuery(call.schemas.request, record)
      : validators.check(call.schemas.request, record);
  const violations = unfit.length > 0 ? unfit : nulViolations(record);
  if (violations.length > 0)
    throw new ApiError({ code: 'bad_request', call: call.name, value: violations });
  return record;
}

/** Fields of a query, or of a posted form. */
async function formOf(
  request: IncomingMessage,
  call: AnyCall,
  asQuery: boolean,
): Promise<Record<string, unknown>> {
  return asQuery
    ? queryOf(request)
    : {
        ...parse(
          await readText(request, {
            limitBytes,
            call: call.name,
            types: ['application/x-www-form-urlencoded'],
          }),
        ),
      };
}

async function bodyOf(
  request: IncomingMessage,
  call: AnyCall,
  validators: CallValidators,
  openBody: OpenBody | undefined,
): Promise<unknown> {
  const body = await readJson(request, { limitBytes, call: call.name });
  if (!call.encrypted) return body;
  const violations = validators.check('SealedBody', body);
  if (violations.length > 0 || !openBody)
    throw new ApiError({
      code: 'bad_request',
      call: call.name,
      value: [{ pointer: '', message: 'The body of this call has to be sealed.' }, ...violations],
    });
  const { sealed } = body as SealedBody; // just checked
  return parseJson(await openBody(call.name, sealed), call.name);
}

/** Query parameters as texts and lists of texts. */
export function queryOf({ url = '' }: IncomingMessage): Record<string, unknown> {
  const start = url.indexOf('?');
  return start < 0 ? {} : { ...parse(url.slice(start + 1)) };
}
