import { isErrorCode, type ErrorCode } from '@livery/contract';
import { ApiError } from './ApiError.ts';
import type { Call, CallSite } from './Call.ts';
import { completeRequest } from './completeRequest.ts';

/** One HTTP exchange: the only thing the client needs from the outside. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query: object | undefined;
  body: object | undefined;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

export interface TransportReply {
  status: number;
  body: unknown;
}

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
  readonly #site: () => CallSite;

  constructor({ transport, site }: { transport: Transport; site: () => CallSite }) {
    this.#transport = transport;
    this.#site = site;
  }

  /** The request as it would travel: equal ones are one request. */
  complete<Request, Reply>(call: Call<Request, Reply>, request: Request): Request {
    return completeRequest(call, this.#site(), request);
  }

  async call<Request extends object, Reply>(call: Call<Request, Reply>, request: Request, { signal }: { signal?: AbortSignal } = {}): Promise<Reply> {
    const complete = this.complete(call, request);
    const asQuery = call.method === 'GET' || call.method === 'DELETE';
    const reply = await this.#transport({
      method: call.method, path: call.path, timeoutMs: call.timeoutMs, signal,
      query: asQuery ? complete : undefined, body: asQuery ? undefined : complete,
    }).catch((cause: unknown) => {
      const code = cause instanceof TransportError ? cause.code : 'unknown';
      throw new ApiError({ code, call: call.name, cause });
    });
    const envelope = isEnvelope(reply.body) ? reply.body : undefined;
    // The gateway has checked the value against the call's reply schema.
    if (envelope?.success === true) return envelope.value as Reply;
    throw new ApiError({ code: codeOf(envelope?.code), call: call.name, operatorMessage: envelope?.message, value: envelope?.value });
  }
}

interface Envelope {
  success: boolean;
  code?: string;
  message?: string;
  value?: unknown;
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean';
}

function codeOf(code: string | undefined): ErrorCode {
  return isErrorCode(code) ? code : 'unknown';
}
