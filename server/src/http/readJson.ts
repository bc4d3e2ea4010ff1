import { ApiError } from '@livery/api';
import type { IncomingMessage } from 'node:http';

/**
 * The request's body as JSON.
 *
 * Errors: `bad_request` when it is longer than `limitBytes`, of another type, or no JSON; the rest of a body that is too long is not read.
 */
export async function readJson(request: IncomingMessage, { limitBytes, call, types = ['application/json'] }: {
  limitBytes: number; call: string; types?: readonly string[];
}): Promise<unknown> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw refused(call, `The body has to be ${types.join(' or ')}.`);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limitBytes) throw refused(call, `The body is longer than ${limitBytes} bytes.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw refused(call, 'The body is no JSON.');
  }
}

function refused(call: string, message: string): ApiError {
  return new ApiError({ code: 'bad_request', call, value: [{ pointer: '', message }] });
}
