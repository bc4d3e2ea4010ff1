import type { AnyCall } from '@livery/api';
import type { Site, UpstreamDocument } from '@livery/contract';
import { UpstreamFault } from './UpstreamFault.ts';

/** Where a call goes and what it carries besides its fields. */
export interface UpstreamRequest {
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Values a brand's folder only names. */
export type SecretOf = (name: string) => string | undefined;

/** A call as this brand's operator wants it. The path comes from the table or from upstream.json, never from a visitor. */
export function upstreamRequest({ site, call, request, token, address, sandboxOrigin, secretOf }: {
  site: Site; call: AnyCall; request: object; token: string | undefined; address: string | undefined; sandboxOrigin: string | undefined; secretOf: SecretOf;
}): UpstreamRequest {
  const { upstream } = site;
  const base = new URL(baseOf(upstream, sandboxOrigin));
  const asQuery = call.method === 'GET' || call.method === 'DELETE';
  const query = asQuery ? queryOf(request) : '';
  const override = upstream.paths && Object.hasOwn(upstream.paths, call.name) ? upstream.paths[call.name] : undefined;
  return {
    origin: base.origin,
    path: `${base.pathname.replace(/\/$/, '')}${override ?? call.path}${query === '' ? '' : `?${query}`}`,
    body: asQuery ? undefined : JSON.stringify(request),
    headers: {
      accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'livery',
      ...headersOf(upstream, secretOf),
      ...(asQuery ? {} : { 'content-type': 'application/json' }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      [upstream.merchantHeader]: site.site.brand.merchant,
      ...(token === undefined ? {} : { [upstream.tokenHeader]: token }),
    },
  };
}

function baseOf({ baseUrl }: UpstreamDocument, sandboxOrigin: string | undefined): string {
  if (baseUrl !== 'sandbox:') return baseUrl;
  if (sandboxOrigin === undefined) throw new UpstreamFault('connection', 'the brand wants the sandbox, which this server does not have');
  return sandboxOrigin;
}

function headersOf({ headers = {} }: UpstreamDocument, secretOf: SecretOf): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => {
    if (typeof value === 'string') return [name, value];
    const secret = secretOf(value.$secret);
    const wanted = `header ${name} wants the secret ${value.$secret}; put it into LIVERY_SECRETS_DIR or the environment`;
    if (secret === undefined) throw new UpstreamFault('connection', wanted);
    return [name, secret];
  }));
}

function queryOf(request: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined) continue;
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return query.toString();
}
