import { connect, type Socket } from 'node:net';

/**
 * Connection that sends requests one after the other. Parses only the HTTP subset of the measured
 * servers: content lengths, no chunked encoding.
 */
export class KeepAliveConnection {
  readonly #socket: Socket;
  readonly #onReply: (status: number) => void;
  #head = '';
  #bodyLeft = -1;
  #status = 0;

  constructor({
    port,
    onReply,
    onLost,
  }: {
    port: number;
    onReply: (status: number) => void;
    onLost: (reason: string) => void;
  }) {
    this.#onReply = onReply;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('error', ({ message }) => onLost(message));
    this.#socket.on('end', () => onLost('the server closed the connection'));
  }

  send(request: Buffer): void {
    this.#socket.write(request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    let rest = chunk;
    if (this.#bodyLeft < 0) {
      const searchedLength = this.#head.length;
      this.#head += rest.toString('latin1');
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#begin(this.#head.slice(0, end));
      rest = rest.subarray(end + 4 - searchedLength);
      this.#head = '';
    }
    this.#bodyLeft -= rest.length;
    if (this.#bodyLeft > 0) return;
    this.#bodyLeft = -1;
    this.#onReply(this.#status);
  }

  #begin(head: string): void {
    this.#status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined && this.#status !== 304)
      throw new Error(`an answer without a length:\n${head}`);
    this.#bodyLeft = Number(length ?? 0);
  }
}
