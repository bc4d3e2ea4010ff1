import { deflateSync, crc32 } from 'node:zlib';
import { Worker } from './Worker.ts';

/** Uploads of pictures by many visitors at the same time. */
export interface UploadOrder {
  readonly port: number;
  readonly host: string;
  /** Visitors, each with one connection. */
  readonly connections: number;
  readonly body: string;
  /** Each connection sends half of its body and waits. */
  readonly isStalled: boolean;
}

/** Process that sends uploads until it is disposed of. */
export class Uploads implements AsyncDisposable {
  readonly #worker = new Worker('sendUploads.ts');

  /** See {@link Worker.yieldProcessor}. */
  yieldProcessor(): void {
    this.#worker.yieldProcessor();
  }

  async start(order: UploadOrder): Promise<void> {
    await this.#worker.request(order);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker[Symbol.asyncDispose]();
  }
}

/** Returns the head of an upload as a reverse proxy forwards it. */
export function uploadHead({
  host,
  index,
  length,
}: {
  host: string;
  index: number;
  length: number;
}): string {
  return [
    'PUT /wps/feedback HTTP/1.1',
    `host: ${host}`,
    `x-forwarded-for: 198.19.${Math.floor(index / 250)}.${index % 250}`,
    'x-forwarded-proto: https',
    'x-livery: 1',
    'sec-fetch-site: same-origin',
    'content-type: application/json',
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n');
}

/** Returns feedback with the largest permitted pictures: three of almost 5 MB. */
export function largestFeedback(): string {
  const picture = pngOf(5 * 1024 * 1024 - 10_000).toString('base64');
  return JSON.stringify({
    type: 'FEEDBACK',
    remark: 'Pictures',
    images: [picture, picture, picture],
  });
}

/** Returns a grey PNG of about this size, without compression. */
function pngOf(sizeBytes: number): Buffer {
  const [width, height] = [1_000, Math.floor(sizeBytes / 1_001)];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = deflateSync(Buffer.alloc(height * (width + 1)), { level: 0 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
}
