import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { sendText } from './sendText.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const longestTarget = 4096;

/**
 * Refuses what no honest browser sends, before anything looks at it: other methods, absolute-form targets (RFC 9112 §3.2.2), no Host or two of
 * them, and paths that another reader could take for a different path.
 */
export function guards(): RequestHandler {
  return (request, response, next) => {
    if (!methods.has(request.method)) {
      sendText(response, 405, 'Method not allowed.', { allow: [...methods].join(', ') });
    } else if (!hasOneHost(request) || !isPlainTarget(request.url)) {
      sendText(response, 400, 'Bad request.');
    } else {
      next();
    }
  };
}

function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length === 1;
}

function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/') || target.length > longestTarget) return false;
  const path = target.split('?', 1)[0] ?? '';
  return isDecodable(path) && !/\/\/|\\|%(?:2e|2f|5c|00)/i.test(path) && !path.split('/').some((segment) => segment === '..' || segment === '.');
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
