import { operatorCallsByName } from '@livery/api';

/** A reply of the operator. */
export interface OperatorReply {
  readonly status: number;
  readonly success: boolean;
  readonly message: string;
  readonly value: unknown;
}

interface CallOptions {
  readonly token?: string;
  readonly address?: string;
  readonly signal?: AbortSignal;
}

/** Speaks to a sandbox as a gateway does, for one merchant. */
export class OperatorClient {
  readonly origin: string;
  readonly merchant: string;

  constructor({ origin, merchant }: { origin: string; merchant: string }) {
    this.origin = origin;
    this.merchant = merchant;
  }

  /** Makes a call of the table by its name. */
  async call(name: string, request: Record<string, unknown> = {}, options: CallOptions = {}): Promise<OperatorReply> {
    const response = await this.send(name, request, options);
    // The envelope of every answer.
    return { status: response.status, ...(await response.json() as Omit<OperatorReply, 'status'>) };
  }

  /** As {@link call}, with the answer as it came. */
  send(name: string, request: Record<string, unknown> = {}, { token, address, signal }: CallOptions = {}): Promise<Response> {
    const call = operatorCallsByName.get(name);
    if (!call) throw new Error(`The table has no call ${name}.`);
    const asQuery = call.method === 'GET' || call.method === 'DELETE';
    const query = asQuery ? `?${new URLSearchParams(Object.entries(request).map(([key, value]): [string, string] => [key, String(value)])).toString()}` : '';
    return fetch(`${this.origin}${call.path}${query}`, {
      method: call.method,
      headers: {
        merchant: this.merchant, 'content-type': 'application/json',
        ...(token === undefined ? {} : { token }), ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      },
      ...(asQuery ? {} : { body: JSON.stringify(request) }), ...(signal ? { signal } : {}),
    });
  }

  /** Signs in and gives the token back. */
  async login(username: string, password: string, options: CallOptions = {}): Promise<string> {
    const { value, message } = await this.call('loginV2', { username, password, type: 'username' }, options);
    if (typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string') return value.token;
    throw new Error(`${username} was not signed in: ${message}`);
  }
}
