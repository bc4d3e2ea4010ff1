import { brandFilesPath, buildPath } from '@livery/model';
import type { RequestHandler } from 'express';
import type { AssetStore, ServedAsset } from '../assets/AssetStore.ts';
import { pickEncoding, type Encoding } from '../http/encodings.ts';
import { sendText } from '../http/sendText.ts';
import { contextOf, type RequestContext } from '../request/RequestContext.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';

/**
 * Policy of a brand's files: opened as a document, a file has no scripts and no origin. Images may
 * use styles of their own, because browsers apply the policy to SVGs in pages too.
 */
const brandFilePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * `GET /assets/…`, the files of a brand, and `GET /build/…`, those of the client: at content-hashed
 * addresses, cached by browsers forever.
 */
export function assets({
  store,
  limits,
}: {
  store: AssetStore;
  limits: VisitorLimits;
}): RequestHandler {
  function find(
    { tenant }: RequestContext,
    path: string,
    encoding: Encoding,
  ): Promise<ServedAsset | undefined> {
    return path.startsWith(buildPath)
      ? store.clientFile(path, encoding)
      : store.brandFile(tenant, path, encoding);
  }

  return async (request, response, next) => {
    const isBrandFile = request.path.startsWith(brandFilesPath);
    if (!isBrandFile && !request.path.startsWith(buildPath)) return next();
    const context = contextOf(request);
    if (!limits.allowHere('asset', context))
      return sendText(response, 429, 'Too many requests.', { 'retry-after': '1' });
    const found =
      request.method === 'GET' || request.method === 'HEAD'
        ? await find(context, request.path, pickEncoding(request.headers['accept-encoding']))
        : undefined;
    if (!found) return next();
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': found.body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(found.encoding === 'identity' ? {} : { 'content-encoding': found.encoding }),
      ...(isBrandFile ? { 'content-security-policy': brandFilePolicy } : {}),
    });
    response.end(found.body);
  };
}
