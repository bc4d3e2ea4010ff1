import { ApiError, type AnyCall } from '@livery/api';
import { nulViolations, type CallValidators } from '@livery/api/CallValidators';
import type { SealedBody } from '@livery/model';
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { parseJson, readJson, readText } from '../http/readJson.ts';

const maxBodyBytes = 64 * 1024;

/** Opens a sealed body of a call. */
export type OpenBody = (call: string, sealed: string) => Promise<string>;

/**
 * Reads the fields of a call and validates them against its schema.
 *
 * @param openBody opens the bodies of encrypted calls.
 * Errors: `bad_request` with all violations, or if the body of an encrypted call is not sealed; those of
 *         `openBody`.
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
  // Parsed query parameters are a record; a body that is not a record fails the validation.
  const record = fields as Record<string, unknown>;
  const schemaViolations =
    asQuery || call.body === 'form'
      ? validators.checkQuery(call.schemas.request, record)
      : validators.check(call.schemas.request, record);
  const violations = schemaViolations.length > 0 ? schemaViolations : nulViolations(record);
  if (violations.length > 0)
    throw new ApiError({ code: 'bad_request', call: call.name, value: violations });
  return record;
}

/** Reads the fields of a query or of a posted form. */
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
            limitBytes: maxBodyBytes,
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
  const body = await readJson(request, { limitBytes: maxBodyBytes, call: call.name });
  if (!call.encrypted) return body;
  const violations = validators.check('SealedBody', body);
  if (violations.length > 0 || !openBody)
    throw new ApiError({
      code: 'bad_request',
      call: call.name,
      value: [{ pointer: '', message: 'The body of this call has to be sealed.' }, ...violations],
    });
  const { sealed } = body as SealedBody; // validated above
  return parseJson(await openBody(call.name, sealed), call.name);
}

/** Parses query parameters as texts and lists of texts. */
export function queryOf({ url = '' }: IncomingMessage): Record<string, unknown> {
  const start = url.indexOf('?');
  return start < 0 ? {} : { ...parse(url.slice(start + 1)) };
}
