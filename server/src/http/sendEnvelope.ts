import type { ErrorCode } from '@livery/contract';
import type { ServerResponse } from 'node:http';
import { statusOfCode } from './statusOfCode.ts';

/** Answers a call with its value. */
export function sendValue(response: ServerResponse, value: unknown): void {
  send(response, 200, { success: true, value });
}

/** Answers a call with the code of what went wrong, and what the operator said about it. */
export function sendFailure(response: ServerResponse, code: ErrorCode, { message, value }: { message?: string | undefined; value?: unknown } = {}): void {
  if (code === 'too_many_requests' || code === 'upstream_busy') response.setHeader('retry-after', '1');
  send(response, statusOfCode[code], { success: false, code, message, value });
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text), 'cache-control': 'no-store', 'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
