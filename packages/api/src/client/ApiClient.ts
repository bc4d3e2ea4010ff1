import { isErrorCode, type ErrorCode } from '@livery/model';
import { ApiError } from './ApiError.ts';
import type { Call, CallSite } from '../Call.ts';
import { completeRequest } from '../completeRequest.ts';
import { needsBotCheck } from '../needsBotCheck.ts';

/**
 * Time that a request with images may take on its way, because a slow phone needs it. The server
 * ends slower ones.
 */
const maxUploadMs = 120_000;

/** Header of every call with the language of the page, which may be in no cookie. */
export const pageLanguageHeader = 'x-livery-language';

/** Sends one HTTP request. This is the client's only external dependency. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query: object | undefined;
  body: object | undefined;
  /** Encoding of the body; JSON by default. */
  encoding?: 'form' | undefined;
  /** Code of the page's language. */
  language: string;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

export interface TransportReply {
  status: number;
  body: unknown;
}

/** An encrypted call: `send` sends it with the given sealed body. */
export interface SealedCall<Reply> {
  api: ApiClient;
  call: string;
  body: object;
  send: (sealed: object) => Promise<Reply>;
}

/** Sends an encrypted call with its body sealed. */
export type SealCall = <Reply>(call: SealedCall<Reply>) => Promise<Reply>;

/** Solves the bot check of a call. Rejects with an ApiError that gives the reason. */
export type SolveBotCheck = (request: { api: ApiClient; call: string }) => Promise<string>;

/** Thrown by a transport that received no response. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly code: 'network_failed' | 'network_timeout' | 'aborted';

  constructor(code: TransportError['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Makes the named calls. Resolves to the reply's value; all failures are {@link ApiError}s. */
export class ApiClient {
  readonly #transport: Transport;
  readonly #seal: SealCall;
  readonly #solve: SolveBotCheck | undefined;
  readonly #site: () => CallSite;
  #memberCalls = new AbortController();

  /** @param ports `solve` is omitted for brands without a bot check. */
  constructor({
    transport,
    seal,
    solve,
    site,
  }: {
    transport: Transport;
    seal: SealCall;
    solve?: SolveBotCheck | undefined;
    site: () => CallSite;
  }) {
    this.#transport = transport;
    this.#seal = seal;
    this.#solve = solve;
    this.#site = site;
  }

  /**
   * Returns the request with the brand's values, as it is sent. Two calls are the same request if
   * these are equal.
   */
  complete<Request, Reply>(call: Call<Request, Reply>, request: Request): Request {
    return completeRequest(call, this.#site(), request);
  }

  async call<Request extends object, Reply>(
    call: Call<Request, Reply>,
    request: Request,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Reply> {
    const complete = this.complete(call, request);
    const body =
      this.#solve && needsBotCheck(call, complete)
        ? { ...complete, challengeResult: await this.#solve({ api: this, call: call.name }) }
        : complete;
    const send = (payload: object): Promise<Reply> => this.#send(call, payload, signal);
    return call.encrypted ? this.#seal({ api: this, call: call.name, body, send }) : send(body);
  }

  /**
   * Aborts the member's pending calls that change nothing. Called when the session ends, because
   * the operator would refuse them.
   */
  abortMemberCalls(): void {
    this.#memberCalls.abort();
    this.#memberCalls = new AbortController();
  }

  async #send<Request, Reply>(
    call: Call<Request, Reply>,
    payload: object,
    signal: AbortSignal | undefined,
  ): Promise<Reply> {
    const asQuery = call.method === 'GET' || call.method === 'DELETE';
    const reply = await this.#transport({
      method: call.method,
      path: call.path,
      timeoutMs: call.timeoutMs + (call.images === undefined ? 0 : maxUploadMs),
      signal: this.#signalOf(call, signal),
      encoding: call.body,
      language: this.#site().language,
      query: asQuery ? payload : undefined,
      body: asQuery ? undefined : payload,
    }).catch((cause: unknown) => {
      throw new ApiError({
        code: cause instanceof TransportError ? cause.code : 'unknown',
        call: call.name,
        cause,
      });
    });
    const envelope = isEnvelope(reply.body) ? reply.body : undefined;
    // The gateway has checked the value against the call's reply schema.
    if (envelope?.success === true) return envelope.value as Reply;
    throw new ApiError({
      code: codeOf(envelope?.code),
      call: call.name,
      operatorMessage: envelope?.message,
      value: envelope?.value,
    });
  }

  /**
   * Adds the signal of {@link abortMemberCalls} to the member's reads. A call that changes
   * something is not aborted on sign-out, because its result would be unknown.
   */
  #signalOf<Request, Reply>(
    { token, method, idempotent }: Call<Request, Reply>,
    signal: AbortSignal | undefined,
  ): AbortSignal | undefined {
    if (!token || method !== 'GET' || !idempotent) return signal;
    return signal ? AbortSignal.any([signal, this.#memberCalls.signal]) : this.#memberCalls.signal;
  }
}

interface Envelope {
  success: boolean;
  code?: string;
  message?: string;
  value?: unknown;
}

function isEnvelope(body: unknown): body is Envelope {
  return (
    typeof body === 'object' &&
    body !== null &&
    'success' in body &&
    typeof body.success === 'boolean'
  );
}

function codeOf(code: string | undefined): ErrorCode {
  return isErrorCode(code) ? code : 'unknown';
}
