import { ApiError } from '@livery/api';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@livery/model';
import { ByteBudget, type ByteOwner, type ByteShares } from './ByteBudget.ts';
import { ByteRate } from './ByteRate.ts';

const megabyte = 1024 * 1024;

/** Size up to which a body has only fields. Larger ones have images. */
export const maxFieldsBytes = 64 * 1024;

/**
 * Maximum size of a body with images. A visitor can hold one, and a brand two of them, so that one
 * visitor cannot keep the others from sending theirs.
 */
export const maxImagesBytes = 24 * megabyte;

/** Shares of bodies without images, which are read at once. */
const fieldsShares: ByteShares = {
  processBytes: 32 * megabyte,
  brandBytes: 8 * megabyte,
  visitorBytes: 2 * megabyte,
};

/** Shares of bodies with images, which wait for their share before their first byte is read. */
const imagesShares: ByteShares = {
  processBytes: 128 * megabyte,
  brandBytes: 2 * maxImagesBytes,
  visitorBytes: maxImagesBytes,
};

const maxWaitMs = 2_000;

/** Slowest transmission of a body. */
interface Pace {
  /** Minimum in each window of five seconds. */
  readonly bytesPerWindow: number;
  readonly maxMs: number;
}

/** Time of the slowest body, and a rate that slow phones have. */
const maxReadMs = 120_000;
const minBytesPerWindow = 5 * 16 * 1024;
/** A refused body holds no share, only its connection. */
const discardPace: Pace = { bytesPerWindow: 0, maxMs: 10_000 };
const windowMs = 5_000;
const paceCheckMs = 1_000;

/**
 * Part of a refused body that is read and discarded, because clients read the response only after
 * sending their body.
 */
const maxDiscardedBytes = 2 * maxImagesBytes;
/** So little of a processor that many refused bodies at one time delay no other request. */
const discardedBytesPerSecond = 16 * megabyte;

/** A body that a route reads. */
export interface BodyRequest {
  readonly request: IncomingMessage;
  /** The body holds its share at least until this response is over. */
  readonly response: ServerResponse;
  readonly owner: ByteOwner;
  readonly call: string;
  readonly limitBytes: number;
}

/** A body with the bytes that it holds. */
export interface ReceivedBody {
  /** A buffer of its own, which can move to a thread. */
  readonly bytes: Buffer;
  readonly share: BodyShare;
}

/** Bytes that a body holds, until its response is over and all work on it is done. */
export class BodyShare {
  readonly #giveBack: () => void;
  #holders = 1;

  constructor({ until, giveBack }: { until: AbortSignal; giveBack: () => void }) {
    this.#giveBack = giveBack;
    if (until.aborted) this.#release();
    else until.addEventListener('abort', () => this.#release());
  }

  /** Keeps the bytes until some work has ended, also if the client is gone before. */
  keepUntil(work: Promise<unknown>): void {
    this.#holders += 1;
    const release = (): void => this.#release();
    work.then(release, release);
  }

  #release(): void {
    this.#holders -= 1;
    if (this.#holders === 0) this.#giveBack();
  }
}

/**
 * Reads request bodies within a budget of bytes for the process, each brand and each visitor, which
 * is checked against the declared length before a body is read.
 */
export class RequestBodies {
  readonly #clock: Clock;
  readonly #fields = new ByteBudget(fieldsShares);
  readonly #images = new ByteBudget(imagesShares);
  readonly #discarded = new ByteRate({ bytesPerSecond: discardedBytesPerSecond });

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Bytes of bodies that are held now. */
  get heldBytes(): number {
    return this.#fields.heldBytes + this.#images.heldBytes;
  }

