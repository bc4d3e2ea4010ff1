import { sealBody } from '@livery/api/sealBody';
import type { BodyKey } from '@livery/model';
import type { ShippedServer } from './ShippedServer.ts';

/** Member of a brand without a bot check. */
export interface Credentials {
  readonly host: string;
  readonly username: string;
  readonly password: string;
  /** Address of the visitor, because logins are limited per address. */
  readonly address?: string;
}

/** Headers of a page's writing calls. */
export const ownPage = {
  'x-livery': '1',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
} as const;

/**
 * Returns the cookies of a new session. A session older than a minute would be re-sealed with every
 * reply, because this client does not store the new cookie.
 */
export async function signIn(
  server: ShippedServer,
  { host, username, password, address = '198.19.0.1' }: Credentials,
): Promise<string> {
  const from = { 'x-forwarded-for': address };
  // The call's reply
  const { value: key } = JSON.parse(
    String((await server.request(host, '/_livery/key', { headers: from })).body),
  ) as { value: BodyKey };
  const { status, setCookie, body } = await server.request(host, '/wps/session/login', {
    method: 'POST',
    headers: { ...ownPage, ...from },
    body: JSON.stringify({
      sealed: await sealBody({ username, password, type: 'username' }, { key, call: 'loginV2' }),
    }),
  });
  if (status !== 200) throw new Error(`the login was answered with ${status}: ${String(body)}`);
  return setCookie.map((line) => line.split(';', 1)[0] ?? '').join('; ');
}
