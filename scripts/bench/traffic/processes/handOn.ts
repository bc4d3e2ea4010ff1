/**
 * Process that forwards requests through undici's `Pool.dispatch`. Its first message contains the
 * target; it responds with its port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import type { ProxyOrder } from '../plainServers.ts';

process.once('message', ({ origin, headers, reads = false }: ProxyOrder) => {
  const pool = new Pool(origin, { pipelining: 1, keepAliveTimeout: 4_000 });
  const server = createServer((request, response) =>
    (reads ? readAndHandOn : handOn)(pool, headers, request, response),
  );
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1', () => {
    // A listening TCP server has an address.
    process.send?.((server.address() as AddressInfo).port);
  });
});
process.once('disconnect', () => process.exit());

function handOn(
  pool: Pool,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  pool.dispatch(
    { method: 'GET', path: request.url ?? '/', headers },
    {
      onRequestStart() {},
      onResponseStart(
        _controller,
        status,
        { 'content-type': type = '', 'content-length': length = '' },
      ) {
        response.writeHead(status, {
          'content-type': String(type),
          'content-length': String(length),
        });
      },
      onResponseData(_controller, chunk) {
        response.write(chunk);
      },
      onResponseEnd() {
        response.end();
      },
      onResponseError(_controller, error) {
        console.error(error);
        response.destroy();
      },
    },
  );
}

function readAndHandOn(
  pool: Pool,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const chunks: Buffer[] = [];
  pool.dispatch(
    { method: 'GET', path: request.url ?? '/', headers },
    {
      onRequestStart() {},
      onResponseStart(_controller, status) {
        response.statusCode = status;
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        const text = JSON.stringify(JSON.parse(Buffer.concat(chunks).toString('utf8')));
        response.writeHead(response.statusCode, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
        });
        response.end(text);
      },
      onResponseError(_controller, error) {
        console.error(error);
        response.destroy();
      },
    },
  );
}
