import { ApiError, type AnyCall } from '@livery/api';
import { callMappingOf } from '@livery/api/callMapping';
import type { CallValidators, ReplyRepairs } from '@livery/api/CallValidators';
import { readEnvelope } from '@livery/api/readEnvelope';
import { upstreamRequest, type SecretOf, type UpstreamRequest } from '@livery/api/upstreamRequest';
import { refusalNamed, refusalOf, type Site } from '@livery/model';
import type { Logger } from 'pino';
import type { Clock } from '../http/Clock.ts';
import { makeTrace, traceHeaders, type RequestTrace } from '../tracing/RequestTrace.ts';
import type { Tracing } from '../tracing/Tracing.ts';
import { asApiError } from './asApiError.ts';
import type { CallSignal } from './CallSignal.ts';
import type { Caller, CallOutcome, OnCircuitOpen } from './Circuits.ts';
import type { ConnectionPools } from './ConnectionPools.ts';
import { exchange, type ExchangeReply } from './exchange.ts';
import { OperatorRefusal } from './OperatorRefusal.ts';
import { SourceStopped } from './SourceStopped.ts';
import { RefusalLog, type RecordedRefusal } from './RefusalLog.ts';
import { UpstreamPools, type UpstreamState } from './UpstreamPools.ts';
import { UpstreamFault } from './UpstreamFault.ts';

export interface UpstreamPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly connectionPools: ConnectionPools;
  readonly validators: CallValidators;
  readonly secretOf: SecretOf;
  readonly sandboxOrigin: string | undefined;
  /** Called with the outcome of each call: `ok` or an error code. */
  readonly onCall: (call: string, outcome: string) => void;
  readonly onCircuitOpen: OnCircuitOpen;
  /** Called with the repairs of each reply that was repaired. */
  readonly onRepaired: (brand: string, call: string, repairs: ReplyRepairs) => void;
  /** Records each call, if traces are switched on. */
  readonly tracing?: Tracing | undefined;
}

/** A call to a brand's operator. */
export interface UpstreamCall extends Caller {
  readonly site: Site;
  readonly call: AnyCall;
  /** Complete request, including the brand's values. */
  readonly request: object;
  /** Code of the visitor's language. */
  readonly language: string;
  readonly token?: string | undefined;
  /** Visitor's address for the operator. */
  readonly address?: string | undefined;
  /** Visitor's browser and system, with calls that open a session. */
  readonly device?: string | undefined;
  /** Ids of the visitor's request; without them, the call has its own. */
  readonly trace?: RequestTrace | undefined;
  /** Aborts the call when the visitor is gone; without a signal it always completes. */
  readonly signal?: CallSignal | undefined;
}

/**
 * Gateway to all operators: every call of every brand passes here, within the brand's deadlines and
 * limits.
 */
export class Upstreams {
  readonly #ports: UpstreamPorts;
  readonly #pools: UpstreamPools;
  readonly #refusals: RefusalLog;

  constructor(ports: UpstreamPorts) {
    this.#ports = ports;
    this.#pools = new UpstreamPools(ports);
    this.#refusals = new RefusalLog(ports);
  }

  /** Returns the state of every connection pool. */
  states(): readonly UpstreamState[] {
    return this.#pools.states();
  }

  /** Returns what a brand's operator has refused, counted. */
  refusalsOf(brand: string): readonly RecordedRefusal[] {
    return this.#refusals.of(brand);
  }

