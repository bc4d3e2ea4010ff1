import { exampleSite } from './exampleSite.ts';
import { ownPage, startTestServer, type Reply, type TestServer } from './startTestServer.ts';

/** A login the fake operator takes. */
export const credentials = { username: 'ann', password: 'secret', type: 'username' } as const;

/** What a browser would send back. */
export function cookiesOf({ headers }: Reply): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

/** Signs in; the cookies of the session. */
export async function signIn(server: TestServer): Promise<string> {
  return cookiesOf(
    await server.ask('/wps/session/login', { method: 'POST', headers: ownPage, body: credentials }),
  );
}

/**
 * Signs in at a server of its own that has all the time it needs: the cookies count at every test
 * server, however impatient its brand is.
 */
export async function signInAtEase(origin: string): Promise<string> {
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
