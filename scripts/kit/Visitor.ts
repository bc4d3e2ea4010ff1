import { loginV2 } from '@livery/api';
import { sealBody } from '@livery/api/sealBody';
import type { BodyKey } from '@livery/model';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';

/** Response, complete. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Destination {
  /** Name that the request is for. */
  readonly host: string;
  /** Address that it is sent to. */
  readonly address: string;
  /** Certificate of the authority that is trusted. */
  readonly authority: string;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const ownPage = { 'x-livery': '1', 'sec-fetch-site': 'same-origin' } as const;

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
  async ask(path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
    const { host, address, authority } = this.#destination;
    const text = body === undefined ? undefined : JSON.stringify(body);
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
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...headers,
      },
    });
    sent.end(text);
    // The only value of the event.
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    this.#keep(response.headers['set-cookie'] ?? []);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: Buffer.concat(chunks).toString('utf8'),
    };
  }

  /** Asks, and resolves with the value in the envelope. Rejects with a refusal. */
  async valueOf(path: string, question?: Question): Promise<unknown> {
    const { status, text } = await this.ask(path, question);
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`);
    return (JSON.parse(text) as { value: unknown }).value;
  }

  /** Signs in as the demonstration's member, with a sealed body as the page sends it. */
  async signIn(): Promise<Answer> {
    const key = (await this.valueOf('/_livery/key')) as BodyKey;
    const credentials = { username: 'demo', password: 'Demo1234', type: 'username' };
    return this.ask(loginV2.path, {
      method: 'POST',
      body: { sealed: await sealBody(credentials, { key, call: loginV2.name }) },
    });
  }

  /** Resolves with `member` or `guest`. */
  async state(): Promise<string> {
    return ((await this.valueOf('/_livery/session')) as { state: string }).state;
  }

  async balance(): Promise<number> {
    const wallet = (await this.valueOf('/wps/v2/wallets/balance')) as { sumBalance: number };
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
