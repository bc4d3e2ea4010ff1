import type { HostReply } from '@livery/e2e/http/hostRequest';
import type { Asker } from './Crowd.ts';
import { askPlain, ownPage } from './Visitor.ts';

/** Enough to stay below the limits of an address. */
const count = 250;
/** Number of requests so far, whose rest is the last part of the next address. */
let requests = 0;

/** Visitors of many addresses, in turn, whose requests a trusted proxy forwards to one server. */
export class ForwardedVisitors implements Asker {
  readonly #server: { readonly address: string; readonly host: string };

  /** `address`: that of the server in the network of the proxy. */
  constructor(server: { readonly address: string; readonly host: string }) {
    this.#server = server;
  }

  request(path: string): Promise<HostReply> {
    requests += 1;
    return askPlain({
      ...this.#server,
      port: 8080,
      path,
      headers: {
        ...ownPage,
        'x-forwarded-for': `198.51.100.${requests % count}`,
        'x-forwarded-proto': 'https',
      },
    });
  }

  [Symbol.dispose](): void {
    // It keeps no connections.
  }
}
