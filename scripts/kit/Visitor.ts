import { loginV2 } from '@livery/api';
import { valueOf } from '@livery/e2e/http/envelope';
import type { HostReply, HostRequest } from '@livery/e2e/http/hostRequest';
import { bodyOf } from '@livery/e2e/http/sealedBody';
import { once } from 'node:events';
import { request as requestPlain, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';

interface Destination {
  /** Name that the request is for. */
  readonly host: string;
  /** Address that it is sent to. */
  readonly address: string;
  /** Certificate of the authority that is trusted. */
  readonly authority: string;
}

/** Headers that the brand's own page sends with a call. */
export const ownPage = { 'x-livery': '1', 'sec-fetch-site': 'same-origin' } as const;

/** Browser without pages: asks one host over https and keeps its cookies. */
export class Visitor implements Disposable {
  readonly #destination: Destination;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #cookies = new Map<string, string>();

  constructor(destination: Destination) {
    this.#destination = destination;
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a request. Rejects if there is no response. */
  async request(
    path: string,
    { method = 'GET', headers = {}, body }: HostRequest = {},
  ): Promise<HostReply> {
    const { host, address, authority } = this.#destination;
    const sent = request({
      host: address,
      port: 443,
      servername: host,
      ca: authority,
      agent: this.#agent,
      path,
      method,
      headers: {
        host,
        ...ownPage,
        cookie: this.cookies,
        ...(body === undefined ? {} : jsonHeaders(body)),
        ...headers,
      },
    });
    sent.end(body);
    const answer = await answerOf(sent);
    this.#keep(answer.headers['set-cookie'] ?? []);
    return answer;
  }

  /** Sends a call, and resolves with the value of its reply. Rejects with a refusal. */
  async call(path: string, options?: HostRequest): Promise<unknown> {
    const { status, body } = await this.request(path, options);
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
    return valueOf(body);
  }

  /** Signs in as the demonstration's member, as the page does. */
  async signIn(): Promise<HostReply> {
    const credentials = { username: 'demo', password: 'Demo1234', type: 'username' };
    const body = await bodyOf(this, loginV2, credentials);
    return this.request(loginV2.path, { method: 'POST', body });
  }

  /** Resolves with `member` or `guest`. */
  async state(): Promise<string> {
    return ((await this.call('/_livery/session')) as { state: string }).state;
  }

  async balance(): Promise<number> {
    const wallet = (await this.call('/wps/v2/wallets/balance')) as { sumBalance: number };
    return wallet.sumBalance;
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';', 1);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (/max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

/** Sends a request over plain http. */
export function askPlain({
  address,
  port,
  host,
  path = '/',
  method = 'GET',
  headers = {},
  body,
}: {
  address: string;
  port: number;
  host: string;
  path?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}): Promise<HostReply> {
  const sent = requestPlain({ host: address, port, path, method, headers: { host, ...headers } });
  sent.end(body);
  return answerOf(sent);
}

async function answerOf(sent: ClientRequest): Promise<HostReply> {
  // The only value of the event.
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function jsonHeaders(body: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  };
}
