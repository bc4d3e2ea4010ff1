import { request, type IncomingHttpHeaders } from 'node:http';
import { environment } from '../fixtures/environment.ts';

/** Complete response of the server. */
export interface HostReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HostRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Port of another server than the run's. */
  port?: string;
  /** Loopback address of another visitor. Default: 127.0.0.1. */
  visitor?: string;
}

/** Sends a request with any Host header, which `fetch` does not allow. */
export function hostRequest(
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, port = environment.port, visitor }: HostRequest = {},
): Promise<HostReply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: `${host}:${port}`, ...headers },
        ...(visitor !== undefined && { localAddress: visitor }),
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
        reply.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
