import { operatorCalls } from '@livery/api';
import { sealBody } from '@livery/api/sealBody';
import { parseNetworks } from '@livery/config/networks';
import type { RenderGuestPage, Site } from '@livery/model';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Status } from '../admin/statusOf.ts';
import { listen } from '../boot/listen.ts';
import { createServer } from '../boot/createServer.ts';
import type { LiveryServer, ServerPorts } from '../boot/ServerPorts.ts';
import { BodyKeys } from '../gateway/BodyKeys.ts';
import { testKeyring } from './testKeyring.ts';
import { packSite } from '../snapshots/PackedSite.ts';
import type { AppendLog } from '../shared-state/AppendLog.ts';
import type { TenantSource } from '../brands/TenantSource.ts';
import { createConnectionPools } from '../upstream/ConnectionPools.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { localState } from './localState.ts';
import { memoryAudit } from './memoryAudit.ts';
import { schemas } from './schemas.ts';

/** Response with its body as sent. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
  /** Parses the body as JSON. */
  readonly json: () => { success?: boolean; code?: string; message?: string; value?: never };
}

export interface RequestOptions {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent unchanged if it is text, else as JSON, encrypted if the call requires it. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Complete server on its own port, with fakes for all dependencies except the network. */
export interface TestServer extends AsyncDisposable {
  readonly port: number;
  readonly clock: FakeClock;
  readonly server: LiveryServer;
  readonly logs: string[];
  readonly request: (target: string, options?: RequestOptions) => Promise<Reply>;
  readonly status: () => Status;
  /** Returns the number of requests without a response. */
  readonly inFlight: () => number;
}

/** Secret of test servers. */
export const testSecret = 'test secret of more than thirty-two characters';

/** Headers that the brand's own page sends with a call. */
export const ownPage = { 'x-livery': '1', 'sec-fetch-site': 'same-origin' } as const;

/** Returns the pattern of the body of a failed call without a message. */
export function failureText(code: string): RegExp {
  return new RegExp(`^\\{"success":false,"code":"${code}","requestId":"[\\da-f]{32}"\\}$`);
}

/** Returns a source of fixed brands. */
export function sitesSource(sites: readonly Site[]): TenantSource {
  return {
    brands: async () => sites.map(({ brand }) => brand),
    inspect: async (brand) => ({
      fingerprint: sites.find((site) => site.brand === brand)?.version ?? '',
      cpuMs: 0,
    }),
    reading: () => async (brand) => {
      const site = sites.find((candidate) => candidate.brand === brand);
      return { problems: [], ...(site ? { packed: packSite(site) } : {}) };
    },
    read: async (file) => Buffer.from(`content of ${file}`),
    watch: () => () => undefined,
  };
}

/** Renders recognisable content. */
export const renderName: RenderGuestPage = async ({ bootstrap }) => ({
  html: `<main>${bootstrap.route.name} ${bootstrap.language.code}</main>`,
  chunks: ['lobby'],
  formats: {},
  failures: [],
});

/** Fixed brands, and replacements for fake ports. */
export interface TestServerOptions extends Partial<Omit<ServerPorts, 'clock'>> {
  readonly sites?: readonly Site[];
  readonly operator?: { readonly origin: string };
  /** Logs that several test servers share. */
  readonly endedSessionsLog?: AppendLog;
  readonly claimsLog?: AppendLog;
}

const lobby = ['/build/lobby-1.js'];
const core = ['/build/core-1.js'];

/** Starts a server on 127.0.0.1; `operator` is the target of `sandbox:`. */
export async function startTestServer({
  sites = [],
  operator,
  endedSessionsLog,
  claimsLog,
  ...ports
}: TestServerOptions): Promise<TestServer> {
  const clock = new FakeClock();
  const logs: string[] = [];
  const server = await createServer({
    clock,
    logger: pino({ level: 'debug' }, { write: (line: string) => logs.push(line) }),
    tenants: sitesSource(sites),
    schemas,
    client: {
      id: 'build1',
      script: '/build/main-1.js',
      style: '/build/main-1.css',
      core,
      chunk: (name) => (name === 'lobby' ? lobby : undefined),
    },
    clientFiles: {
      built: (name) =>
        name === 'main-1.js' ? Promise.resolve(Buffer.from('export {};'.repeat(50))) : undefined,
      top: () => undefined,
    },
    renderGuestPage: renderName,
    connectionPools: createConnectionPools({ allowed: parseNetworks('127.0.0.0/8', 'test') }),
    secrets: () => [testSecret],
    secretOf: () => undefined,
    allowsOrigin: () => true,
    audit: memoryAudit(clock).audit,
    sharedState: localState({ clock, endedSessionsLog, claimsLog }),
    trustedProxies: new BlockList(),
    sandboxOrigin: operator?.origin,
    snapshots: undefined,
    hostLog: undefined,
    closeAfterMs: 60_000,
    pageWaitMs: 1_000,
    fileFaults: () => [],
    hasAccessLog: false,
    tracing: undefined,
    securityContacts: [],
    publicPort: undefined,
    dev: undefined,
    ...ports,
  });
  let inFlight = 0;
  const http = await listen({ handler: server.app, port: 0, host: '127.0.0.1', setting: 'PORT' });
  http.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
    });
  });
  // A server that listens on a port has an `AddressInfo`.
  const { port } = http.address() as AddressInfo;
  return {
    port,
    server,
    logs,
    clock,
    request: (target, options) => sendRequest(port, target, options),
    status: server.status,
    inFlight: () => inFlight,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await server.close();
    },
  };
}

async function sendRequest(
  port: number,
  target: string,
  { method = 'GET', host = 'coral.example', headers = {}, body, signal }: RequestOptions = {},
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const text =
    body === undefined || typeof body === 'string'
      ? body
      : JSON.stringify(await sealedWhereNeeded(method, target, host, body));
  const request = httpRequest(
    {
      port,
      host: '127.0.0.1',
      path: target,
      method,
      agent: false,
      ...(signal ? { signal } : {}),
      headers: {
        host,
        ...(text === undefined
          ? {}
          : {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(text)),
            }),
        ...headers,
      },
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          json: () => JSON.parse(text),
        });
      });
    },
  );
  request.on('error', reject);
  request.end(text);
  return promise;
}

/** Returns the body as the brand's own page sends it. Test brands are named like their hosts. */
async function sealedWhereNeeded(
  method: string,
  target: string,
  host: string,
  body: unknown,
): Promise<unknown> {
  const call = operatorCalls.find(
    (candidate) => candidate.encrypted && candidate.method === method && candidate.path === target,
  );
  if (!call || typeof body !== 'object' || body === null) return body;
  const key = new BodyKeys({ keyring: testKeyring(testSecret) }).publicKey(
    host.split('.', 1)[0] ?? '',
  );
  return { sealed: await sealBody(body, { key, call: call.name }) };
}
