import { inlineBootScriptHash } from './inlineBootScript.ts';

/**
 * Returns the content security policy of a brand's documents. Scripts: own files, and the inline boot
 * script by its hash. Images: own files and the operator's CDNs. Frames: the origins and service hosts
 * in site.json.
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
    'script-src': ["'self'", inlineBootScriptHash],
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
 * Reduces addresses to origins without characters that end a directive, because operator data must not
 * be able to change the policy.
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
