import { Router } from 'express';
import path from 'node:path';
import type { ClientFiles } from '../assets/ClientFiles.ts';
import { contentTypeOf } from '../assets/contentTypes.ts';
import { sendText } from '../http/sendText.ts';
import { contextOf } from '../request/RequestContext.ts';
import { assetAddresses } from '../assets/assetAddresses.ts';

/**
 * Files at the root of a host: `/robots.txt`, `/favicon.ico`, and those of the client (the service
 * worker).
 */
export function wellKnownFiles({ client }: { client: ClientFiles }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/robots.txt', (_request, response) => {
    sendText(
      response,
      200,
      'User-agent: *\nDisallow: /_livery/\nDisallow: /wps/\nDisallow: /lgw/',
      { 'cache-control': 'public, max-age=3600' },
    );
  });
  router.get('/favicon.ico', (request, response) => {
    const { site } = contextOf(request).tenant;
    const logo = site.site.logo === undefined ? undefined : assetAddresses(site)[site.site.logo];
    if (logo === undefined) response.writeHead(204, { 'cache-control': 'public, max-age=3600' });
    else response.writeHead(302, { location: logo, 'cache-control': 'public, max-age=3600' });
    response.end();
  });
  router.get('/:name', async (request, response, next) => {
    const body = await client.top(request.params.name);
    if (!body) return next();
    response.writeHead(200, {
      'content-type': contentTypeOf(path.posix.extname(request.params.name)).type,
      'content-length': body.length,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  });
  return router;
}
