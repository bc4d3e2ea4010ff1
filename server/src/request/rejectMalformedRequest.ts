import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http/sendText.ts';
import { isPlainTarget } from '../http/targetPath.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * Rejects malformed requests before routing: unknown methods, absolute-form targets (RFC 9112
 * §3.2.2), zero or several Host headers, and paths that another parser could read as a different
 * path. Returns whether the request was rejected.
 */
export function rejectMalformedRequest(
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method = '', url = '' } = request;
  if (!methods.has(method))
    sendText(response, 405, 'Method not allowed.', { allow: [...methods].join(', ') });
  else if (!hasOneHost(request) || !isPlainTarget(url)) sendText(response, 400, 'Bad request.');
  else return false;
  return true;
}

function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}
