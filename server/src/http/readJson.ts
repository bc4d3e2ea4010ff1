import { ApiError } from '@livery/api';
import type { IncomingMessage } from 'node:http';

/**
 * Part of an oversized body that is read and discarded, because clients read the response only after
 * sending their body.
 */
const maxDiscardedBytes = 16 * 1024 * 1024;

interface BodyLimits {
  limitBytes: number;
  call: string;
  types?: readonly string[];
}

/**
 * Reads the request's body as JSON.
 *
 * Errors: `bad_request` if it exceeds `limitBytes`, has another type or is not JSON; `aborted` if it is
 *         incomplete.
 */
export async function readJson(request: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  return parseJson(await readText(request, limits), limits.call);
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
 * Reads the request's body as text. Errors: `bad_request` if it exceeds `limitBytes` or has another
 * type; `aborted` if it is incomplete.
 */
export async function readText(
  request: IncomingMessage,
  { limitBytes, call, types = ['application/json'] }: BodyLimits,
): Promise<string> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw refused(call, `The body has to be ${types.join(' or ')}.`);
  const body = await readBytes(request, limitBytes);
  if (body === 'too long') throw refused(call, `The body is longer than ${limitBytes} bytes.`);
  if (body === 'gone') throw new ApiError({ code: 'aborted', call });
  return body.toString('utf8');
}

function readBytes(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Buffer | 'too long' | 'gone'> {
  const { promise, resolve } = Promise.withResolvers<Buffer | 'too long' | 'gone'>();
  const chunks: Buffer[] = [];
  let length = 0;
  const take = (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limitBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (length > limitBytes + maxDiscardedBytes) resolve('too long');
  };
  request
    .on('data', take)
    .once('end', () => resolve(length > limitBytes ? 'too long' : Buffer.concat(chunks)))
    .once('error', () => resolve('gone'))
    .once('close', () => resolve('gone'));
  return promise;
}

function refused(call: string, message: string): ApiError {
  return new ApiError({ code: 'bad_request', call, value: [{ pointer: '', message }] });
}
