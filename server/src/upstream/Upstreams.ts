import { ApiError, type AnyCall } from '@livery/api';
import type { CallValidators, ReplyRepairs } from '@livery/api/CallValidators';
import { ownEntry } from '@livery/api/ownEntry';
import { readReply, type ReplyMeaning } from '@livery/api/readReply';
import { upstreamRequest, type SecretOf, type UpstreamRequest } from '@livery/api/upstreamRequest';
import type { Site, Clock } from '@livery/model';
import type { Logger } from 'pino';
import type { PayloadThreads } from '../payloads/PayloadThreads.ts';
import type { EncodedMeaning } from '../payloads/payloadTasks.ts';
import { makeTrace, traceHeaders, type RequestTrace } from '../tracing/RequestTrace.ts';
import type { Tracing } from '../tracing/Tracing.ts';
import { asApiError } from './asApiError.ts';
import type { CallSignal } from './CallSignal.ts';
import type { Caller, CallOutcome, OnCircuitOpen } from './circuits/Circuits.ts';
import type { ConnectionPools } from './ConnectionPools.ts';
import { exchange, type ExchangeReply } from './exchange.ts';
import { FailureLog } from './FailureLog.ts';
import type { LargeReplyBody } from './replies/LargeReplyBody.ts';
import type { LargeReplyRoom } from './replies/LargeReplyRoom.ts';
import { OperatorRefusal } from './OperatorRefusal.ts';
import { OversizedReplies, type OversizedCall } from './replies/OversizedReplies.ts';
import { valueOf, type ReplyContent } from './replies/ReplyContent.ts';
import { SourceStopped } from './circuits/SourceStopped.ts';
import { RefusalLog, type RecordedRefusal } from './RefusalLog.ts';
import { UpstreamPools, type UpstreamState } from './UpstreamPools.ts';
import { UpstreamFault } from './UpstreamFault.ts';

