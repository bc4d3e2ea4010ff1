import { exampleSite } from './exampleSite.ts';
import { ownPage, startTestServer, type Reply, type TestServer } from './startTestServer.ts';

/** Credentials that the fake operator accepts. */
export const credentials = { username: 'ann', password: 'secret', type: 'username' } as const;

/** Returns the `cookie` header that a browser would send after the response. */
export function cookiesOf({ headers }: Reply): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

/** Signs in and returns the cookies of the session. */
export async function signIn(server: TestServer): Promise<string> {
  return cookiesOf(
    await server.request('/wps/session/login', {
      method: 'POST',
      headers: ownPage,
      body: credentials,
    }),
  );
}

/**
 * Signs in at a separate server with long timeouts. The cookies are valid at every test server,
 * even if its brand has very short timeouts.
 */
export async function signInOnSeparateServer(origin: string): Promise<string> {
  await using server = await startTestServer({
    sites: [
      exampleSite({
        upstream: {
          baseUrl: origin,
          limits: { headersMs: 60_000, idleMs: 60_000, totalMs: 60_000 },
        },
      }),
    ],
    sandboxOrigin: origin,
  });
  const cookies = await signIn(server);
  return cookies;
}
