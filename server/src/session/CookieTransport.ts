import { plainAddress } from '@livery/config/networks';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Clock } from '@livery/model';
import { isLoopback } from '../http/clientAddress.ts';
import type { RequestContext } from '../request/RequestContext.ts';

interface Refusal {
  /** Address that opened the connection. */
  readonly peer: string;
  readonly isForwarded: boolean;
  readonly atMs: number;
}

/** Time for which a refusal stays a problem: a visitor of a correct server never causes one. */
const problemMs = 15 * 60_000;

/**
 * Decides whether a visitor may receive cookies with secrets: over https, and in sandbox mode over
 * plain http on this machine. Remembers who was refused, because that is a fault of the proxies or
 * of their setting.
 */
export class CookieTransport {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #isSandbox: boolean;
  #refusal: Refusal | undefined;

  constructor({ clock, logger, isSandbox }: { clock: Clock; logger: Logger; isSandbox: boolean }) {
    this.#clock = clock;
    this.#logger = logger;
    this.#isSandbox = isSandbox;
  }

  /** Returns whether cookies with secrets may be set. */
  permits({ secure, address }: Pick<RequestContext, 'secure' | 'address'>): boolean {
    return secure || (this.#isSandbox && isLoopback(address));
  }

  /**
   * Records a request that was refused for its connection. Logs once for as long as it is a
   * problem.
   */
  noteRefusal({ socket }: IncomingMessage, { isForwarded, tenant }: RequestContext): void {
    const wasProblem = this.fault !== undefined;
    const peer = plainAddress(socket.remoteAddress ?? '');
    this.#refusal = { peer, isForwarded, atMs: this.#clock.elapsedMs() };
    if (!wasProblem)
      this.#logger.error({ brand: tenant.brand, peer }, `${tenant.brand}: ${this.fault ?? ''}`);
  }

  /** Why visitors cannot sign in; `undefined` while no login was refused. */
  get fault(): string | undefined {
    const refusal = this.#refusal;
    if (!refusal || this.#clock.elapsedMs() - refusal.atMs > problemMs) return undefined;
    const { peer, isForwarded } = refusal;
    return `a login was refused because no cookie can be set over plain http: ${
      isForwarded
        ? `the proxy at ${peer} sent no x-forwarded-proto: https`
        : `${peer} is not in LIVERY_TRUSTED_PROXIES, so what it forwards is not believed`
    }`;
  }
}
