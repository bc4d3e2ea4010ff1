import type { RequestHandler } from 'express';
import { escapeHtml } from '@livery/model';
import { plainSheet } from '../assets/plainSheet.ts';
import { sendHtml } from '../http/sendHtml.ts';
import { hostOf } from '../request/tenantByHost.ts';
import type { TenantRegistry } from '../brands/TenantRegistry.ts';
import { problemLine } from '../brands/TenantSource.ts';

const ownNames = new Set(['localhost', '127.0.0.1']);

/**
 * `http://localhost:<port>/`, in sandbox mode only: all brands with their addresses and states.
 */
export function brandList({ registry }: { registry: TenantRegistry }): RequestHandler {
  return (request, response, next) => {
    const host = hostOf(request.headers.host);
    if (host === undefined || !ownNames.has(host) || registry.find(host)) return next();
    if (request.path === plainSheet.address) {
      response.writeHead(200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      return response.end(plainSheet.css);
    }
    if (request.path === '/favicon.ico') return response.writeHead(204).end();
    if (request.path !== '/')
      return sendHtml(response, 404, listOf(registry, portOf(request.headers.host)));
    sendHtml(response, 200, listOf(registry, portOf(request.headers.host)));
  };
}

function listOf(registry: TenantRegistry, port: string): string {
  const items = registry.entries().map(({ brand, live, refused, warnings }) => {
    const links = (live?.hosts ?? [])
      .filter((host) => registry.find(host)?.brand === brand)
      .map((host) => `<a href="http://${host}${port}/">${host}${port}</a>`);
    const problems = [...(refused?.problems ?? warnings), ...registry.disputes(brand)].map(
      (problem) => `<p>${escapeHtml(problemLine(problem))}</p>`,
    );
    const state = !live
      ? 'not served'
      : refused
        ? `serves version ${live.version}; the folder's newer one was refused`
        : `version ${live.version}`;
    return `<li><strong>${escapeHtml(live?.name ?? brand)}</strong> ${links.join(', ')}<p>${escapeHtml(state)}</p>${problems.join('')}</li>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Brands · Livery</title>
<link rel="stylesheet" href="${plainSheet.address}"></head>
<body><main><h1>Brands on this server</h1><p>A demonstration on this machine, without real money.</p><ul>${items.join('')}</ul></main></body></html>
`;
}

function portOf(header: string | undefined): string {
  return /:\d{1,5}$/.exec(header ?? '')?.[0] ?? '';
}
