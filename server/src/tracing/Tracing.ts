import type { TraceContext } from './TraceContext.ts';

/** Values that describe a span. They contain no query, address or data of visitors. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A part of a trace that has begun. */
export interface ActiveSpan {
  /** Place of the span in its trace. */
  readonly context: TraceContext;
  /** Ends the span. */
  readonly end: (attributes: SpanAttributes, isFailed: boolean) => void;
}

/** Records spans for a collector. */
export interface Tracing {
  /**
   * Starts a span.
   *
   * @param kind `server` for a request of a visitor, `client` for a call to an operator.
   * @param parent without one, the span starts a trace.
   */
  readonly start: (
    name: string,
    options: {
      readonly kind: 'server' | 'client';
      readonly parent: TraceContext | undefined;
      readonly attributes: SpanAttributes;
    },
  ) => ActiveSpan;
  /** Sends what is recorded, and ends. */
  readonly close: () => Promise<void>;
}
