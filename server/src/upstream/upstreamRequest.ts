import type { AnyCall } from '@livery/api';
import type { Site, UpstreamDocument } from '@livery/model';
import { randomUUID } from 'node:crypto';
import { encodeFor, type OwnSecretOf } from './encodeFor.ts';
import { UpstreamFault } from './UpstreamFault.ts';

/** HTTP request of a call. */
export interface UpstreamRequest {
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Brand that refers to a secret. */
export interface SecretOwner {
  readonly brand: string;
  readonly upstream: Pick<UpstreamDocument, 'baseUrl'>;
}

/** Looks up a secret of a brand by the name in its folder. */
export type SecretOf = (name: string, owner: SecretOwner) => string | undefined;

/**
 * Returns the HTTP request of a call in the form of the brand's operator. The path comes from the call
 * table or from upstream.json, never from a visitor.
 */
export function upstreamRequest({
  site,
  call,
  request: fields,
  token,
  address,
  sandboxOrigin,
  secretOf,
  nowMs,
}: {
  site: Site;
  call: AnyCall;
  request: object;
  token: string | undefined;
  address: string | undefined;
  sandboxOrigin: string | undefined;
  secretOf: SecretOf;
  nowMs: number;
}): UpstreamRequest {
  const { upstream } = site;
  const ownSecret: OwnSecretOf = (name) => secretOf(name, site);
  const request = withProof(site, call, fields, { nowMs, ownSecret });
  const { origin, prefix } = placeOf(baseOf(upstream, sandboxOrigin));
  const asQuery = call.method === 'GET' || call.method === 'DELETE';
  const query = asQuery ? queryOf(request) : '';
  const override =
    upstream.paths && Object.hasOwn(upstream.paths, call.name)
      ? upstream.paths[call.name]
      : undefined;
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'livery',
    ...call.headers,
    ...headersOf(upstream, ownSecret),
  };
  if (!asQuery)
    headers['content-type'] =
      call.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  if (address !== undefined) headers['x-forwarded-for'] = address;
  headers[upstream.merchantHeader] = site.site.brand.merchant;
  if (token !== undefined) headers[upstream.tokenHeader] = token;
  return {
    origin,
    path: `${prefix}${override ?? call.path}${query === '' ? '' : `?${query}`}`,
    body: asQuery ? undefined : bodyOf(upstream, call, request, ownSecret),
    headers,
  };
}

/**
 * Returns the body: a form, JSON, or for an encrypted call its encoded JSON.
 */
function bodyOf(
  upstream: UpstreamDocument,
  call: AnyCall,
  request: object,
  ownSecret: OwnSecretOf,
): string {
  if (call.body === 'form') return queryOf(request);
  const text = JSON.stringify(request);
  const data = call.encrypted ? encodeFor(upstream, call.name, text, ownSecret) : undefined;
  return data === undefined ? text : JSON.stringify({ data });
}

/**
 * Replaces the proof field with the gateway's own proof, which requires the operator's key.
 */
function withProof(
  { upstream, site }: Site,
  call: AnyCall,
  request: object,
  { nowMs, ownSecret }: { nowMs: number; ownSecret: OwnSecretOf },
): object {
  if (call.proofField === undefined) return request;
  const proof = JSON.stringify({ merchant: site.brand.merchant, atMs: nowMs, nonce: randomUUID() });
  return { ...request, [call.proofField]: encodeFor(upstream, call.name, proof, ownSecret) };
}

const maxCachedBases = 10_000;
const places = new Map<string, { readonly origin: string; readonly prefix: string }>();

/** Splits a base URL into origin and path, cached. */
function placeOf(base: string): { readonly origin: string; readonly prefix: string } {
  const cached = places.get(base);
  if (cached) return cached;
  const { origin, pathname } = new URL(base);
  const address = { origin, prefix: pathname.replace(/\/$/, '') };
  if (places.size >= maxCachedBases) places.clear();
  places.set(base, address);
  return address;
}

function baseOf({ baseUrl }: UpstreamDocument, sandboxOrigin: string | undefined): string {
  if (baseUrl !== 'sandbox:') return baseUrl;
  if (sandboxOrigin === undefined)
    throw new UpstreamFault(
      'connection',
      'the brand wants the sandbox, which this server does not have',
    );
  return sandboxOrigin;
}

function headersOf(
  { headers }: UpstreamDocument,
  ownSecret: OwnSecretOf,
): Record<string, string> | undefined {
  return (
    headers &&
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => {
        if (typeof value === 'string') return [name, value];
        const secret = ownSecret(value.$secret);
        const message = `header ${name} needs the secret ${value.$secret}, which this server does not have for the brand`;
        if (secret === undefined) throw new UpstreamFault('connection', message);
        return [name, secret];
      }),
    )
  );
}

function queryOf(request: object): string {
  const fields = Object.entries(request);
  if (fields.length === 0) return '';
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (value === undefined) continue;
    for (const item of [value].flat()) query.append(name, String(item));
  }
  return query.toString();
}
