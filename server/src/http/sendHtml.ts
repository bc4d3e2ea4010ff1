import type { ServerResponse } from 'node:http';

/**
 * For pages the server writes itself: no script, no style but their own sheet, nothing from
 * elsewhere.
 */
const plainPagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers with a small HTML page of the server's own that nobody keeps. */
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
