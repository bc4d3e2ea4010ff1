import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Mangrove, MangroveRefusal, type MangroveRequest } from './Mangrove.ts';

/** The operator Mangrove, listening on its own port. */
export interface RunningMangrove extends AsyncDisposable {
  readonly origin: string;
  readonly operator: Mangrove;
  /** Requests so far, oldest first. */
  readonly requests: readonly MangroveRequest[];
}

/** Starts {@link Mangrove} on 127.0.0.1. */
export async function startMangrove(): Promise<RunningMangrove> {
  const operator = new Mangrove();
  const requests: MangroveRequest[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const received: MangroveRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      fields: fieldsOf(Buffer.concat(chunks).toString('utf8')),
    };
    requests.push(received);
    const { status, body } = replyOf(operator, received);
    response
      .writeHead(status, { 'content-type': 'application/vnd.mangrove+json' })
      .end(JSON.stringify(body));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    operator,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function replyOf(operator: Mangrove, request: MangroveRequest): { status: number; body: object } {
  try {
    return { status: 200, body: { outcome: 'OK', payload: operator.handle(request) ?? null } };
  } catch (error) {
    if (!(error instanceof MangroveRefusal)) throw error;
    const { status, code, message: text } = error;
    return { status, body: { outcome: 'NOK', problem: { code, text } } };
  }
}

function fieldsOf(body: string): Readonly<Record<string, unknown>> {
  const parsed: unknown = body === '' ? {} : JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}
