import { ApiError, type AnyCall } from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import { refusalOf, type Site } from '@livery/model';
import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import { BulkheadFullError } from './Bulkhead.ts';
import type { Caller } from './Caller.ts';
import type { ConnectionPools } from './ConnectionPools.ts';
import { exchange, type ExchangeReply } from './exchange.ts';
import { readEnvelope } from './readEnvelope.ts';
import { UpstreamPools, type UpstreamState } from './UpstreamPools.ts';
import { UpstreamFault } from './UpstreamFault.ts';
import { upstreamRequest, type SecretOf, type UpstreamRequest } from './upstreamRequest.ts';

export interface UpstreamPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly connectionPools: ConnectionPools;
  readonly validators: CallValidators;
  readonly secretOf: SecretOf;
  readonly sandboxOrigin: string | undefined;
  /** Told how each call ended: `ok` or an error code. */
  readonly onCall: (call: string, outcome: string) => void;
}

/** A call of the table on its way to a brand's operator. */
export interface UpstreamCall {
  readonly site: Site;
  readonly call: AnyCall;
  /** Complete: with the brand's own values. */
  readonly request: object;
  readonly token?: string | undefined;
  /** Whose address the operator is told. */
  readonly address?: string | undefined;
  /** Who waits for the answer; without one it is fetched whatever happens. */
  readonly caller?: Caller | undefined;
}

/**
 * The only way to an operator: every call of every brand goes through here, with the brand's
 * deadlines and limits.
 */
export class Upstreams {
  readonly #ports: UpstreamPorts;
  readonly #pools: UpstreamPools;

  constructor(ports: UpstreamPorts) {
    this.#ports = ports;
    this.#pools = new UpstreamPools({ clock: ports.clock });
  }

  /** How every brand's way to its operator is now. */
  states(): readonly UpstreamState[] {
    return this.#pools.states();
  }

  /**
   * The value a call was answered with, checked against its reply schema.
   *
   * Errors: `ApiError` with `operator_refused`, `unauthorised`, `too_many_requests`,
   *         `upstream_failed`, `upstream_timeout`, `upstream_shape`, `upstream_busy`, `aborted`.
   */
  async call(asked: UpstreamCall): Promise<unknown> {
    try {
      const value = this.#read(asked, await this.#reply(asked));
      this.#ports.onCall(asked.call.name, 'ok');
      return value;
    } catch (error) {
      const failure = asApiError(error, asked.call.name);
      this.#ports.onCall(asked.call.name, failure.code);
      if (failure.code.startsWith('upstream_') || failure.code === 'unknown') {
        const reason =
          error instanceof ApiError
            ? error.value
            : String(error instanceof Error ? error.message : error);
        this.#ports.logger.warn(
          { brand: asked.site.brand, call: asked.call.name, code: failure.code, reason },
          `${asked.site.brand}: ${asked.call.name} failed`,
        );
      }
      // What is wrong with the operator or its reply is for the log, not for the visitor.
      throw failure.code.startsWith('upstream_')
        ? new ApiError({ code: failure.code, call: failure.call })
        : failure;
    }
  }

  async #reply(asked: UpstreamCall): Promise<ExchangeReply> {
    const { site, call, caller } = asked;
    const request = upstreamRequest({
      ...asked,
      token: asked.token,
      address: asked.address,
      sandboxOrigin: this.#ports.sandboxOrigin,
      secretOf: this.#ports.secretOf,
      nowMs: this.#ports.clock.nowMs(),
    });
    const { bulkhead, breaker } = this.#pools.of(site.brand, request.origin);
    const ended = breaker.begin();
    if (!ended)
      throw new ApiError({
        code: 'upstream_failed',
        call: call.name,
        value: 'the circuit is open: the last calls failed',
      });
    // Waiting for a place counts too: it is one wait for whoever asked.
    const deadline = performance.now() + Math.min(site.upstream.limits.totalMs, call.timeoutMs);
    let succeeded: boolean | undefined;
    try {
      const leave =
        bulkhead.tryAcquire(site.upstream.limits) ??
        (await bulkhead.enter(site.upstream.limits, caller));
      try {
        const reply = await this.#exchange(asked, request, deadline);
        succeeded = reply.status < 500;
        return reply;
      } finally {
        leave();
      }
    } catch (error) {
      if (error instanceof UpstreamFault && error.kind !== 'aborted') succeeded = false;
      throw error;
    } finally {
      ended(succeeded);
    }
  }

  #exchange(
    { site, call, caller }: UpstreamCall,
    { origin, path, headers, body }: UpstreamRequest,
    deadline: number,
  ): Promise<ExchangeReply> {
    const { connectMs, headersMs, idleMs, replyBytes } = site.upstream.limits;
    const pool = this.#ports.connectionPools.poolFor(origin, { connectMs });
    const once = () =>
      exchange(pool, {
        method: call.method,
        path,
        headers,
        body,
        headersMs,
        idleMs,
        replyBytes,
        caller,
        totalMs: Math.max(1, deadline - performance.now()),
      });
    return once().catch((error: unknown) => {
      if (
        call.method === 'GET' &&
        call.idempotent &&
        error instanceof UpstreamFault &&
        error.kind === 'connection' &&
        error.beforeHead
      )
        return once();
      throw error;
    });
  }

  #read({ site, call, token }: UpstreamCall, { status, body }: ExchangeReply): unknown {
    const fail = (code: ApiError['code'], value?: unknown) =>
      new ApiError({ code, call: call.name, value });
    if (status === 401 && call.token) throw fail('unauthorised');
    if (status === 429) throw fail('too_many_requests');
    if (status >= 500) throw fail('upstream_failed', `HTTP ${status}`);
    const envelope = readEnvelope(body, site.upstream.envelope);
    // What of a refusal is not known here stays here.
    if (envelope?.success === false)
      throw new ApiError({
        code: 'operator_refused',
        call: call.name,
        operatorMessage: envelope.message,
        value: refusalOf(envelope.value),
      });
    if (status < 200 || status > 299) throw fail('upstream_failed', `HTTP ${status}`);
    if (!envelope) throw fail('upstream_shape', 'the reply is not the envelope of upstream.json');
    const violations = this.#ports.validators.check(call.schemas.reply, envelope.value);
    if (violations.length > 0) throw fail('upstream_shape', violations);
    if (token !== undefined && body.includes(token) && call.session !== 'opens')
      throw fail('upstream_shape', 'the reply repeats the session token');
    return envelope.value;
  }
}

function asApiError(error: unknown, call: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof BulkheadFullError)
    return new ApiError({ code: 'upstream_busy', call, cause: error });
  // Nested so deep that nobody can walk through it.
  if (error instanceof RangeError)
    return new ApiError({ code: 'upstream_shape', call, cause: error });
  if (!(error instanceof UpstreamFault))
    return new ApiError({ code: 'unknown', call, cause: error });
  const codes = {
    connection: 'upstream_failed',
    protocol: 'upstream_failed',
    too_large: 'upstream_failed',
    timeout: 'upstream_timeout',
    aborted: 'aborted',
  } as const;
  return new ApiError({ code: codes[error.kind], call, cause: error });
}
