/**
 * Loopback host names. Browsers resolve all names under `localhost` to loopback. Source: RFC 6761,
 * section 6.3.
 */
const ownHost = /^(?:[a-z0-9-]+\.)*localhost$|^127\.0\.0\.1$|^\[::1\]$/;

/**
 * Whether the provider may redirect to an address. Brands are added and removed with their folders,
 * so the check is not a list but the callback path of the client on a loopback host.
 */
export function isOwnRedirect(clientId: string, address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.href === address &&
    url.protocol === 'http:' &&
    ownHost.test(url.hostname) &&
    url.username === '' &&
    url.password === '' &&
    url.pathname === `/_livery/social/${clientId}/callback` &&
    !/[?#]/.test(address)
  );
}
