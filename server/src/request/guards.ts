import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http/sendText.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const longestTarget = 4096;

/**
 * Refuses what no honest browser sends, before anything looks at it: other methods, absolute-form
 * targets (RFC 9112 §3.2.2), no Host or two of them, and paths that another reader could take for a
 * different path. Whether it was refused.
 */
export function refusedAtDoor(request: IncomingMessage, response: ServerResponse): boolean {
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

function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/') || target.length > longestTarget) return false;
  const path = pathOf(target);
  return (
    !/\/\/|\\|\/\.\.?(?:\/|$)|%(?:2e|2f|5c|00)/i.test(path) &&
    (!path.includes('%') || isDecodable(path))
  );
}

/** A target without its query. */
export function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