  /**
   * Reads a body.
   *
   * Errors: `length_required` without a declared length, `bad_request` if it exceeds `limitBytes`,
   *         `server_busy` if no share is free within two seconds, `request_timeout` if it is too
   *         slow, `aborted` if it is incomplete.
   */
  async read({ request, response, owner, call, limitBytes }: BodyRequest): Promise<ReceivedBody> {
    const refuse = async (code: ApiError['code'], value?: unknown): Promise<never> => {
      await this.#discard(request, response, owner.brand);
      throw new ApiError({ code, call, value });
    };
    const length = lengthOf(request);
    if (length === undefined) return refuse('length_required');
    if (length > limitBytes)
      return refuse('bad_request', [
        { pointer: '', message: `The body is longer than ${limitBytes} bytes.` },
      ]);
    const share = await this.#hold(owner, length, response);
    if (!share) return refuse('server_busy');
    const body = Buffer.allocUnsafeSlow(length);
    let received = 0;
    const end = await this.#receive(request, paceOf(length), (chunk) => {
      received += chunk.copy(body, received);
    });
    if (end === 'too slow') response.setHeader('connection', 'close');
    if (end !== 'complete')
      throw new ApiError({ code: end === 'too slow' ? 'request_timeout' : 'aborted', call });
    return { bytes: body, share };
  }

  /**
   * Reads a refused body and drops it, because clients read the response only after sending their
   * body. Closes the connection of one that is too long for that.
   */
  async #discard(request: IncomingMessage, response: ServerResponse, brand: string): Promise<void> {
    let received = 0;
    // Waits for its turn before the first chunk too: many bodies are refused at the same moment.
    await this.#discarded.spend(brand, request.readableHighWaterMark);
    const end = await this.#receive(request, discardPace, (chunk) => {
      received += chunk.length;
      return received > maxDiscardedBytes ? 'too long' : this.#discarded.spend(brand, chunk.length);
    });
    if (end !== 'complete') response.setHeader('connection', 'close');
  }

  /** Holds bytes for a response; `undefined` if they were not free in time. */
  async #hold(
    owner: ByteOwner,
    bytes: number,
    response: ServerResponse,
  ): Promise<BodyShare | undefined> {
    const isSmall = bytes <= maxFieldsBytes;
    const budget = isSmall ? this.#fields : this.#images;
    const gone = new AbortController();
    if (response.closed) gone.abort();
    else response.once('close', () => gone.abort());
    const isTaken = isSmall
      ? !gone.signal.aborted && budget.tryTake(owner, bytes)
      : await budget.take(owner, bytes, { maxWaitMs, signal: gone.signal });
    return isTaken
      ? new BodyShare({ until: gone.signal, giveBack: () => budget.giveBack(owner, bytes) })
      : undefined;
  }

  /**
   * Passes the chunks of a body on until it ends, is too slow, or a chunk is refused. Reads on when
   * the taker of a chunk is ready.
   */
  #receive(
    request: IncomingMessage,
    { bytesPerWindow, maxMs }: Pace,
    take: (chunk: Buffer) => 'too long' | Promise<void> | void,
  ): Promise<BodyEnd> {
    const { promise, resolve } = Promise.withResolvers<BodyEnd>();
    const startedMs = this.#clock.elapsedMs();
    let window = { startedMs, bytes: 0 };
    const end = (outcome: BodyEnd): void => {
      clearInterval(timer);
      request.off('data', onData);
      resolve(outcome);
    };
    const onData = (chunk: Buffer): void => {
      window.bytes += chunk.length;
      const taken = take(chunk);
      if (taken === 'too long') return end('too long');
      if (!taken) return;
      request.pause();
      void taken.then(() => request.resume());
    };
    const timer = setInterval(() => {
      const nowMs = this.#clock.elapsedMs();
      if (nowMs - startedMs > maxMs) end('too slow');
      if (nowMs - window.startedMs < windowMs) return;
      if (window.bytes < bytesPerWindow) end('too slow');
      window = { startedMs: nowMs, bytes: 0 };
    }, paceCheckMs);
    request
      .on('data', onData)
      .once('end', () => end('complete'))
      .once('error', () => end('gone'))
      .once('close', () => end('gone'));
    // The client left while its body waited to be read.
    if (request.destroyed) end('gone');
    return promise;
  }
}

/** How the reading of a body ended. */
type BodyEnd = 'complete' | 'gone' | 'too slow' | 'too long';

/**
 * Returns the slowest pace of a body: half of what it needs to be complete in time, so that a
 * visitor cannot hold a large share with a few bytes.
 */
function paceOf(length: number): Pace {
  return {
    bytesPerWindow: Math.max(minBytesPerWindow, (length * windowMs) / maxReadMs / 2),
    maxMs: maxReadMs,
  };
}

/** Returns the declared length; `undefined` for a body whose length is not known in advance. */
function lengthOf({ headers }: IncomingMessage): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  // Validated by the parser, which also never reads more than it states.
  return Number(headers['content-length'] ?? 0);
}