  /**
   * Returns the value of a reply that fits its schema; a reply that does not is repaired if possible.
   *
   * Errors: `OperatorRefusal` with `operator_refused` or the meaning that upstream.json gives a refusal;
   *         `ApiError` with `unauthorised`, `too_many_requests`, `upstream_failed`,
   *         `upstream_timeout`, `upstream_shape`, `upstream_busy`, `aborted`.
   */
  async call(upstreamCall: UpstreamCall): Promise<unknown> {
    const { site, call, trace = makeTrace({}) } = upstreamCall;
    const span = this.#ports.tracing?.start(call.name, {
      kind: 'client',
      // The call of a shared reply starts a trace of its own.
      parent: upstreamCall.trace?.context,
      attributes: { 'livery.brand': site.brand, 'livery.request_id': trace.requestId },
    });
    const finish = (outcome: string): void => {
      this.#ports.onCall(call.name, outcome);
      span?.end({ 'livery.outcome': outcome }, outcome.startsWith('upstream_'));
    };
    try {
      const sent = span ? { ...trace, context: span.context } : trace;
      const value = this.#read(upstreamCall, await this.#reply(upstreamCall, sent));
      finish('ok');
      return value;
    } catch (error) {
      const failure = asApiError(error, call.name);
      finish(failure.code);
      if (failure.code.startsWith('upstream_') || failure.code === 'unknown') {
        const reason =
          error instanceof SourceStopped
            ? 'the circuit of this visitor is open: the last calls failed'
            : error instanceof ApiError
              ? error.value
              : String(error instanceof Error ? error.message : error);
        this.#ports.logger.warn(
          {
            requestId: trace.requestId,
            brand: site.brand,
            call: call.name,
            code: failure.code,
            reason,
          },
          `${site.brand}: ${call.name} failed`,
        );
      }
      // Details of operator failures are logged and never sent to visitors.
      throw failure.code.startsWith('upstream_') && !(failure instanceof SourceStopped)
        ? new ApiError({ code: failure.code, call: failure.call })
        : failure;
    }
  }

  async #reply(upstreamCall: UpstreamCall, trace: RequestTrace): Promise<ExchangeReply> {
    const { site, call, signal } = upstreamCall;
    const request = upstreamRequest({
      site,
      call,
      request: upstreamCall.request,
      language: upstreamCall.language,
      token: upstreamCall.token,
      address: upstreamCall.address,
      device: upstreamCall.device,
      traceHeaders: traceHeaders(trace),
      sandboxOrigin: this.#ports.sandboxOrigin,
      secretOf: this.#ports.secretOf,
      now: () => this.#ports.clock.nowMs(),
    });
    const { bulkhead, circuits } = this.#pools.get(site.brand, request.origin);
    const report = circuits.begin(upstreamCall, call.name);
    if (report === 'stopped') throw new SourceStopped(call.name);
    if (report === 'open')
      throw new ApiError({
        code: 'upstream_failed',
        call: call.name,
        value: 'the circuit is open: the last calls failed',
      });
    // The deadline includes the wait for a slot.
    const deadline = performance.now() + Math.min(site.upstream.limits.totalMs, call.timeoutMs);
    const isGuest = upstreamCall.audience === 'guest';
    let outcome: CallOutcome = 'unknown';
    let release: (() => void) | undefined;
    try {
      // Without an `await` while slots are free: it would cost each call a microtask.
      release =
        bulkhead.tryAcquire(site.upstream.limits, isGuest) ??
        (await bulkhead.acquire(site.upstream.limits, { isGuest, signal }));
      const send = () => this.#exchange(upstreamCall, request, deadline);
      const reply = await send().catch((error: unknown) => {
        if (!isRepeatable(request.method, call) || !isLostConnection(error)) throw error;
        return send();
      });
      outcome = reply.status < 500 ? 'replied' : 'faulty';
      return reply;
    } catch (error) {
      if (error instanceof UpstreamFault) outcome = outcomeOf[error.kind];
      throw error;
    } finally {
      release?.();
      report(outcome);
    }
  }

  #exchange(
    { site, call, signal }: UpstreamCall,
    { method, origin, path, headers, body }: UpstreamRequest,
    deadline: number,
  ): Promise<ExchangeReply> {
    const { connectMs, keepAliveMs, headersMs, idleMs, replyBytes } = site.upstream.limits;
    const pool = this.#ports.connectionPools.poolFor(origin, {
      connectMs,
      keepAliveMs,
      isRepeatable: isRepeatable(method, call),
    });
    return exchange(pool, {
      method,
      path,
      headers,
      body,
      headersMs,
      idleMs,
      replyBytes: call.exportBytes ?? Math.min(replyBytes, call.replyBytes),
      signal,
      totalMs: Math.max(1, deadline - performance.now()),
    });
  }

  #read({ site, call, audience, token }: UpstreamCall, { status, body }: ExchangeReply): unknown {
    const { upstream } = site;
    const fail = (code: ApiError['code'], value?: unknown) =>
      new ApiError({ code, call: call.name, value });
    const isMemberCall = call.token || token !== undefined;
    const meaning = ownEntry(upstream.statuses, String(status));
    if (meaning === 'upstream_failed') throw fail(meaning, `HTTP ${status}`);
    if (meaning !== undefined && (meaning !== 'unauthorised' || isMemberCall))
      throw new OperatorRefusal({ code: meaning, call: call.name });
    if (status === 401 && isMemberCall) throw fail('unauthorised');
    if (status === 429) throw fail('too_many_requests');
    if (status >= 500) throw fail('upstream_failed', `HTTP ${status}`);
    const text = body.toString('utf8');
    const envelope = readEnvelope({ status, text }, upstream.envelope);
    if (envelope?.success === false) {
      const { code, message } = envelope;
      const word = code === undefined ? undefined : ownEntry(upstream.refusals, code);
      if (isErrorOfCode(word) && (word !== 'unauthorised' || isMemberCall))
        throw new OperatorRefusal({ code: word, call: call.name });
      // Unknown fields of a refusal are dropped.
      const refusal = { ...refusalOf(envelope.value), ...(word && refusalNamed(word)) };
      this.#refusals.add({ brand: site.brand, call, audience, code, message, refusal });
      throw new OperatorRefusal({
        code: 'operator_refused',
        call: call.name,
        operatorMessage: message,
        value: refusal,
      });
    }
    if (status < 200 || status > 299) throw fail('upstream_failed', `HTTP ${status}`);
    if (!envelope) throw fail('upstream_shape', 'the reply is not the envelope of upstream.json');
    const mapping = callMappingOf(upstream, call.name);
    const value = mapping ? mapping.fromOperator(envelope.value) : envelope.value;
    const reading = this.#ports.validators.readReply(call.schemas.reply, value);
    if ('violation' in reading) throw fail('upstream_shape', reading.violation);
    if (token !== undefined && text.includes(token) && call.session !== 'opens')
      throw fail('upstream_shape', 'the reply repeats the session token');
    if (reading.repairs) this.#ports.onRepaired(site.brand, call.name, reading.repairs);
    return reading.value;
  }
}

/** Returns whether a request may be sent again. */
function isRepeatable(method: UpstreamRequest['method'], { idempotent }: AnyCall): boolean {
  return method === 'GET' && idempotent;
}

/** Returns whether the connection was lost before the reply. */
function isLostConnection(error: unknown): boolean {
  return error instanceof UpstreamFault && error.kind === 'connection' && error.beforeHead;
}

/** Codes of refusals that are errors of their own. */
const errorsOfCodes = ['unauthorised', 'too_many_requests', 'restricted'] as const;

function isErrorOfCode(word: string | undefined): word is (typeof errorsOfCodes)[number] {
  return errorsOfCodes.some((code) => code === word);
}

function ownEntry<T>(
  entries: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
}

const outcomeOf: Readonly<Record<UpstreamFault['kind'], CallOutcome>> = {
  connection: 'unreachable',
  timeout: 'unreachable',
  protocol: 'faulty',
  too_large: 'faulty',
  aborted: 'unknown',
};
