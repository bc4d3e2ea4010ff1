import type { Site, UpstreamDocument } from '@livery/model';
import { randomUUID } from 'node:crypto';
import type { AnyCall } from '../Call.ts';
import { callMappingOf } from './callMapping.ts';
import { jsonWithImages, lengthOfBody, type RequestBody } from './EncodedImage.ts';
import { codecOf, encodeFor, type OwnSecretOf } from './encodeFor.ts';
import { RequestFault } from './RequestFault.ts';

/** HTTP request of a call. */
export interface UpstreamRequest {
  readonly method: AnyCall['method'];
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody | undefined;
}

/** Brand that refers to a secret. */
export interface SecretOwner {
  readonly brand: string;
  readonly upstream: Pick<UpstreamDocument, 'baseUrl'>;
}

/** Looks up a secret of a brand by the name in its folder. */
export type SecretOf = (name: string, owner: SecretOwner) => string | undefined;

/**
 * Returns the HTTP request of a call in the form of the brand's operator. The path comes from the
 * call table or from upstream.json, never from a visitor.
 */
export function upstreamRequest({
  site,
  call,
  request: visitorFields,
  language,
  token,
  address,
  device,
  traceHeaders,
  sandboxOrigin,
  secretOf,
  now,
}: {
  site: Site;
  call: AnyCall;
  request: object;
  /** Code of the visitor's language. */
  language: string;
  token: string | undefined;
  address: string | undefined;
  /** Visitor's browser and system. */
  device?: string | undefined;
  /** Headers by which the operator's logs and traces refer to the visitor's request. */
  traceHeaders?: Readonly<Record<'traceparent' | 'x-request-id', string>> | undefined;
  sandboxOrigin: string | undefined;
  secretOf: SecretOf;
  /** Returns the Unix time in milliseconds. */
  now: () => number;
}): UpstreamRequest {
  const { upstream } = site;
  const ownSecret: OwnSecretOf = (name) => secretOf(name, site);
  const mapping = callMappingOf(upstream, call.name);
  const fields = withoutOwnFields(call, visitorFields);
  const translated = withLanguage(upstream, fields);
  const proven = withProof(site, call, translated, { now, ownSecret });
  const request = mapping ? mapping.toOperator(proven) : proven;
  const { origin, prefix } = placeOf(baseOf(upstream, sandboxOrigin));
  const method = mapping?.method ?? call.method;
  const isForm = (mapping?.body ?? call.body) === 'form';
  const asQuery = method === 'GET' || method === 'DELETE';
  if (call.encrypted) refuseUnencrypted(upstream, call, { method, asQuery, isForm });
  const query = asQuery ? queryOf(request) : '';
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'livery',
    ...call.headers,
    ...headersOf(upstream, ownSecret),
  };
  if (!asQuery)
    headers['content-type'] = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  headers[upstream.languageHeader] = languageWordOf(site, language);
  if (address !== undefined) headers['x-forwarded-for'] = address;
  if (device !== undefined) headers['x-visitor-device'] = device;
  if (traceHeaders) Object.assign(headers, traceHeaders);
  headers[upstream.merchantHeader] = site.site.brand.merchant;
  if (upstream.platformHeader !== undefined)
    headers[upstream.platformHeader] = site.site.brand.platform;
  if (token !== undefined) headers[upstream.tokenHeader] = token;
  const body = asQuery
    ? undefined
    : isForm
      ? queryOf(request)
      : jsonBodyOf(upstream, call, request, ownSecret);
  // The length of a body in parts is not known to the client that sends it.
  if (typeof body === 'object') headers['content-length'] = String(lengthOfBody(body));
  return {
    method,
    origin,
    path: `${prefix}${mapping?.path ?? call.path}${query === '' ? '' : `?${query}`}`,
    body,
    headers,
  };
}

/**
 * Throws `RequestFault` if the method or the body of a mapping would send the secrets of a call in
 * the address, which servers log, or without the encryption of its codec.
 */
function refuseUnencrypted(
  upstream: UpstreamDocument,
  { name }: AnyCall,
  { method, asQuery, isForm }: { method: string; asQuery: boolean; isForm: boolean },
): void {
  if (asQuery)
    throw new RequestFault(
      `the fields of ${name} are secret, and a ${method} request has them in the address`,
    );
  if (isForm && codecOf(upstream, name) !== undefined)
    throw new RequestFault(
      `the codec of ${name} needs a JSON body; remove "body": "form" in upstream.json`,
    );
}

/** Returns the operator's code of a language for the header: its own, else the language's tag. */
function languageWordOf({ upstream, locales }: Site, language: string): string {
  return ownWord(upstream, language) ?? locales[language]?.$meta.tag ?? language;
}

/** Returns the request without the fields that only the gateway reads. */
function withoutOwnFields({ ownFields }: AnyCall, request: object): object {
  return ownFields
    ? Object.fromEntries(Object.entries(request).filter(([name]) => !ownFields.includes(name)))
    : request;
}

/** Replaces our code in the field `language` by the operator's, if it has one. */
function withLanguage(upstream: UpstreamDocument, request: object): object {
  if (!upstream.languages || !('language' in request)) return request;
  const word = ownWord(upstream, String(request.language));
  return word === undefined ? request : { ...request, language: word };
}

function ownWord({ languages }: UpstreamDocument, language: string): string | undefined {
  return languages && Object.hasOwn(languages, language) ? languages[language] : undefined;
}

/** Returns a JSON body; for an encrypted call with its fields encoded. */
function jsonBodyOf(
  upstream: UpstreamDocument,
  call: AnyCall,
  request: object,
  ownSecret: OwnSecretOf,
): RequestBody {
  if (!call.encrypted)
    return call.images === undefined ? JSON.stringify(request) : jsonWithImages(request);
  const text = JSON.stringify(request);
  const data = encodeFor(upstream, call.name, text, ownSecret);
  return data === undefined ? text : JSON.stringify({ data });
}

/**
 * Replaces the proof field with the gateway's own proof, which requires the operator's key.
 */
function withProof(
  { upstream, site }: Site,
  call: AnyCall,
  request: object,
  { now, ownSecret }: { now: () => number; ownSecret: OwnSecretOf },
): object {
  if (call.proofField === undefined) return request;
  const proof = JSON.stringify({ merchant: site.brand.merchant, atMs: now(), nonce: randomUUID() });
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
    throw new RequestFault('the brand wants the sandbox, which this server does not have');
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
        if (secret === undefined) throw new RequestFault(message);
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
