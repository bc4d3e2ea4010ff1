import type { ServerResponse } from 'node:http';

/**
 * Policy of pages without the client: no scripts, own style sheet only, nothing cross-origin.
 */
const plainPagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sends a small HTML page without the client; never cached. */
export function sendHtml(
  response: ServerResponse,
  status: number,
  html: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': plainPagePolicy,
    ...headers,
  });
  response.end(html);
}
