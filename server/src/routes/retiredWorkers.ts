import { matchRoute } from '@livery/model';
import type { RequestHandler } from 'express';
import { sendText } from '../http/sendText.ts';
import { contextOf } from '../request/RequestContext.ts';

/**
 * Replaces a service worker of an earlier site on the host, which would otherwise show that site
 * for ever: a 404 does not unregister a worker. It keeps the caches of our own worker.
 *
 * It is unregistered before the pages are loaded again, so these come from the network. It never
 * claims pages: one that registers it once more is not controlled, so it is not loaded again. The
 * fragment is cut off, because a navigation that only differs in its fragment loads nothing.
 */
const worker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  const old = names.filter((name) => !name.startsWith('livery-'));
  await Promise.all(old.map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.allSettled(pages.map((page) => page.navigate(page.url.replace(/#.*/s, ''))));
}`;

/**
 * Answers the paths of service workers that an earlier site on the brand's hosts registered.
 * It comes after all files and calls of the server; routes of the brand have precedence.
 */
export function retiredWorkers(): RequestHandler {
  return (request, response, next) => {
    const { path, method } = request;
    const { site, routes } = contextOf(request).tenant.site;
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      !site.retiredWorkers.includes(path) ||
      matchRoute(routes.routes, path)
    )
      return next();
    return sendText(response, 200, worker, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
      // Its scope may be wider than its folder, and must stay so for the browser to accept it.
      ...(path.lastIndexOf('/') > 0 ? { 'service-worker-allowed': '/' } : {}),
    });
  };
}
