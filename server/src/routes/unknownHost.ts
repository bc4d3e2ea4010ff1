import type { RequestHandler } from 'express';
import { sendText } from '../http/sendText.ts';

/**
 * Rejects hosts without a brand, since there is no default brand. Source: RFC 9110 §15.5.20 (421).
 */
export function unknownHost(): RequestHandler {
  return (request, response, next) => {
    if (request.context) next();
    else sendText(response, 421, 'This server is not responsible for that host.');
  };
}
