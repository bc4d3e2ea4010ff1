import { connect } from 'node:net';

/**
 * Sends bytes as they are and gives back everything that comes, until the server closes: for
 * requests no HTTP client would send.
 */
export function rawRequest(port: number, text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
  let received = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    received += chunk;
  });
  socket.on('error', reject);
  socket.on('close', () => resolve(received));
  return promise;
}
