import { createServer, type RequestListener, type Server } from 'node:http';

/** A port somebody else has. */
export class PortBusyError extends Error {
  override readonly name = 'PortBusyError';
}

/** Time limits of incoming connections: long enough for a slow phone, too short to hold the server up. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 };

/** A listening HTTP server. Errors: {@link PortBusyError} with the setting to change. */
export function listen({ handler, port, host, setting }: { handler: RequestListener; port: number; host?: string | undefined; setting: string }): Promise<Server> {
  const server = createServer(limits, handler);
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') reject(new PortBusyError(`Port ${port} is in use by another program. Stop it, or choose another port with ${setting}.`));
    else if (error.code === 'EACCES') reject(new PortBusyError(`Port ${port} may not be used by this user. Choose one above 1023 with ${setting}.`));
    else reject(error);
  });
  server.listen({ port, ...(host === undefined ? {} : { host }) }, () => resolve(server));
  return promise;
}
