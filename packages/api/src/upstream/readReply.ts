import { refusalNamed, refusalOf, type UpstreamDocument } from '@livery/model';
import type { AnyCall } from '../Call.ts';
import type { CallValidators, ReplyRepairs } from '../CallValidators.ts';
import { pageOfLists } from '../replies/pageOfLists.ts';
import { callMappingOf } from './callMapping.ts';
import { ownEntry } from './ownEntry.ts';
import { readEnvelope } from './readEnvelope.ts';

/** Body of an operator's reply, whose status has no meaning of its own. */
export interface ReceivedReply {
  readonly status: number;
  readonly text: string;
  readonly call: AnyCall;
  /** Page of a call with `pagedLists`, counted from 1. */
  readonly pageNo: number;
  /** Token of the member, which no reply may repeat. */
  readonly token: string | undefined;
}

/** What a reply states. */
export type ReplyMeaning =
  | {
      readonly kind: 'value';
      readonly value: unknown;
      readonly repairs: ReplyRepairs | undefined;
    }
  | {
      readonly kind: 'refusal';
      readonly code: string | undefined;
      /** Meaning that upstream.json gives the code. */
      readonly word: string | undefined;
      readonly message: string | undefined;
      readonly refusal: object;
    }
  | {
      readonly kind: 'fault';
      readonly code: 'upstream_failed' | 'upstream_shape';
      readonly reason: unknown;
    };

/** Parts of upstream.json by which replies are read. */
export type ReplySettings = Pick<UpstreamDocument, 'envelope' | 'calls' | 'refusals'>;

/**
 * Reads an operator's reply as its upstream.json describes it, and repairs a value that does not
 * fit its schema if possible.
 *
 * Errors: `RangeError` for a reply that is nested too deeply, or mapped to too many values.
 */
export function readReply(
  { status, text, call, pageNo, token }: ReceivedReply,
  settings: ReplySettings,
  validators: CallValidators,
): ReplyMeaning {
  const envelope = readEnvelope({ status, text }, settings.envelope);
  if (envelope?.success === false) {
    const { code, message } = envelope;
    const word = code === undefined ? undefined : ownEntry(settings.refusals, code);
    // Unknown fields of a refusal are dropped.
    const refusal = { ...refusalOf(envelope.value), ...(word && refusalNamed(word)) };
    return { kind: 'refusal', code, word, message, refusal };
  }
  if (status < 200 || status > 299)
    return { kind: 'fault', code: 'upstream_failed', reason: `HTTP ${status}` };
  const misshapen = (reason: unknown): ReplyMeaning => ({
    kind: 'fault',
    code: 'upstream_shape',
    reason,
  });
  if (!envelope) return misshapen('the reply is not the envelope of upstream.json');
  const mapping = callMappingOf(settings, call.name);
  const mapped = mapping ? mapping.fromOperator(envelope.value) : envelope.value;
  const { pagedLists } = call;
  const paged = pagedLists ? pageOfLists(mapped, pagedLists, pageNo) : mapped;
  const reading = validators.readReply(call.schemas.reply, paged);
  if ('violation' in reading) return misshapen(reading.violation);
  if (token !== undefined && text.includes(token) && call.session !== 'opens')
    return misshapen('the reply repeats the session token');
  const { value, repairs } = reading;
  return { kind: 'value', value: repairs ? markedAsCut(value, repairs) : value, repairs };
}

/** Marks a reply of which a list was cut, because its length is not the number of its items. */
function markedAsCut(value: unknown, { counts }: ReplyRepairs): unknown {
  const isMarked = counts.cut_item > 0 && typeof value === 'object' && !Array.isArray(value);
  return isMarked ? { ...value, isCut: true } : value;
}
