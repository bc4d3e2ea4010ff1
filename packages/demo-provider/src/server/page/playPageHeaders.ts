/**
 * Returns the origin that may frame a game, from the address's parameter; undefined when it is not
 * a valid origin.
 */
export function framingOrigin(sent: string | null): string | undefined {
  if (sent === null || !/^https?:\/\/[a-z0-9.:[\]-]+$/i.test(sent) || !URL.canParse(sent))
    return undefined;
  const { origin } = new URL(sent);
  return origin === sent.toLowerCase() ? origin : undefined;
}

/**
 * Response headers of a game's page. It may load its own files only, nothing named in the address.
 * Without an origin, no page may frame it.
 */
export function playPageHeaders(origin: string | undefined): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `frame-ancestors ${origin ?? "'none'"}`,
    ].join('; '),
  };
}
