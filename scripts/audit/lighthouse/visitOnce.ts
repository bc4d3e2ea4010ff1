import { request } from 'node:http';

/**
 * Requests a page once before it is measured, because the server renders a document at its first
 * request.
 */
export function visitOnce(url: string): Promise<void> {
  const { host, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    // Connects to the IP address, because Node does not resolve *.localhost.
    const headers = {
      host,
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'en-US',
    };
    const clientRequest = request({ host: '127.0.0.1', port, path: pathname, headers }, (reply) => {
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answered ${reply.statusCode}.`)),
      );
      reply.on('error', reject);
      reply.resume();
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
