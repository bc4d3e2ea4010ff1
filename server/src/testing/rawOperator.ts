import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Writes raw bytes to the connection of a request. */
export type RawAnswer = (socket: Socket) => void;

/** Operator that replies with raw bytes, so that tests can send malformed replies. */
export interface RawOperator extends AsyncDisposable {
  readonly origin: string;
  /** Replies by path; tests may change them. */
  readonly answers: Map<string, RawAnswer>;
  /** Returns the number of requests to a path. */
  readonly callCount: (path: string) => number;
  /** Resets the counters. */
  readonly forget: () => void;
  /** Resolves when all connections that carried a request to the path are closed. */
  readonly closed: (path: string) => Promise<void>;
}

/** Returns a complete reply with a body. */
export function rawReply(
  body: string,
  {
    status = '200 OK',
    head = `Content-Length: ${Buffer.byteLength(body)}\r\n`,
  }: { status?: string; head?: string } = {},
): string {
  return `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\n${head}\r\n${body}`;
}

/** Returns a complete reply with the value in the operator's envelope. */
export function rawValue(value: unknown): string {
  return rawReply(JSON.stringify({ success: true, message: '', value }));
}

const permission = { whitelabel: [], maintenance: false, regionRestriction: false };

/** Starts an operator with valid replies to permission, status, login and balance. */
export async function rawOperator(): Promise<RawOperator> {
  const requests: { path: string; socket: Socket }[] = [];
  const sockets = new Set<Socket>();
  const answers = new Map<string, RawAnswer>([
    ['/wps/system/whitelabel', (socket) => socket.write(rawValue(permission))],
    ['/wps/system/status', (socket) => socket.write(rawValue(permission))],
    ['/wps/system/setting/register', (socket) => socket.write(rawValue({ validators: [] }))],
    [
      '/wps/session/login',
      (socket) =>
        socket.write(
          rawValue({ token: 'canary-token', userName: 'ann', id: 7, account: 'ann', isAgent: 0 }),
        ),
    ],
    ['/wps/v2/wallets/balance', (socket) => socket.write(rawValue({ sumBalance: 12.5 }))],
  ]);
  const server = createServer((socket) => {
    sockets.add(socket);
    // Connection errors are expected in these tests.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      const end = text.indexOf('\r\n\r\n');
      const length = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1] ?? 0);
      if (end < 0 || text.length < end + 4 + length) return;
      const path = text.split(' ', 2)[1]?.split('?', 1)[0] ?? '';
      text = text.slice(end + 4 + length);
      requests.push({ path, socket });
      answers.get(path)?.(socket);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    callCount: (path) => requests.filter((request) => request.path === path).length,
    forget: () => void requests.splice(0),
    async closed(path) {
      await Promise.all(
        requests
          .filter((request) => request.path === path && !request.socket.closed)
          .map(({ socket }) => once(socket, 'close')),
      );
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
