import { callSiteOf, completeAnyRequest, type AnyCall } from '@livery/api';
import { callMappingOf } from '@livery/api/callMapping';
import { CallValidators } from '@livery/api/CallValidators';
import { pageOfLists } from '@livery/api/pageOfLists';
import { readEnvelope, type UpstreamEnvelope } from '@livery/api/readEnvelope';
import { upstreamRequest, type SecretOf, type UpstreamRequest } from '@livery/api/upstreamRequest';
import { refusalOf, type Site } from '@livery/model';
import type { CallResult } from './CallResult.ts';

/** Sends a request to the operator. Rejects without a reply. */
export type SendRequest = (
  request: UpstreamRequest,
) => Promise<{ readonly status: number; readonly body: Buffer }>;

/** A call's result, and the value of its reply if it succeeded. */
export interface ProbedCall extends CallResult {
  readonly value?: unknown;
}

const maxDetailLength = 200;
/** Maximum length of an operator's sentence, so that a remark about it fits. */
const maxSentenceLength = 120;
const missingStatuses = [404, 405];

/** Makes calls to a brand's operator as the server does, and judges the replies. */
export class OperatorProbe {
  readonly #site: Site;
  readonly #send: SendRequest;
  readonly #secretOf: SecretOf;
  readonly #nowMs: number;
  readonly #validators = new CallValidators();

  constructor({
    site,
    send,
    secretOf,
    nowMs,
  }: {
    site: Site;
    send: SendRequest;
    secretOf: SecretOf;
    nowMs: number;
  }) {
    this.#site = site;
    this.#send = send;
    this.#secretOf = secretOf;
    this.#nowMs = nowMs;
  }

  /** Returns why fields are no request of a call; `undefined` if they are one. */
  problemOf(call: AnyCall, fields: object): string | undefined {
    const [first] = this.#validators.checkRequest(call.schemas.request, fields);
    return first && `${first.pointer || 'the request'} ${first.message}`;
  }

  /** Makes one call. */
  async make(call: AnyCall, fields: object, token?: string): Promise<ProbedCall> {
    const result = (verdict: CallResult['verdict'], detail?: string): ProbedCall => ({
      call: call.name,
      verdict,
      ...(detail === undefined ? {} : { detail: detail.slice(0, maxDetailLength) }),
    });
    let reply: { status: number; body: Buffer };
    try {
      reply = await this.#send(this.#requestOf(call, fields, token));
    } catch (error) {
      return result('wrong', error instanceof Error ? error.message : String(error));
    }
    const { upstream } = this.#site;
    const envelope = readEnvelope(
      { status: reply.status, text: reply.body.toString('utf8') },
      upstream.envelope,
    );
    const { status } = reply;
    const isMemberCall = call.token || token !== undefined;
    const isMeant = (meaning: string | undefined): meaning is string =>
      meaning !== undefined && (meaning !== 'unauthorised' || isMemberCall);
    const meaning = ownEntry(upstream.statuses, String(status));
    if (isMeant(meaning))
      return result(meaning === 'restricted' ? 'refused' : 'wrong', `HTTP ${status}: ${meaning}`);
    const refusal = envelope?.success === false ? envelope : undefined;
    const word =
      refusal?.code === undefined ? undefined : ownEntry(upstream.refusals, refusal.code);
    // An operator may also answer a call that it lacks in its envelope, but with no known reason.
    const { reason, lottery, phone } = refusalOf(refusal?.value);
    const isExplained = (word ?? reason ?? lottery ?? phone) !== undefined;
    const text = refusal && refusalText(refusal, isExplained);
    if (status === 501 || (missingStatuses.includes(status) && !isExplained))
      return result('missing', text ?? `HTTP ${status}`);
    if ((status === 401 && isMemberCall) || status === 429 || status >= 500)
      return result('wrong', `HTTP ${status}`);
    if (!envelope)
      return result('wrong', `HTTP ${status}: the body is not the envelope of upstream.json`);
    if (!envelope.success) {
      const isFault = isMeant(word) && ['unauthorised', 'too_many_requests'].includes(word);
      return result(isFault ? 'wrong' : 'refused', text);
    }
    if (status < 200 || status > 299) return result('wrong', `HTTP ${status} with a success`);
    const mapping = callMappingOf(upstream, call.name);
    const mapped = mapping ? mapping.fromOperator(envelope.value) : envelope.value;
    const value = call.pagedLists ? pageOfLists(mapped, call.pagedLists, 1) : mapped;
    const violation = this.#validators.checkReply(call.schemas.reply, value);
    const fits = mapping ? 'mapped' : 'pass';
    if (!violation) return { ...result(fits), value };
    const detail = `${violation.pointer || 'the reply'} ${violation.message}`;
    const reading = this.#validators.readReply(call.schemas.reply, value);
    return 'violation' in reading
      ? result('wrong', detail)
      : { ...result(fits, `repaired: ${detail}`), value: reading.value };
  }

  #requestOf(call: AnyCall, fields: object, token: string | undefined): UpstreamRequest {
    const { site } = this.#site;
    const language = site.defaultLang;
    return upstreamRequest({
      site: this.#site,
      call,
      request: completeAnyRequest(call, callSiteOf(site, language, site.hosts[0]), fields),
      language,
      token,
      address: undefined,
      sandboxOrigin: undefined,
      secretOf: this.#secretOf,
      now: () => this.#nowMs,
    });
  }
}

/** Formats a refusal, with a remark if its code or reason has no meaning for the server. */
function refusalText(
  { code, message, value }: UpstreamEnvelope & { success: false },
  isExplained: boolean,
): string {
  const text = [code, message].filter(Boolean).join(': ').slice(0, maxSentenceLength);
  if (isExplained) return text;
  // Not validated; only printed.
  const reason = (value as { reason?: unknown } | null | undefined)?.reason;
  if (code !== undefined) return `${text} (unknown code; see "refusals" of upstream.json)`;
  return typeof reason === 'string' ? `${text} (unknown reason "${reason}")` : text;
}

function ownEntry<T>(
  entries: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
}
