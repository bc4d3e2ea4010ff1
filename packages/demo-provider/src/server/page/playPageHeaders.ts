/**
 * The page that may frame a game: the origin in the address, where it is one of a site; undefined
 * for anything else.
 */
export function framingOrigin(sent: string | null): string | undefined {
  if (sent === null || !/^https?:\/\/[a-z0-9.:[\]-]+$/i.test(sent) || !URL.canParse(sent))
    return undefined;
  const { origin } = new URL(sent);
  return origin === sent.toLowerCase() ? origin : undefined;
}

/**
 * What a game's page may load: its own files, and nothing that came with the address. Without an
 * origin nobody frames it.
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
