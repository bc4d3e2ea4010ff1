import { ApiError, type AnyCall } from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import type { Request } from 'express';
import { readJson } from '../http/readJson.ts';

const limitBytes = 64 * 1024;

/** The fields of a call, checked against its schema. Errors: `bad_request` with every field that is unknown or does not fit. */
export async function readRequest(request: Request, call: AnyCall, validators: CallValidators): Promise<Record<string, unknown>> {
  const asQuery = call.method === 'GET' || call.method === 'DELETE';
  const fields: unknown = asQuery ? { ...request.query } : await readJson(request, { limitBytes, call: call.name });
  // Parsed query parameters are a record of texts and lists of texts; a body that is no record does not pass the check.
  const record = fields as Record<string, unknown>;
  const misfits = asQuery ? validators.checkQuery(call.schemas.request, record) : validators.check(call.schemas.request, record);
  if (misfits.length > 0) throw new ApiError({ code: 'bad_request', call: call.name, value: misfits });
  return record;
}
