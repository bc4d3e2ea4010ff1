import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Request that the operator received. */
export interface OperatorRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Reply of the operator: a value for the envelope, or a function that writes the response. */
export type OperatorAnswer =
  | { readonly status?: number; readonly body: unknown }
  | ((response: ServerResponse, request: IncomingMessage) => void);

/** Operator API on a real socket, with replies by path. */
export interface FakeOperator extends AsyncDisposable {
  readonly origin: string;
  readonly requests: OperatorRequest[];
  /** Replies by path; tests may change them. */
  readonly answers: Map<string, OperatorAnswer>;
  /** Returns the requests to a path, oldest first. */
  readonly to: (path: string) => OperatorRequest[];
}

const permission = {
  whitelabel: [{ modId: 'SLOTS', enabled: '1' }],
  imageCDNs: ['https://cdn.example/images'],
  maintenance: false,
  regionRestriction: false,
  location: '203.0.113.9',
  resources: [],
  secretField: 'canary-permission',
};

/** Returns a successful reply with the value in the operator's envelope. */
export function ok(value: unknown): OperatorAnswer {
  return { body: { success: true, message: '', value } };
}

/** Returns a rejection in the operator's envelope. */
export function refused(message: string, value: unknown = null): OperatorAnswer {
  return { body: { success: false, message, value } };
}

/** Returns the brand's permission reply with changes. */
export function permissionWith(changes: object): OperatorAnswer {
  return ok({ ...permission, ...changes });
}

/** Starts an operator with a valid reply to every call. */
export async function fakeOperator(): Promise<FakeOperator> {
  const requests: OperatorRequest[] = [];
  const answers = new Map<string, OperatorAnswer>([
    ['/wps/system/whitelabel', permissionWith({})],
    ['/wps/system/status', permissionWith({})],
    ['/wps/system/setting/register', ok({ validators: [] })],
    ['/lgw/games/game_menus', ok({ data: { lanes: [] } })],
    ['/wps/relay/GCS_gameList', ok({ games: [], totalPages: 1 })],
    [
      '/wps/session/login',
      ok({
        token: 'canary-token',
        userName: 'ann',
        id: 7,
        account: 'ann',
        isAgent: 0,
        password: 'canary-password',
      }),
    ],
    ['/wps/session/logout', ok(null)],
    ['/wps/member/info', ok({ id: 7, account: 'ann' })],
    ['/wps/v2/wallets/balance', ok({ sumBalance: 12.5 })],
  ]);
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://operator');
    requests.push({
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    const found = answers.get(url.pathname) ?? {
      status: 404,
      body: { success: false, message: 'no such call', value: null },
    };
    if (typeof found === 'function') return found(response, request);
    response
      .writeHead(found.status ?? 200, {
        'content-type': 'application/json',
        server: 'canary-server',
        'set-cookie': 'canary-cookie=1',
      })
      .end(JSON.stringify(found.body));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answers,
    to: (path) => requests.filter((request) => request.path === path),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
