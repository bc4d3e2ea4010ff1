/**
 * Process that replies from buffers. Its first message contains the replies; it responds with its
 * port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlainOrder } from '../plainServers.ts';

process.once('message', (order: PlainOrder) => {
  const replies = new Map(
    Object.entries(order.replies).map(([name, reply]) => [
      name,
      reply === 'hang' ? reply : { ...reply, body: Buffer.from(reply.body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const query = url.indexOf('?');
    const reply = replies.get(`${request.method ?? ''} ${query < 0 ? url : url.slice(0, query)}`);
    if (reply === 'hang') return;
    if (reply) {
      response.writeHead(reply.status, reply.headers);
      response.end(reply.body);
    } else {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end('{"success":false,"message":"no such call","value":null}');
    }
  });
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1', () => {
    // A listening TCP server has an address.
    process.send?.((server.address() as AddressInfo).port);
  });
});
process.once('disconnect', () => process.exit());
