/**
 * Returns the value of the first cookie of a name, since browsers send the most specific one first.
 * Source: RFC 6265 §5.4.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  // Most requests have few of the cookies that are looked for, and reading the pairs takes longer.
  if (!header?.includes(name)) return undefined;
  for (let start = 0; start < header.length;) {
    const semicolon = header.indexOf(';', start);
    const end = semicolon < 0 ? header.length : semicolon;
    const equals = header.indexOf('=', start);
    if (equals > start && header.slice(start, equals).trim() === name)
      return header.slice(equals + 1, end).trim();
    start = end + 1;
  }
  return undefined;
}

/** Returns a Set-Cookie line; `maxAgeSeconds` 0 deletes the cookie. */
export function cookieLine({
  name,
  value,
  maxAgeSeconds,
  secure,
  httpOnly,
  sameSite,
}: {
  name: string;
  value: string;
  maxAgeSeconds: number;
  secure: boolean;
  httpOnly: boolean;
  sameSite: 'Strict' | 'Lax';
}): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    `SameSite=${sameSite}`,
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
  ].join('; ');
}
