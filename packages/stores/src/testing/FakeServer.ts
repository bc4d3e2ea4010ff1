import { ApiClient, TransportError, type Call, type TransportRequest } from '@livery/api';

type Answer = (request: TransportRequest) => unknown;

/** What the gateway says instead of a value. */
export class Refusal {
  readonly code: string;
  readonly message: string | undefined;
  readonly value: unknown;

  constructor(code: string, { message, value }: { message?: string; value?: unknown } = {}) {
    this.code = code;
    this.message = message;
    this.value = value;
  }
}

/** The other side of the wire: answers each call as the test says, and keeps what was asked. Nothing is answered by itself. */
export class FakeServer {
  readonly asked: TransportRequest[] = [];
  readonly api: ApiClient;
  /** Language of the brand's calls. */
  language = 'EN';
  readonly #answers = new Map<string, Answer>();

  constructor() {
    this.api = new ApiClient({
      transport: (request) => this.#exchange(request),
      site: () => ({
        merchant: 'ACME', language: this.language, clientType: 3, channel: 'WEB', gamePlatform: 'flash,html5-desktop', vendorPlatform: 'html5-desktop', pageSize: 15,
      }),
    });
  }

  /** How a call is answered from now on: with a value, a {@link Refusal}, a promise of either, or a `TransportError` that is thrown. */
  on<Request extends object, Reply>({ method, path }: Call<Request, Reply>, answer: (request: TransportRequest) => Reply | Refusal | Promise<Reply | Refusal>): void {
    this.#answers.set(`${method} ${path}`, answer);
  }

  /** Requests of a call so far. */
  askedFor<Request, Reply>({ method, path }: Call<Request, Reply>): TransportRequest[] {
    return this.asked.filter((request) => request.method === method && request.path === path);
  }

  async #exchange(request: TransportRequest): Promise<{ status: number; body: unknown }> {
    this.asked.push(request);
    const answer = this.#answers.get(`${request.method} ${request.path}`);
    if (!answer) throw new Error(`The test says no answer to ${request.method} ${request.path}`);
    const given = new Promise((_resolve, reject) => request.signal?.addEventListener('abort', () => reject(new TransportError('aborted'))));
    const value: unknown = await Promise.race([given, Promise.resolve(answer(request))]);
    if (value instanceof Refusal) return { status: 422, body: { success: false, code: value.code, message: value.message, value: value.value } };
    return { status: 200, body: { success: true, value } };
  }
}