export interface UpstreamPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly connectionPools: ConnectionPools;
  readonly validators: CallValidators;
  readonly payloadThreads: PayloadThreads;
  readonly secretOf: SecretOf;
  readonly sandboxOrigin: string | undefined;
  /** Called with the outcome of each call: `ok` or an error code. */
  readonly onCall: (call: string, outcome: string) => void;
  readonly onCircuitOpen: OnCircuitOpen;
  /** Called with the repairs of each reply that was repaired. */
  readonly onRepaired: (brand: string, call: string, repairs: ReplyRepairs) => void;
  /** Records each call, if traces are switched on. */
  readonly tracing: Tracing | undefined;
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
  readonly #failures: FailureLog;
  readonly #refusals: RefusalLog;
  readonly #oversized: OversizedReplies;

  constructor(ports: UpstreamPorts) {
    this.#ports = ports;
    this.#pools = new UpstreamPools(ports);
    this.#failures = new FailureLog(ports);
    this.#refusals = new RefusalLog(ports);
    this.#oversized = new OversizedReplies(ports);
  }

  /** Logs the failures that are not logged yet; at the end of the process. */
  close(): void {
    this.#failures.close();
  }

  /** Returns the state of every connection pool. */
  states(): readonly UpstreamState[] {
    return this.#pools.states();
  }

  /** Bytes that large replies hold until they are processed. */
  get heldReplyBytes(): number {
    return this.#pools.heldReplyBytes;
  }

  /** Returns what a brand's operator has refused, counted. */
  refusalsOf(brand: string): readonly RecordedRefusal[] {
    return this.#refusals.of(brand);
  }

  /** Returns the calls of a brand whose replies were too large. */
  oversizedOf(brand: string): readonly OversizedCall[] {
    return this.#oversized.of(brand);
  }

  /**
   * Returns the value of a reply that the server itself needs.
   *
   * Errors: those of {@link reply}; `upstream_shape` for a value of more than 1 MB.
   */
  async call<Reply>(
    upstreamCall: UpstreamCall & { readonly call: { readonly replyType?: Reply } },
  ): Promise<Reply> {
    // Validated against the call's reply schema.
    return valueOf(await this.reply(upstreamCall), upstreamCall.call) as Reply;
  }

  /**
   * Returns the content of a reply that fits its schema; a reply that does not is repaired if
   * possible.
   *
   * Errors: `OperatorRefusal` with `operator_refused` or the meaning that upstream.json gives a
   *         refusal; `ApiError` with `unauthorised`, `too_many_requests`, `upstream_failed`,
   *         `upstream_timeout`, `upstream_shape`, `upstream_busy`, `aborted`.
   */
  async reply(upstreamCall: UpstreamCall): Promise<ReplyContent> {
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
      const read = this.#read(upstreamCall, await this.#reply(upstreamCall, sent));
      const content = read instanceof Promise ? await read : read;
      finish('ok');
      return content;
    } catch (error) {
      if (error instanceof UpstreamFault && error.sizeBytes !== undefined)
        this.#oversized.add(site.brand, call.name, {
          sizeBytes: error.sizeBytes,
          limitBytes: replyLimitOf(upstreamCall),
        });
      const failure = asApiError(error, call);
      finish(failure.code);
      if (failure.code.startsWith('upstream_') || failure.code === 'unknown') {
        const reason =
          error instanceof SourceStopped
            ? 'the circuit of this visitor is open: the last calls failed'
            : error instanceof ApiError
              ? error.value
              : String(error instanceof Error ? error.message : error);
        this.#failures.add({
          requestId: trace.requestId,
          brand: site.brand,
          call: call.name,
          code: failure.code,
          reason,
        });
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
    const { bulkhead, circuits, outage, room } = this.#pools.get(site.brand, request.origin);
    const report = circuits.begin(upstreamCall, call.name);
    if (report === 'stopped') throw new SourceStopped(call.name);
    if (report === 'open')
      throw new ApiError({
        code: 'upstream_failed',
        call: call.name,
        value: 'the circuit is open: the last calls failed',
      });
    // The deadline includes the wait for a slot.
    const { clock } = this.#ports;
    const deadline = clock.elapsedMs() + Math.min(site.upstream.limits.totalMs, call.timeoutMs);
    const isGuest = upstreamCall.audience === 'guest';
    let outcome: CallOutcome = 'unknown';
    let release: (() => void) | undefined;
    try {
      // Without an `await` while slots are free: it would cost each call a microtask.
      release =
        bulkhead.tryAcquire(site.upstream.limits, isGuest) ??
        (await bulkhead.acquire(site.upstream.limits, { isGuest, signal }));
      const send = () => this.#exchange(upstreamCall, request, { deadline, room });
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
      outage.note(outcome);
    }
  }

  #exchange(
    upstreamCall: UpstreamCall,
    { method, origin, path, headers, body }: UpstreamRequest,
    { deadline, room }: { deadline: number; room: LargeReplyRoom },
  ): Promise<ExchangeReply> {
    const { site, call, signal } = upstreamCall;
    const { clock } = this.#ports;
    const { connectMs, keepAliveMs, headersMs, idleMs } = site.upstream.limits;
    const pool = this.#ports.connectionPools.poolFor(origin, {
      connectMs,
      keepAliveMs,
      isRepeatable: isRepeatable(method, call),
    });
    return exchange(pool, {
      clock,
      method,
      path,
      headers,
      body,
      headersMs,
      idleMs,
      replyBytes: replyLimitOf(upstreamCall),
      room,
      signal,
      totalMs: Math.max(1, deadline - clock.elapsedMs()),
    });
  }

  #read(upstreamCall: UpstreamCall, reply: ExchangeReply): ReplyContent | Promise<ReplyContent> {
    if (reply.large) return this.#readLarge(upstreamCall, reply, reply.large);
    this.#checkStatus(upstreamCall, reply);
    const { site, call, token } = upstreamCall;
    const { status, body } = reply;
    const meaning = readReply(
      { status, text: body.toString('utf8'), call, pageNo: pageNoOf(upstreamCall), token },
      site.upstream,
      this.#ports.validators,
    );
    return this.#contentOf(upstreamCall, meaning);
  }

  /** Reads a large reply on a thread, because parsing it would block all other requests. */
  async #readLarge(
    upstreamCall: UpstreamCall,
    reply: ExchangeReply,
    large: LargeReplyBody,
  ): Promise<ReplyContent> {
    const { site, call, token } = upstreamCall;
    const { status } = reply;
    const { envelope, refusals, calls } = site.upstream;
    const mapping = ownEntry(calls, call.name);
    const body = large.bytes;
    try {
      this.#checkStatus(upstreamCall, reply);
      const { meaning } = await this.#ports.payloadThreads.run(
        site.brand,
        {
          kind: 'reply',
          status,
          body: new Uint8Array(body.buffer, body.byteOffset, body.length),
          call: call.name,
          isFile: call.exportBytes !== undefined,
          pageNo: pageNoOf(upstreamCall),
          token,
          settings: {
            envelope,
            ...(refusals && { refusals }),
            ...(mapping && { calls: { [call.name]: mapping } }),
          },
        },
        [body.buffer],
      );
      return this.#contentOf(upstreamCall, meaning);
    } finally {
      large.release();
    }
  }

  /** Throws the error of a status that decides without the body. */
  #checkStatus({ site, call, token }: UpstreamCall, { status }: ExchangeReply): void {
    const fail = (code: ApiError['code'], value?: unknown) =>
      new ApiError({ code, call: call.name, value });
    const isMemberCall = call.token || token !== undefined;
    const meaning = ownEntry(site.upstream.statuses, String(status));
    if (meaning === 'upstream_failed') throw fail(meaning, `HTTP ${status}`);
    if (meaning !== undefined && (meaning !== 'unauthorised' || isMemberCall))
      throw new OperatorRefusal({ code: meaning, call: call.name });
    if (status === 401 && isMemberCall) throw fail('unauthorised');
    if (status === 429) throw fail('too_many_requests');
    if (status >= 500) throw fail('upstream_failed', `HTTP ${status}`);
  }

  /** Returns the content of a reply, or throws its refusal or fault. */
  #contentOf(
    { site, call, audience, token }: UpstreamCall,
    meaning: ReplyMeaning | EncodedMeaning,
  ): ReplyContent {
    if (meaning.kind === 'fault')
      throw new ApiError({ code: meaning.code, call: call.name, value: meaning.reason });
    if (meaning.kind === 'refusal') {
      const { code, word, message, refusal } = meaning;
      const isMemberCall = call.token || token !== undefined;
      if (isErrorOfCode(word) && (word !== 'unauthorised' || isMemberCall))
        throw new OperatorRefusal({ code: word, call: call.name });
      this.#refusals.add({ brand: site.brand, call, audience, code, message, refusal });
      throw new OperatorRefusal({
        code: 'operator_refused',
        call: call.name,
        operatorMessage: message,
        value: refusal,
      });
    }
    if (meaning.repairs) this.#ports.onRepaired(site.brand, call.name, meaning.repairs);
    return meaning;
  }
}

/** Returns the maximum size of a call's reply in bytes. */
function replyLimitOf({ site, call }: UpstreamCall): number {
  return call.exportBytes ?? Math.min(site.upstream.limits.replyBytes, call.replyBytes);
}

/** Returns the page of a call with `pagedLists`, counted from 1. */
function pageNoOf({ request }: UpstreamCall): number {
  return 'pageNo' in request && typeof request.pageNo === 'number' ? request.pageNo : 1;
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

const outcomeOf: Readonly<Record<UpstreamFault['kind'], CallOutcome>> = {
  connection: 'unreachable',
  timeout: 'unreachable',
  protocol: 'faulty',
  too_large: 'faulty',
  no_room: 'unknown',
  aborted: 'unknown',
};
