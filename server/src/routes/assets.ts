import type { RequestHandler } from 'express';
import type { AssetStore } from '../assets/AssetStore.ts';
import { pickEncoding } from '../http/encodings.ts';
import { sendText } from '../http/sendText.ts';
import { contextOf } from '../request/RequestContext.ts';

/** Policy of SVGs, which run as documents when opened directly: no scripts, no origin. */
const pictureDocument = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * `GET /assets/…`: files at content-hashed addresses, cached by browsers forever. Unknown files: plain
 * 404.
 */
export function assets({ store }: { store: AssetStore }): RequestHandler {
  return async (request, response, next) => {
    if (!request.path.startsWith('/assets/')) return next();
    const found =
      request.method === 'GET' || request.method === 'HEAD'
        ? await store.get(
            contextOf(request).tenant,
            request.path,
            pickEncoding(request.headers['accept-encoding']),
          )
        : undefined;
    if (!found) return sendText(response, 404, 'Not found.');
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': found.body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(found.encoding === 'identity' ? {} : { 'content-encoding': found.encoding }),
      ...(found.type.startsWith('image/svg') ? pictureDocument : {}),
    });
    response.end(found.body);
  };
}
