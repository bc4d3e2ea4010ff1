import type { ErrorCode } from '@livery/model';
import type { ServerResponse } from 'node:http';
import { strictTransport } from './requestListener.ts';
import type { Encoding } from '../http/encodings.ts';
import { statusOfCode } from '../http/statusOfCode.ts';
import { traceOf } from '../tracing/RequestTrace.ts';

/** Headers of every response to a call. */
export const envelopeHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Other sites can neither embed the answer nor show it in a frame.
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Flat list of names and values, which `writeHead` sends without validating it again. */
const plainHeaders = Object.entries(envelopeHeaders).flat();
const secureHeaders = [...plainHeaders, ...strictTransport];

/** Time after which a request that was refused for a short time may succeed. */
const retryAfterSecondsOf: Readonly<Partial<Record<ErrorCode, number>>> = {
  too_many_requests: 1,
  upstream_busy: 1,
  server_busy: 2,
};

/** Wraps a call's value in the response envelope. */
export function envelopeOf(value: unknown): { success: true; value: unknown } {
  return { success: true, value };
}

/** Sends the successful response of a call. */
export function sendValue(response: ServerResponse, value: unknown): void {
  send(response, 200, envelopeOf(value));
}

/** Sends the successful response of a call whose value is JSON already. */
export function sendValueJson(response: ServerResponse, json: string | Uint8Array): void {
  if (typeof json === 'string') sendText(response, 200, `${envelopeStart}${json}}`);
  else sendValueBytes(response, json);
}

const envelopeStart = '{"success":true,"value":';

/** Sends a large value without copying it. */
function sendValueBytes(response: ServerResponse, bytes: Uint8Array): void {
  response.writeHead(200, [
    ...(response.req.context?.secure ? secureHeaders : plainHeaders),
    'content-length',
    envelopeStart.length + bytes.length + 1,
  ]);
  response.write(envelopeStart);
  response.write(bytes);
  response.end('}');
}

/** Sends the successful response of a call whose envelope is encoded already. */
export function sendEncoded(
  response: ServerResponse,
  { body, encoding }: { body: Buffer; encoding: Encoding },
): void {
  response.writeHead(200, [
    ...(response.req.context?.secure ? secureHeaders : plainHeaders),
    'vary',
    'accept-encoding',
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    body.length,
  ]);
  response.end(body);
}

/**
 * Sends the error response of a call, with the operator's message if there is one, and the id by
 * which the logs have the request.
 */
export function sendFailure(
  response: ServerResponse,
  code: ErrorCode,
  { message, value }: { message?: string | undefined; value?: unknown } = {},
): void {
  const retryAfterSeconds = retryAfterSecondsOf[code];
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds);
  const { requestId } = traceOf(response.req);
  send(response, statusOfCode[code], { success: false, code, message, value, requestId });
}

/** Sends a file that the browser saves instead of displaying it. */
export function sendFile(
  response: ServerResponse,
  { name, type, content }: { name: string; type: string; content: string | Uint8Array },
): void {
  response.writeHead(200, {
    ...envelopeHeaders,
    ...(response.req.context?.secure && Object.fromEntries([strictTransport])),
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'content-length': Buffer.byteLength(content),
  });
  response.end(content);
}

function send(response: ServerResponse, status: number, body: object): void {
  sendText(response, status, JSON.stringify(body));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.byteLength(text);
  response.writeHead(status, [
    ...(response.req.context?.secure ? secureHeaders : plainHeaders),
    'content-length',
    bytes,
  ]);
  // ASCII is the same in both encodings, and Node sends it faster as Latin-1.
  response.end(text, bytes === text.length ? 'latin1' : 'utf8');
}
