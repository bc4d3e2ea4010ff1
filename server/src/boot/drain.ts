import type { Server } from 'node:http';

/** Time for load balancers to notice, and for running requests to finish. */
const unreadyNoticeMs = 500;
const drainTimeoutMs = 14_000;

/**
 * Closes servers without failing a request: reports unready, so that no new requests arrive, then stops
 * accepting connections, then closes all of them after 14 s at the latest. Requests on open connections
 * are served with `Connection: close`.
 */
export async function drain({
  servers,
  setUnready,
}: {
  servers: readonly Server[];
  setUnready: () => void;
}): Promise<void> {
  setUnready();
  await new Promise((resolve) => setTimeout(resolve, unreadyNoticeMs));
  const force = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, drainTimeoutMs);
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
          server.closeIdleConnections();
        }),
    ),
  );
  clearTimeout(force);
}
