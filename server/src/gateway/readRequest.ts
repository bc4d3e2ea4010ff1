import { ApiError, type AnyCall } from '@livery/api';
import { nulViolations, type CallValidators, type Violation } from '@livery/api/CallValidators';
import type { SealedBody } from '@livery/model';
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { parseJson, readJson, readText, type TypedBody } from '../http/body/readJson.ts';

/** Fields of a request by name. */
export type RequestFields = Record<string, unknown>;

/** Opens a sealed body of a call. */
export type OpenBody = (call: string, sealed: string) => Promise<string>;

/**
 * Reads the fields of a call from the query and validates them against its schema.
 *
 * Errors: `bad_request` with all violations.
 */
export function readQuery(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  call: AnyCall,
  validators: CallValidators,
): RequestFields {
  const start = url.indexOf('?');
  const fields = start < 0 ? {} : { ...parse(url.slice(start + 1)) };
  return validTexts(call, validators, fields);
}

/**
 * Reads the fields of a call from a body without images and validates them against its schema.
 *
 * @param openBody opens the bodies of encrypted calls.
 *
 * Errors: `bad_request` with all violations, or if the body of an encrypted call is not sealed;
 *         those of `openBody` and `RequestBodies.read`.
 */
export async function readFields(
  body: TypedBody,
  call: AnyCall,
  validators: CallValidators,
  openBody: OpenBody,
): Promise<RequestFields> {
  if (call.body === 'form') {
    const types = ['application/x-www-form-urlencoded'];
    return validTexts(call, validators, { ...parse(await readText({ ...body, types })) });
  }
  const parsed = call.encrypted
    ? await readSealed(body, validators, openBody)
    : await readJson(body);
  const violations = validators.checkRequest(call.schemas.request, parsed);
  if (violations.length > 0) throw badRequest(call, violations);
  // Validated as the fields of a request.
  return withoutNul(call, parsed as RequestFields);
}

/** Returns whether the fields of a call are in the query. */
export function isQuery({ method }: AnyCall): boolean {
  return method === 'GET' || method === 'DELETE';
}

/** Returns the error of a request with violations. */
export function badRequest({ name }: AnyCall, violations: readonly Violation[]): ApiError {
  return new ApiError({ code: 'bad_request', call: name, value: violations });
}

/** Validates the fields of a query or a form, whose values are texts. */
function validTexts(
  call: AnyCall,
  validators: CallValidators,
  fields: RequestFields,
): RequestFields {
  const violations = validators.checkQuery(call.schemas.request, fields);
  if (violations.length > 0) throw badRequest(call, violations);
  return withoutNul(call, fields);
}

function withoutNul(call: AnyCall, fields: RequestFields): RequestFields {
  const violations = nulViolations(fields);
  if (violations.length > 0) throw badRequest(call, violations);
  return fields;
}

async function readSealed(
  body: TypedBody,
  validators: CallValidators,
  openBody: OpenBody,
): Promise<unknown> {
  const { call } = body;
  const parsed = await readJson(body);
  const violations = validators.checkRequest('SealedBody', parsed);
  if (violations.length > 0)
    throw new ApiError({
      code: 'bad_request',
      call,
      value: [{ pointer: '', message: 'The body of this call has to be sealed.' }, ...violations],
    });
  const { sealed } = parsed as SealedBody; // validated above
  return parseJson(await openBody(call, sealed), call);
}
