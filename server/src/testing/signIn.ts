import { ownPage, type Reply, type TestServer } from './startTestServer.ts';

/** A login the fake operator takes. */
export const credentials = { username: 'ann', password: 'secret', type: 'username' } as const;

/** What a browser would send back. */
export function cookiesOf({ headers }: Reply): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

/** Signs in; the cookies of the session. */
export async function signIn(server: TestServer): Promise<string> {
  return cookiesOf(await server.ask('/wps/session/login', { method: 'POST', headers: ownPage, body: credentials }));
}
