import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchLine } from './BenchLine.ts';
import { comparedCpu } from './traffic/comparedCpu.ts';
import { Load, type Stream } from './traffic/Load.ts';
import { startPlainServer } from './traffic/plainServers.ts';
import { ShippedServer } from './traffic/ShippedServer.ts';
import { startSandbox } from './traffic/startSandbox.ts';

const host = 'lagoon.localhost';
const visitors = 2_000;
/** Set by `node:http` itself, for both the limit and the server. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/**
 * Measures the cost of serving a brand's compiled configuration: home document and navigation,
 * against the same bytes from a buffer.
 */
export async function config(): Promise<BenchLine[]> {
  const data = await mkdtemp(join(tmpdir(), 'livery-bench-sandbox-'));
  try {
    await using sandbox = await startSandbox(data);
    await using server = await ShippedServer.start({
      tenants: 'tenants',
      sandboxPort: sandbox.port,
    });
    await using load = new Load();
    const common = { host, connections: 32, visitors } as const;
    await load.run({
      streams: [{ ...common, port: server.port, path: '/', expected: [200], requests: visitors }],
      ms: 60_000,
    });

    const compare = async (
      name: string,
      path: string,
      headers: Readonly<Record<string, string>>,
    ): Promise<BenchLine> => {
      const { status, headers: sent, body } = await server.request(host, path, { headers });
      const constant = Object.fromEntries(
        Object.entries(sent).filter(([header]) => !ownHeaders.has(header)),
      );
      await using plain = await startPlainServer({
        [`GET ${path.split('?', 1)[0] ?? ''}`]: { status, headers: constant, body },
      });
      const stream: Stream = { ...common, port: server.port, path, headers, expected: [status] };
      const line = await comparedCpu({
        name,
        gate: 1.6,
        load,
        ours: { pid: server.pid, stream: () => stream },
        limit: { pid: plain.pid, stream: () => ({ ...stream, port: plain.port }) },
      });
      return { ...line, detail: `${line.detail}, ${status} with ${body.length} bytes` };
    };
    const browser = {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-encoding': 'gzip, deflate, br',
    };
    const {
      headers: { etag = '' },
    } = await server.request(host, '/', { headers: browser });
    return [
      await compare('home, brotli, × node:http', '/', browser),
      await compare('home, not modified, × node:http', '/', { ...browser, 'if-none-match': etag }),
      await compare('a navigation, × node:http', '/_livery/page?path=%2Frng&lang=EN', {
        accept: 'application/json',
      }),
    ];
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
