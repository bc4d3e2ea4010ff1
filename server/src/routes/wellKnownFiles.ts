import { Router } from 'express';
import path from 'node:path';
import type { Clock } from '@livery/model';
import type { ClientFiles } from '../assets/ClientFiles.ts';
import { contentTypeOf } from '../assets/contentTypes.ts';
import { sendText } from '../http/sendText.ts';
import { manifestAddress, manifestPath, webManifest } from '../assets/webManifest.ts';
import { languageOf, languageVary } from '../request/language/languageOf.ts';
import { contextOf } from '../request/RequestContext.ts';
import { assetAddresses } from '../assets/assetAddresses.ts';

/** A security.txt may be valid for less than a year. */
const securityTextMs = 180 * 24 * 60 * 60_000;

/**
 * Files at the root of a host: `/robots.txt`, `/favicon.ico`, `/manifest.webmanifest`,
 * `/.well-known/security.txt`, and those of the client (the service worker).
 */
export function wellKnownFiles({
  client,
  clock,
  securityContacts,
}: {
  client: ClientFiles;
  clock: Clock;
  /** Addresses to which vulnerabilities are reported. */
  securityContacts: readonly string[];
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/robots.txt', (_request, response) => {
    sendText(
      response,
      200,
      'User-agent: *\nDisallow: /_livery/\nDisallow: /wps/\nDisallow: /lgw/',
      { 'cache-control': 'public, max-age=3600' },
    );
  });
  // Source: RFC 9116.
  router.get('/.well-known/security.txt', (request, response, next) => {
    if (securityContacts.length === 0) return next();
    const day = new Date(clock.nowMs() + securityTextMs).toISOString().slice(0, 10);
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${day}T00:00:00Z`,
      `Canonical: ${contextOf(request).origin}/.well-known/security.txt`,
      'Preferred-Languages: en',
    ];
    return sendText(response, 200, lines.join('\n'), { 'cache-control': 'public, max-age=3600' });
  });
  router.get('/favicon.ico', (request, response) => {
    const { site } = contextOf(request).tenant;
    const logo = site.site.logo === undefined ? undefined : assetAddresses(site)[site.site.logo];
    if (logo === undefined) response.writeHead(204, { 'cache-control': 'public, max-age=3600' });
    else response.writeHead(302, { location: logo, 'cache-control': 'public, max-age=3600' });
    response.end();
  });
  router.get(manifestPath, (request, response, next) => {
    const { site } = contextOf(request).tenant;
    const { headers, query } = request;
    const requested = typeof query.lang === 'string' ? query.lang : undefined;
    const language = languageOf(site, { requested, headers });
    if (manifestAddress(site, language) === undefined) return next();
    return sendText(response, 200, JSON.stringify(webManifest(site, language)), {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: languageVary,
    });
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
