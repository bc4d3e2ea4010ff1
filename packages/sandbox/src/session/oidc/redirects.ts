/**
 * Names of this machine. Browsers resolve every name under `localhost` to it. Source: RFC 6761
 * §6.3.
 */
const ownHost = /^(?:[a-z0-9-]+\.)*localhost$|^127\.0\.0\.1$|^\[::1\]$/;

/**
 * Whether the provider may send somebody back to an address: brands come and go with their folders,
 * so what is registered is not a list but the path a server of this machine answers for the client.
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
