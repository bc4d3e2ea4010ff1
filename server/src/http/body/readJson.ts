import { ApiError } from '@livery/api';
import type { BodyRequest, ReceivedBody, RequestBodies } from './RequestBodies.ts';

/** A body with its permitted media types. */
export interface TypedBody extends BodyRequest {
  readonly bodies: RequestBodies;
  readonly types?: readonly string[];
}

/**
 * Reads the request's body as JSON.
 *
 * Errors: `bad_request` if it has another type or is not JSON; those of `RequestBodies.read`.
 */
export async function readJson(body: TypedBody): Promise<unknown> {
  return parseJson(await readText(body), body.call);
}

/** Parses a text as JSON. Errors: `bad_request`. */
export function parseJson(text: string, call: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(call, 'The body is no JSON.');
  }
}

/**
 * Reads the request's body as text. Errors: `bad_request` if it has another type; those of
 * `RequestBodies.read`.
 */
export async function readText(body: TypedBody): Promise<string> {
  return (await readBody(body)).bytes.toString('utf8');
}

/** Reads the request's body. Errors: those of {@link readText}. */
export function readBody({
  bodies,
  types = ['application/json'],
  ...body
}: TypedBody): Promise<ReceivedBody> {
  const type = body.request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw refused(body.call, `The body has to be ${types.join(' or ')}.`);
  return bodies.read(body);
}

function refused(call: string, message: string): ApiError {
  return new ApiError({ code: 'bad_request', call, value: [{ pointer: '', message }] });
}
