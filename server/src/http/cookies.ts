/**
 * Returns the value of the first cookie of a name, since browsers send the most specific one first.
 * Source: RFC 6265 §5.4.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  // Most requests have few of the cookies that are looked for, and splitting takes longer.
  if (!header?.includes(name)) return undefined;
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
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
