import { loginV2 } from '@livery/api';
import { valueOf } from './envelope.ts';
import type { HostReply } from './hostRequest.ts';
import { bodyOf } from './sealedBody.ts';
import type { TestBrand } from './TestBrand.ts';

/** Headers a browser and the brand's own page put on a call. */
export const ownPage = {
  'x-livery': '1',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
} as const;

/** Signs in without a browser. */
export async function signIn(
  brand: TestBrand,
  {
    username = 'demo',
    password = 'Demo1234',
    headers = ownPage,
  }: {
    username?: string;
    password?: string;
    headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<HostReply> {
  return brand.request('/wps/session/login', {
    method: 'POST',
    headers,
    body: await bodyOf(brand, loginV2, { username, password, type: 'username' }),
  });
}

/** The cookies of a reply, as a browser would send them back. */
export function cookiesOf({ headers }: HostReply): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '').join('; ');
}

/** What the server says a browser with these cookies is. */
export async function sessionOf(
  brand: TestBrand,
  cookie: string,
): Promise<{
  state: string;
  account?: string;
  customerId?: number;
  isAgent?: number;
  merchant: string;
}> {
  const { body } = await brand.request('/_livery/session', { headers: { cookie } });
  return valueOf(body) as Awaited<ReturnType<typeof sessionOf>>; // the call's reply
}
