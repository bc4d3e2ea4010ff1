import { Worker } from './Worker.ts';

/** Constant reply. */
export interface ConstantReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Replies of a plain server by method and path, without the query. */
export interface PlainOrder {
  /** `'hang'`: the request is accepted and never answered. */
  readonly replies: Readonly<
    Record<
      string,
      { status: number; headers: Readonly<Record<string, string>>; body: string } | 'hang'
    >
  >;
}

/** Options of a plain proxy. */
export interface ProxyOrder {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Reads replies completely, parses and re-serializes their JSON, as a gateway must that validates
   * the replies it forwards.
   */
  readonly reads?: boolean;
}

/** Process that serves on its own port. */
export interface PortWorker extends AsyncDisposable {
  readonly pid: number;
  readonly port: number;
  /** See {@link Worker.yieldProcessor}. */
  readonly yieldProcessor: () => void;
}

/** Starts a server of only `node:http` and buffers: the minimum cost of a request. */
export function startPlainServer(
  replies: Readonly<Record<string, ConstantReply | 'hang'>>,
): Promise<PortWorker> {
  const order: PlainOrder = {
    replies: Object.fromEntries(
      Object.entries(replies).map(([name, reply]) => [
        name,
        reply === 'hang' ? reply : { ...reply, body: Buffer.from(reply.body).toString('base64') },
      ]),
    ),
  };
  return startOn('answer.ts', order);
}

/**
 * Starts a proxy of only `node:http` and undici's `Pool.dispatch`: the minimum cost of a proxied
 * request.
 */
export function startPlainProxy(order: ProxyOrder): Promise<PortWorker> {
  return startOn('handOn.ts', order);
}

async function startOn(script: string, order: object): Promise<PortWorker> {
  const worker = new Worker(script);
  const port = (await worker.request(order)) as number; // reply of these scripts
  return {
    pid: worker.pid,
    port,
    yieldProcessor: () => worker.yieldProcessor(),
    [Symbol.asyncDispose]: () => worker[Symbol.asyncDispose](),
  };
}
