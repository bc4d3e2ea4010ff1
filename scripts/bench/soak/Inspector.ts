import { once } from 'node:events';

/** Memory of a process that its programs still use, in bytes. */
export interface LiveMemory {
  readonly heapBytes: number;
  /** Buffers and other memory outside of the heap. */
  readonly externalBytes: number;
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Client of the inspector of a Node process on this machine. */
export class Inspector implements Disposable {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(String(data)));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the process has ended'));
    });
  }

  /** @param port of the process's `--inspect`. */
  static async connect(port: number): Promise<Inspector> {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`);
    // Reply of the inspector: one entry, because a process has one main thread.
    const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
    const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
    await once(socket, 'open');
    return new Inspector(socket);
  }

  /** Collects garbage and resolves to what is left. */
  async liveMemory(): Promise<LiveMemory> {
    // Twice, because the first collection runs finalizers.
    for (let round = 0; round < 2; round += 1) await this.#call('HeapProfiler.collectGarbage');
    const { result } = (await this.#call('Runtime.evaluate', {
      expression: 'process.memoryUsage()',
      returnByValue: true,
    })) as { result: { value: NodeJS.MemoryUsage } }; // reply of this call
    const { heapUsed, external } = result.value;
    return { heapBytes: heapUsed, externalBytes: external };
  }

  [Symbol.dispose](): void {
    this.#socket.close();
  }

  #call(method: string, params: object = {}): Promise<unknown> {
    const reply = Promise.withResolvers<unknown>();
    this.#sent += 1;
    this.#waiting.set(this.#sent, reply);
    this.#socket.send(JSON.stringify({ id: this.#sent, method, params }));
    return reply.promise;
  }

  #take(text: string): void {
    const { id, result, error } = JSON.parse(text) as Reply; // message of the inspector
    if (id === undefined) return;
    const reply = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reply?.reject(new Error(error.message));
    else reply?.resolve(result);
  }
}
