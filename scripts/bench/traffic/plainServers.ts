import { Worker } from './Worker.ts';

/** A reply that is always the same. */
export interface ConstantReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** What a plain server answers: by method and path, the query apart. */
export interface PlainOrder {
  /** `'hang'` is taken and never answered. */
  readonly replies: Readonly<
    Record<
      string,
      { status: number; headers: Readonly<Record<string, string>>; body: string } | 'hang'
    >
  >;
}

/** What a plain proxy hands on. */
export interface ProxyOrder {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Takes replies in whole, reads their JSON and writes it anew, as a gateway must that answers for
   * what it hands on.
   */
  readonly reads?: boolean;
}

/** A process that serves on a port of its own. */
export interface PortWorker extends AsyncDisposable {
  readonly pid: number;
  readonly port: number;
}

/** Nothing but `node:http` and buffers: the least a request can cost here. */
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
 * Nothing but `node:http` and undici's `Pool.dispatch`: the least a proxied request can cost here.
 */
export function startPlainProxy(order: ProxyOrder): Promise<PortWorker> {
  return startOn('handOn.ts', order);
}

async function startOn(script: string, order: object): Promise<PortWorker> {
  const worker = new Worker(script);
  const port = (await worker.ask(order)) as number; // what these scripts answer
  return { pid: worker.pid, port, [Symbol.asyncDispose]: () => worker[Symbol.asyncDispose]() };
}
