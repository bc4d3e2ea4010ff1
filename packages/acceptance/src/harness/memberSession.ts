import type { HostReply } from './hostRequest.ts';
import type { TestBrand } from './TestBrand.ts';

/** Headers a browser and the brand's own page put on a call. */
export const ownPage = { 'x-livery': '1', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' } as const;

/** Signs in without a browser. */
export function signIn(brand: TestBrand, { username = 'demo', password = 'Demo1234', headers = ownPage }: {
  username?: string; password?: string; headers?: Readonly<Record<string, string>>;
} = {}): Promise<HostReply> {
  return brand.request('/wps/session/login', { method: 'POST', headers, body: JSON.stringify({ username, password, type: 'username' }) });
}

/** The cookies of a reply, as a browser would send them back. */
export function cookiesOf({ headers }: HostReply): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '').join('; ');
}

/** What the server says a browser with these cookies is. */
export async function sessionOf(brand: TestBrand, cookie: string): Promise<{ state: string; account?: string; customerId?: number; isAgent?: number; merchant: string }> {
  const { body } = await brand.request('/_livery/session', { headers: { cookie } });
  return valueOf(body) as Awaited<ReturnType<typeof sessionOf>>; // the call's reply
}

/** The value in a reply's envelope. */
export function valueOf(body: string): unknown {
  return (JSON.parse(body) as { value: unknown }).value; // the gateway's envelope
}
