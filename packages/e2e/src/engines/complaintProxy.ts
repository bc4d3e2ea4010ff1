import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { differIntl } from './differIntl.ts';

/** Address at which the pages' complaints arrive, on each host. */
const complaintPath = '/_test/complaint';

/** Runs in each document before its own scripts. */
function reportComplaints(path: string): void {
  const report = (kind: string, message: unknown): void => {
    navigator.sendBeacon(path, `${kind}: ${String(message)}`);
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      report(`console ${level}`, values.map(String).join(' '));
      write(...values);
    };
  }
  // Captured, because a resource that does not load has an event that does not bubble.
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const address =
        target instanceof Element && (target.getAttribute('src') ?? target.getAttribute('href'));
      if (address) report('not loaded', address);
      else report('script error', event.message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('policy', `${effectiveDirective} stopped ${blockedURI}`),
  );
}

const hook = `(${String(reportComplaints)})(${JSON.stringify(complaintPath)});(${String(differIntl)})()`;
const hookHash = `'sha256-${createHash('sha256').update(hook).digest('base64')}'`;

/** HTTP proxy for a browser that does not report its console. */
export interface ComplaintProxy extends AsyncDisposable {
  readonly port: number;
}

/**
 * Starts an HTTP proxy that adds a script to the brands' documents, and to their policy the
 * script's hash. The script runs {@link differIntl}, and reports errors and warnings of console,
 * scripts and policy, which are passed to `onComplaint`.
 */
export async function startComplaintProxy(
  onComplaint: (complaint: string) => void,
): Promise<ComplaintProxy> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing, onComplaint).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A listening server has an address.
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onComplaint: (complaint: string) => void,
): Promise<void> {
  const { hostname, port, pathname, search } = new URL(incoming.url ?? '');
  if (pathname === complaintPath) {
    onComplaint(await text(incoming));
    outgoing.writeHead(204).end();
    return;
  }
  const isBrand = hostname.endsWith('.localhost');
  const forwarded = request({
    host: '127.0.0.1',
    port,
    path: `${pathname}${search}`,
    method: incoming.method,
    headers: { ...incoming.headers, 'accept-encoding': 'identity' },
  });
  incoming.pipe(forwarded);
  // `once` resolves with the arguments of the event.
  const [reply] = (await once(forwarded, 'response')) as [IncomingMessage];
  const { statusCode = 502, headers } = reply;
  const policy = headers['content-security-policy'];
  if (!isBrand || policy === undefined || !headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(statusCode, headers);
    reply.pipe(outgoing);
    return;
  }
  const { 'content-length': _length, ...rest } = headers;
  outgoing.writeHead(statusCode, {
    ...rest,
    'content-security-policy': String(policy).replace('script-src ', `script-src ${hookHash} `),
  });
  outgoing.end((await text(reply)).replace('<head>', `<head><script>${hook}</script>`));
}
