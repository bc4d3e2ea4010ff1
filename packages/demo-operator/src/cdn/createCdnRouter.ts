import type { PictureSource } from '@livery/demo-content/pictures/openPictures';
import { Router } from 'express';

/**
 * The operator's two image CDNs: vendor logos, game pictures, member pictures, and pictures of
 * promotions and the points mall.
 */
export function createCdnRouter({ pictures }: { pictures: PictureSource }): Router {
  const router = Router();
  router.get(/^\/cdn\/[ab](\/TCG_PROD_IMAGES\/.+)$/, async (req, res, next) => {
    const takesBrotli = req.acceptsEncodings('br') === 'br';
    const picture = await pictures.read(req.params[0] ?? '', takesBrotli ? 'br' : 'identity');
    if (!picture) {
      next();
      return;
    }
    res.set(headers);
    if (takesBrotli) res.set('content-encoding', 'br');
    res.set('content-length', String(picture.length)).end(picture);
  });
  return router;
}

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  // Prevents scripts and external resources when an SVG is opened directly.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  vary: 'accept-encoding',
};
