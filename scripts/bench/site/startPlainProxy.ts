import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { freePort } from '@livery/testing/freePort';

/**
 * Proxy in front of the server. Forwards everything unchanged, but removes scripts from documents
 * requested with `?plain`.
 */
export async function startPlainProxy(
  serverPort: number,
): Promise<{ port: number } & AsyncDisposable> {
  const port = await freePort();
  const proxy = createServer((incoming, outgoing) => forward(incoming, outgoing, serverPort));
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    port,
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const plain = incoming.url?.includes('plain') ?? false;
  const path = incoming.url?.replace('?plain', '') ?? '/';
  const sent = request(
    { host: '127.0.0.1', port, path, method: incoming.method, headers: incoming.headers },
    (reply) => {
      if (!plain) {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const body = brotliCompressSync(
          withoutScripts(brotliDecompressSync(Buffer.concat(chunks)).toString('utf8')),
        );
        outgoing.writeHead(200, { ...reply.headers, 'content-length': body.length });
        outgoing.end(body);
      });
    },
  );
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}
