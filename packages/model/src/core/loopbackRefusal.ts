const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns why a port of the loopback interface refuses a request that comes through a browser of
 * this machine; `undefined` if it does not. A Host that is no loopback name is DNS rebinding, and
 * the other headers show pages of other origins.
 *
 * @param headers those of the request: `host`, `origin` and `sec-fetch-site`.
 */
export function loopbackRefusal({
  host = '',
  origin,
  'sec-fetch-site': site,
}: {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}): string | undefined {
  if (!ownHosts.has(host.replace(/:\d+$/, '')))
    return 'Ask for it as localhost, 127.0.0.1 or [::1].';
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  const isOwnOrigin = origin === undefined || origin === `http://${host}`;
  return isOwnSite && isOwnOrigin ? undefined : 'Pages of other origins may not do this.';
}
