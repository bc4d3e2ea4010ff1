import type { ErrorCode } from '@livery/model';
import type { ServerResponse } from 'node:http';
import { strictTransport } from './entrance.ts';
import { statusOfCode } from '../http/statusOfCode.ts';

/** Headers of every answer to a call. */
export const envelopeHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** Names and values in turn: what `writeHead` takes without looking at them again. */
const plainHeaders = Object.entries(envelopeHeaders).flat();
const secureHeaders = [...plainHeaders, ...strictTransport];

/** A call's value as it travels. */
export function envelopeOf(value: unknown): { success: true; value: unknown } {
  return { success: true, value };
}

/** Answers a call with its value. */
export function sendValue(response: ServerResponse, value: unknown): void {
  send(response, 200, envelopeOf(value));
}

/** Answers a call with the code of what went wrong, and what the operator said about it. */
export function sendFailure(
  response: ServerResponse,
  code: ErrorCode,
  { message, value }: { message?: string | undefined; value?: unknown } = {},
): void {
  if (code === 'too_many_requests' || code === 'upstream_busy')
    response.setHeader('retry-after', '1');
  send(response, statusOfCode[code], { success: false, code, message, value });
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, [
    ...(response.req.visit?.secure ? secureHeaders : plainHeaders),
    'content-length',
    Buffer.byteLength(text),
  ]);
  response.end(text);
}
