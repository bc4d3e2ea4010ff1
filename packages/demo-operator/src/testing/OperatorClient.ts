import { operatorCallsByName } from '@livery/api';
import { randomUUID } from 'node:crypto';
import type { CodecName } from '../core/bodyOpeners.ts';
import { encodeBody } from './encodeBody.ts';

/** Reply of the operator. */
export interface OperatorReply {
  readonly status: number;
  readonly success: boolean;
  readonly message: string;
  readonly value: unknown;
}

/** Codec and key that the merchant shares with its gateway. */
export interface Agreement {
  readonly codec: CodecName;
  readonly key: string;
  readonly nowMs: () => number;
}

interface CallOptions {
  readonly token?: string;
  readonly address?: string;
  readonly signal?: AbortSignal;
}

/** Client that calls a sandbox as the gateway of one merchant does. */
export class OperatorClient {
  readonly origin: string;
  readonly merchant: string;
  /** Undefined sends plain bodies without gateway proofs. */
  agreed: Agreement | undefined;

  constructor({
    origin,
    merchant,
    agreed,
  }: {
    origin: string;
    merchant: string;
    agreed?: Agreement;
  }) {
    this.origin = origin;
    this.merchant = merchant;
    this.agreed = agreed;
  }

  /** Creates a gateway proof; `changes` forge its fields. */
  proof(changes: object = {}): string {
    if (!this.agreed) throw new Error(`${this.merchant} has agreed on nothing.`);
    const { codec, key, nowMs } = this.agreed;
    return encodeBody(
      codec === 'none' ? 'aes-256-gcm' : codec,
      JSON.stringify({ merchant: this.merchant, atMs: nowMs(), nonce: randomUUID(), ...changes }),
      key,
    );
  }

  /** Calls an entry of the call table by its name. */
  async call(
    name: string,
    request: Record<string, unknown> = {},
    options: CallOptions = {},
  ): Promise<OperatorReply> {
    const response = await this.send(name, request, options);
    // The envelope of all replies.
    return {
      status: response.status,
      ...((await response.json()) as Omit<OperatorReply, 'status'>),
    };
  }

  /** Like {@link call}, but returns the raw response. */
  send(
    name: string,
    request: Record<string, unknown> = {},
    { token, address, signal }: CallOptions = {},
  ): Promise<Response> {
    const call = operatorCallsByName.get(name);
    if (!call) throw new Error(`The table has no call ${name}.`);
    const asQuery = call.method === 'GET' || call.method === 'DELETE';
    const texts = Object.entries(request).map(([key, value]): [string, string] => [
      key,
      String(value),
    ]);
    const query = asQuery ? `?${new URLSearchParams(texts).toString()}` : '';
    const isForm = call.body === 'form';
    return fetch(`${this.origin}${call.path}${query}`, {
      method: call.method,
      headers: {
        merchant: this.merchant,
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(token === undefined ? {} : { token }),
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      },
      ...(asQuery
        ? {}
        : {
            body: isForm
              ? new URLSearchParams(texts).toString()
              : this.#bodyOf(call.encrypted, request),
          }),
      ...(signal ? { signal } : {}),
    });
  }

  #bodyOf(encrypted: boolean, request: object): string {
    const text = JSON.stringify(request);
    const { codec = 'none', key = '' } = this.agreed ?? {};
    return encrypted && codec !== 'none'
      ? JSON.stringify({ data: encodeBody(codec, text, key) })
      : text;
  }

  /** Signs in and returns the token. */
  async login(username: string, password: string, options: CallOptions = {}): Promise<string> {
    const { value, message } = await this.call(
      'loginV2',
      { username, password, type: 'username' },
      options,
    );
    if (
      typeof value === 'object' &&
      value !== null &&
      'token' in value &&
      typeof value.token === 'string'
    )
      return value.token;
    throw new Error(`${username} was not signed in: ${message}`);
  }
}
