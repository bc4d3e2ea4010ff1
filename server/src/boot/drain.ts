import type { Server } from 'node:http';

/** How long load balancers have to notice, and how long requests under way have to finish. */
const unreadyNoticeMs = 500;
const drainTimeoutMs = 14_000;

/**
 * Closes servers without failing a request: first unready, so that no new one comes; then no new
 * connection; then out, at the latest after 14 s. New requests on old connections are answered,
 * with `Connection: close`.
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
