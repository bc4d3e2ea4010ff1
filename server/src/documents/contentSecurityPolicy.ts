import { buildPath } from '@livery/model';
import { inlineBootScriptHash } from './inlineBootScript.ts';

/**
 * Returns the content security policy of a brand's documents. Scripts and workers: the client's
 * files, the inline boot script by its hash, and the service worker; never a file of the brand.
 * Images: own files and the operator's CDNs. Frames: the origins and service hosts in site.json.
 *
 * @param host host of the brand. The scheme is that of the document. The port is open, because a
 *   load balancer may change it, and cookies are shared by all ports of a host anyway.
 */
export function contentSecurityPolicy({
  host,
  imageCDNs,
  frameSources,
  serviceHosts,
}: {
  host: string;
  imageCDNs: readonly string[];
  frameSources: readonly string[];
  serviceHosts: readonly string[];
}): string {
  const frames = originsOf([...frameSources, ...serviceHosts.map((host) => `https://${host}`)]);
  const client = `${host}:*${buildPath}`;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': [client, inlineBootScriptHash],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...originsOf(imageCDNs)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': [client, `${host}:*/sw.js`],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'livery-script'],
    'report-uri': ['/_livery/report'],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Reduces addresses to origins without characters that end a directive, because operator data must
 * not be able to change the policy.
 */
function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address);
    return url &&
      (url.protocol === 'https:' || url.protocol === 'http:') &&
      /^[a-z0-9.:[\]-]+$/.test(url.host)
      ? [url.origin]
      : [];
  });
  return [...new Set(origins)];
}
