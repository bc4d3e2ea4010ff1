/**
 * Place in a distributed trace, as the header `traceparent` has it. Source: W3C Trace Context §3.2.
 */
export interface TraceContext {
  readonly traceId: string;
  /** Id of the span that later spans are children of. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

const format = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** Parses the header `traceparent`. Returns `undefined` if it is missing or malformed. */
export function parseTraceparent(
  header: string | readonly string[] | undefined,
): TraceContext | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId = '', spanId = '', flags = '', rest] = format.exec(header) ?? [];
  const isKnown = version !== undefined && version !== 'ff' && (version !== '00' || !rest);
  if (!isKnown || isZero(traceId) || isZero(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Formats the header `traceparent`. */
export function formatTraceparent({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

function isZero(id: string): boolean {
  return /^0+$/.test(id);
}
