import { connect } from 'node:net';

/**
 * Sends raw bytes and returns everything received until the server closes the connection. For
 * requests that HTTP clients refuse to send.
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
