import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from './startTestServer.ts';

/** Sends a request to a test server's admin app. */
export async function requestAdmin(
  { server }: TestServer,
  target: string,
  accept = 'application/json',
  method: 'GET' | 'POST' = 'GET',
): Promise<{ status: number; text: string; headers: Headers }> {
  const http = createServer(server.admin);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an `AddressInfo`.
  const reply = await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${target}`, {
    method,
    headers: { accept, connection: 'close' },
  });
  const text = await reply.text();
  await new Promise((resolve) => http.close(resolve));
  return { status: reply.status, text, headers: reply.headers };
}
