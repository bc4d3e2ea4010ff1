import { request as httpRequest, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from './startTestServer.ts';

/** Sends a request to a test server's admin app. */
export async function requestAdmin(
  { server }: TestServer,
  target: string,
  {
    accept = 'application/json',
    method = 'GET',
    headers = {},
    from,
  }: {
    readonly accept?: string;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    /** Address of the client, as the server sees it; loopback by default. */
    readonly from?: string;
  } = {},
): Promise<{ status: number; text: string; headers: IncomingHttpHeaders }> {
  const http = createServer((request, response) => {
    if (from !== undefined) Object.defineProperty(request.socket, 'remoteAddress', { value: from });
    server.admin(request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an `AddressInfo`.
  const { port } = http.address() as AddressInfo;
  const { promise, resolve, reject } =
    Promise.withResolvers<Awaited<ReturnType<typeof requestAdmin>>>();
  // `fetch` does not send another Host.
  httpRequest(
    {
      port,
      host: '127.0.0.1',
      path: target,
      method,
      agent: false,
      headers: { accept, ...headers },
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    },
  )
    .on('error', reject)
    .end();
  const reply = await promise;
  await new Promise((resolve) => http.close(resolve));
  return reply;
}
