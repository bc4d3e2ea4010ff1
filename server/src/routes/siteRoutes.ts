import { serverPrefixes, type ReportRequest } from '@livery/model';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { AssetStore } from '../assets/AssetStore.ts';
import type { ClientFiles } from '../assets/ClientFiles.ts';
import type { BrandStates } from '../brand-state/BrandStates.ts';
import type { TenantRegistry } from '../brands/TenantRegistry.ts';
import type { DocumentCache } from '../documents/DocumentCache.ts';
import type { PageBuilder } from '../documents/PageBuilder.ts';
import type { ResponseCache } from '../documents/ResponseCache.ts';
import type { GatewayPorts } from '../gateway/GatewayPorts.ts';
import { sendText } from '../http/sendText.ts';
import type { OidcStateCookie } from '../social/OidcStateCookie.ts';
import type { Registrations } from '../social/Registrations.ts';
import { assets } from './assets.ts';
import { brandList } from './brandList.ts';
import { centre } from './centre.ts';
import { challenge } from './challenge.ts';
import { key } from './key.ts';
import { offline } from './offline.ts';
import { pageHtml } from './pageHtml.ts';
import { pageJson } from './pageJson.ts';
import { report } from './report.ts';
import { resume } from './resume.ts';
import { retiredWorkers } from './retiredWorkers.ts';
import { service } from './service.ts';
import { session } from './session.ts';
import { social } from './social.ts';
import { texts } from './texts.ts';
import { unknownHost } from './unknownHost.ts';
import { wellKnownFiles } from './wellKnownFiles.ts';

/** Dependencies of the site's routes. */
export interface SiteRoutesPorts extends GatewayPorts {
  readonly assetStore: AssetStore;
  readonly brandStates: BrandStates;
  readonly clientFiles: ClientFiles;
  readonly documents: DocumentCache;
  readonly onReport: (brand: string, report: ReportRequest) => void;
  readonly oidcStateCookie: OidcStateCookie;
  readonly pageBuilder: PageBuilder;
  readonly registrations: Registrations;
  readonly registry: TenantRegistry;
  readonly responseCache: ResponseCache;
  readonly securityContacts: readonly string[];
  /** Serves the files of a development server. */
  readonly devMiddleware: RequestHandler | undefined;
}

/**
 * Returns all routes of the site but the operator's calls: files, the gateway's own calls, pages.
 */
export function siteRoutes(ports: SiteRoutesPorts): Express {
  const { answerError, clientFiles, devMiddleware, sandboxOrigin } = ports;
  const routes = express();
  routes
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', false)
    .set('query parser', 'simple')
    .enable('case sensitive routing');
  if (devMiddleware) routes.use(devMiddleware);
  if (sandboxOrigin !== undefined) routes.use(brandList(ports));
  routes.use(unknownHost());
  routes.use(assets({ limits: ports.limits, store: ports.assetStore }));
  routes.use(wellKnownFiles({ ...ports, client: clientFiles }));
  routes.use(offline());
  routes.use(report(ports));
  routes.use(session(ports));
  routes.use(resume(ports));
  routes.use(key(ports));
  routes.use(challenge(ports));
  routes.use(service(ports));
  routes.use(social(ports));
  routes.use(texts(ports));
  routes.use(pageJson(ports));
  routes.use(centre(ports));
  routes.use(retiredWorkers());
  routes.use([...serverPrefixes], (_request, response) => sendText(response, 404, 'Not found.'));
  routes.use(pageHtml(ports));
  // Express recognises error handlers by their four parameters.
  routes.use(((error, request, response, _next) =>
    answerError(error, request, response)) satisfies ErrorRequestHandler);
  return routes;
}
