import { wait, type Clock } from '@livery/model';
import type { Server } from 'node:http';

/** Time for running requests to finish. */
const drainTimeoutMs = 14_000;

/**
 * Closes servers without failing a request: reports unready, so that no new requests arrive, then
 * stops accepting connections, then closes all of them after 14 s at the latest. Requests on open
 * connections are served with `Connection: close`.
 *
 * @param noticeMs time for load balancers to notice.
 */
export async function drain({
  servers,
  setUnready,
  noticeMs,
  clock,
}: {
  servers: readonly Pick<Server, 'close' | 'closeAllConnections' | 'closeIdleConnections'>[];
  setUnready: () => void;
  noticeMs: number;
  clock: Clock;
}): Promise<void> {
  setUnready();
  await wait(clock, noticeMs);
  const closed = new AbortController();
  const timeout = wait(clock, drainTimeoutMs, closed.signal).then(() => {
    if (!closed.signal.aborted) for (const server of servers) server.closeAllConnections();
  });
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
          server.closeIdleConnections();
        }),
    ),
  );
  closed.abort();
  await timeout;
}
