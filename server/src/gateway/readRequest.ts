import { ApiError, type AnyCall } from '@livery/api';
import { nulViolations, type CallValidators } from '@livery/api/CallValidators';
import type { SealedBody } from '@livery/model';
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { parseJson, readJson, readText } from '../http/readJson.ts';

/** Maximum size of a body without images. */
const maxBodyBytes = 64 * 1024;

/** Fields of a request by name. */
type RequestFields = Record<string, unknown>;

/** Opens a sealed body of a call. */
export type OpenBody = (call: string, sealed: string) => Promise<string>;

/**
 * Reads the fields of a call and validates them against its schema. Only fields in a body need a
 * promise.
 *
 * @param openBody opens the bodies of encrypted calls.
 * @param imagesBytes allowed size of the body's images, in addition to its other fields.
 * Errors: `bad_request` with all violations, or if the body of an encrypted call is not sealed; those of
 *         `openBody`.
 */
export function readRequest(
  request: IncomingMessage,
  call: AnyCall,
  validators: CallValidators,
  openBody?: OpenBody,
  imagesBytes = 0,
): RequestFields | Promise<RequestFields> {
  const format = formatOf(call);
  const fields = readers[format]({
    request,
    call,
    validators,
    openBody,
    limitBytes: maxBodyBytes + imagesBytes,
  });
  return fields instanceof Promise
    ? fields.then((read) => validated(call, format, validators, read))
    : validated(call, format, validators, fields);
}

function validated(
  call: AnyCall,
  format: RequestFormat,
  validators: CallValidators,
  fields: unknown,
): RequestFields {
  // Query parameters and forms are parsed to records; a JSON body that is none fails the validation.
  const record = fields as RequestFields;
  const schemaViolations =
    format === 'query' || format === 'form'
      ? validators.checkQuery(call.schemas.request, record)
      : validators.checkRequest(call.schemas.request, record);
  const violations = schemaViolations.length > 0 ? schemaViolations : nulViolations(record);
  if (violations.length > 0)
    throw new ApiError({ code: 'bad_request', call: call.name, value: violations });
  return record;
}

/** Place and format of a call's fields. */
type RequestFormat = 'query' | 'form' | 'json' | 'sealed';

function formatOf({ method, body, encrypted }: AnyCall): RequestFormat {
  if (method === 'GET' || method === 'DELETE') return 'query';
  if (body === 'form') return 'form';
  return encrypted ? 'sealed' : 'json';
}

interface FieldsSource {
  readonly request: IncomingMessage;
  readonly call: AnyCall;
  readonly validators: CallValidators;
  readonly openBody: OpenBody | undefined;
  readonly limitBytes: number;
}

const readers: Readonly<Record<RequestFormat, (source: FieldsSource) => unknown>> = {
  query: ({ request }) => queryOf(request),
  form: readForm,
  json: ({ request, call: { name: call }, limitBytes }) => readJson(request, { limitBytes, call }),
  sealed: readSealed,
};

async function readForm({
  request,
  call: { name: call },
  limitBytes,
}: FieldsSource): Promise<unknown> {
  const types = ['application/x-www-form-urlencoded'];
  return { ...parse(await readText(request, { limitBytes, call, types })) };
}

async function readSealed({
  request,
  call: { name: call },
  validators,
  openBody,
  limitBytes,
}: FieldsSource): Promise<unknown> {
  const body = await readJson(request, { limitBytes, call });
  const violations = validators.checkRequest('SealedBody', body);
  if (violations.length > 0 || !openBody)
    throw new ApiError({
      code: 'bad_request',
      call,
      value: [{ pointer: '', message: 'The body of this call has to be sealed.' }, ...violations],
    });
  const { sealed } = body as SealedBody; // validated above
  return parseJson(await openBody(call, sealed), call);
}

/** Parses query parameters as texts and lists of texts. */
function queryOf({ url = '' }: IncomingMessage): Record<string, unknown> {
  const start = url.indexOf('?');
  return start < 0 ? {} : { ...parse(url.slice(start + 1)) };
}
