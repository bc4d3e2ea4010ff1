import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/** A port that is in use or not permitted. */
export class PortBusyError extends Error {
  override readonly name = 'PortBusyError';
}

/**
 * Limits of incoming connections: long enough for a slow phone, too short to exhaust the server.
 * Node enforces them every `connectionsCheckingInterval`, by default half a minute. Bodies have a
 * minimum rate (`RequestBodies`), so `requestTimeout` is only longer than the slowest of them.
 */
export const incomingLimits = {
  headersTimeout: 10_000,
  requestTimeout: 150_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 1_000,
} as const satisfies ServerOptions;

/** Starts an HTTP server. Errors: {@link PortBusyError} with the setting to change. */
export function listen({
  handler,
  port,
  host,
  setting,
  reusePort = false,
  limits = incomingLimits,
}: {
  handler: RequestListener;
  port: number;
  host?: string | undefined;
  setting: string;
  /** Shares the port with other processes; the system distributes connections among them. */
  reusePort?: boolean;
  limits?: ServerOptions;
}): Promise<Server> {
  const server = createServer(limits, handler);
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      reject(
        new PortBusyError(
          `Port ${port} is in use by another program. Stop it, or choose another port with ${setting}.`,
        ),
      );
    else if (error.code === 'EACCES')
      reject(
        new PortBusyError(
          `Port ${port} may not be used by this user. Choose one above 1023 with ${setting}.`,
        ),
      );
    else if (error.code === 'EADDRNOTAVAIL')
      reject(
        new PortBusyError(
          `${host} is no address of this machine. Choose another one with ADMIN_HOST.`,
        ),
      );
    else if (error.code === 'ENOTSUP')
      reject(
        new PortBusyError(
          `This system cannot share port ${port} between processes. Leave LIVERY_REUSE_PORT out.`,
        ),
      );
    else reject(error);
  });
  server.listen({ port, reusePort, ...(host === undefined ? {} : { host }) }, () =>
    resolve(server),
  );
  return promise;
}
