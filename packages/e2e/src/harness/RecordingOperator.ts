import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { environment } from './environment.ts';

/** A call as it reached the operator, and its answer. */
export interface OperatorCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly reply: string;
}

type Change = (reply: Record<string, unknown>) => Record<string, unknown>;

/**
 * An operator of one test's own: hands every call on to the sandbox, keeps what it saw, and changes
 * answers where it is told to.
 */
export class RecordingOperator {
  readonly calls: OperatorCall[] = [];
  readonly #changes = new Map<string, Change>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<RecordingOperator> {
    const server = createServer();
    const operator = new RecordingOperator(server);
    server.on('request', (asked, response) => void operator.#answer(asked, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return operator;
  }

  get origin(): string {
    // It listens on a port, so its address is one of the Internet kind.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Calls that came to a path. */
  callsTo(path: string): OperatorCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  /** Changes the answers of a path from now on. */
  change(path: string, change: Change): void {
    this.#changes.set(path, change);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', query = ''] = (asked.url ?? '').split('?');
    const method = asked.method ?? '';
    const body = await textOf(asked);
    const answer = await handOn(asked, body);
    const change = this.#changes.get(path);
    // The sandbox answers with objects.
    const reply = change
      ? JSON.stringify(change(JSON.parse(answer.body) as Record<string, unknown>))
      : answer.body;
    this.calls.push({ method, path, query, headers: asked.headers, body, reply });
    response.writeHead(change ? 200 : answer.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(reply),
    });
    response.end(reply);
  }
}

function handOn(asked: IncomingMessage, body: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { host: _ours, 'content-length': _length, ...headers } = asked.headers;
    const to = {
      host: '127.0.0.1',
      port: environment.sandboxPort,
      path: asked.url,
      method: asked.method,
    };
    const sent = request(
      { ...to, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (reply) => {
        textOf(reply).then(
          (text) => resolve({ status: reply.statusCode ?? 0, body: text }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer); // no encoding is set
  return Buffer.concat(chunks).toString('utf8');
}
