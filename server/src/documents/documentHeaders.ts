import { languageVary } from '../request/language/languageOf.ts';

/**
 * Returns the headers of every document. Written out because security-header middleware costs more
 * than the rest of the request.
 */
export function documentHeaders({ policy }: { policy: string }): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: `${languageVary}, accept-encoding`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Games and sign-in open windows of other origins that post messages back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}
