import { once } from 'node:events';

type Json = Readonly<Record<string, unknown>>;
type Waiting = Pick<PromiseWithResolvers<Json>, 'resolve' | 'reject'>;

/** Connection of WebDriver BiDi: commands with their results, and events. */
export class BidiSocket {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  private constructor(
    socket: WebSocket,
    onEvent: Readonly<Record<string, (params: Json) => void>>,
  ) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      // Described by the protocol.
      const message = JSON.parse(String(data)) as {
        id?: number;
        method: string;
        params: Json;
        result?: Json;
        message?: string;
      };
      if (message.id === undefined) return onEvent[message.method]?.(message.params);
      const { resolve, reject } = this.#waiting.get(message.id) ?? {};
      this.#waiting.delete(message.id);
      if (message.result) resolve?.(message.result);
      else reject?.(new Error(message.message));
    });
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser has ended.'));
    });
  }

  /** Resolves when the connection is open. `onEvent` handles events by their method. */
  static async connect(
    address: string,
    onEvent: Readonly<Record<string, (params: Json) => void>>,
  ): Promise<BidiSocket> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new BidiSocket(socket, onEvent);
  }

  /** Sends a command. Resolves with its result; rejects with the browser's message. */
  send(method: string, params: Json): Promise<Json> {
    const { promise, ...waiting } = Promise.withResolvers<Json>();
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, waiting);
    this.#socket.send(JSON.stringify({ id: this.#lastId, method, params }));
    return promise;
  }

  close(): void {
    this.#socket.close();
  }
}
