import { earlyScriptHash } from './earlyScript.ts';

/**
 * The policy of a brand's documents. Scripts: the site's own files and the one inline script by its
 * hash. Images: the brand's own, and the CDNs the operator names. Frames: the origins and service
 * hosts site.json lists. Source: design §5 "CSP".
 */
export function contentSecurityPolicy({
  imageCDNs,
  frameSources,
  serviceHosts,
}: {
  imageCDNs: readonly string[];
  frameSources: readonly string[];
  serviceHosts: readonly string[];
}): string {
  const frames = originsOf([...frameSources, ...serviceHosts.map((host) => `https://${host}`)]);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", earlyScriptHash],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...originsOf(imageCDNs)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
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
 * Origins only, and only such that cannot end a directive: what an operator sends never becomes
 * policy as it is.
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
