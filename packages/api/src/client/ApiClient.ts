import { isErrorCode, type ErrorCode } from '@livery/model';
import { ApiError } from './ApiError.ts';
import type { Call, CallSite } from '../Call.ts';
import { completeRequest } from '../completeRequest.ts';
import { needsBotCheck } from '../needsBotCheck.ts';

/** One HTTP exchange: the only thing the client needs from the outside. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query: object | undefined;
  body: object | undefined;
  /** How the body travels; as JSON when left out. */
  encoding?: 'form' | undefined;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

export interface TransportReply {
  status: number;
  body: unknown;
}

/** An encrypted call: `send` sends it with a body that is sealed. */
export interface SealedCall<Reply> {
  api: ApiClient;
  call: string;
  body: object;
  send: (sealed: object) => Promise<Reply>;
}

/** Sends an encrypted call with its body sealed. */
export type SealCall = <Reply>(call: SealedCall<Reply>) => Promise<Reply>;

/** Solves the bot check of a call; rejects with the ApiError that says why it could not. */
export type SolveBotCheck = (asked: { api: ApiClient; call: string }) => Promise<string>;

/** Thrown by a transport that got no answer. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly code: 'network_failed' | 'network_timeout' | 'aborted';

  constructor(code: TransportError['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Makes the named calls. A reply is the call's value; everything else is an {@link ApiError}. */
export class ApiClient {
  readonly #transport: Transport;
  readonly #seal: SealCall;
  readonly #solve: SolveBotCheck | undefined;
  readonly #site: () => CallSite;
  #memberCalls = new AbortController();

  /** @param ports `solve` is left out where the brand has no bot check. */
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

  /** The request as it would travel: equal ones are one request. */
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
    const send = (sent: object): Promise<Reply> => this.#send(call, sent, signal);
    return call.encrypted ? this.#seal({ api: this, call: call.name, body, send }) : send(body);
  }

  /**
   * Aborts what is asked in the member's name and changes nothing. Called when the session ends:
   * the answers would be refusals.
   */
  abortMemberCalls(): void {
    this.#memberCalls.abort();
    this.#memberCalls = new AbortController();
  }

  async #send<Request, Reply>(
    call: Call<Request, Reply>,
    sent: object,
    signal: AbortSignal | undefined,
  ): Promise<Reply> {
    const asQuery = call.method === 'GET' || call.method === 'DELETE';
    const reply = await this.#transport({
      method: call.method,
      path: call.path,
      timeoutMs: call.timeoutMs,
      signal: this.#signalOf(call, signal),
      encoding: call.body,
      query: asQuery ? sent : undefined,
      body: asQuery ? undefined : sent,
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
   * A call that changes something is never aborted by a sign-out: whether it took effect would be
   * unknown.
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
