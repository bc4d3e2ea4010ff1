import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as traces,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { Clock } from '@livery/model';
import { withinMs } from '../http/withinMs.ts';
import type { TraceContext } from './TraceContext.ts';
import type { Tracing } from './Tracing.ts';

/** Longest wait for the collector, for a batch and at the end. */
const exportTimeoutMs = 3_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/**
 * Records spans with the OpenTelemetry SDK and sends them to a collector in batches. While the
 * collector does not answer, spans are dropped and requests do not wait.
 *
 * Only loaded when it is switched on, because the SDK takes memory and time of a start. Its own
 * variables apply: `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_RESOURCE_ATTRIBUTES`.
 *
 * @param url address of the collector, without `/v1/traces`.
 * @param onFault called when sending begins to fail.
 */
export function otlpTracing({
  url,
  clock,
  onFault,
}: {
  url: string;
  clock: Clock;
  onFault: (message: string) => void;
}): Tracing {
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', url.endsWith('/') ? url : `${url}/`).href,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'livery' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(reporting(exporter, onFault))],
  });
  const tracer = provider.getTracer('livery');
  return {
    start(name, { kind, parent, attributes }) {
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], attributes },
        parent
          ? traces.setSpanContext(ROOT_CONTEXT, {
              traceId: parent.traceId,
              spanId: parent.spanId,
              traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
              isRemote: kind === 'server',
            })
          : ROOT_CONTEXT,
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      const context: TraceContext = {
        traceId,
        spanId,
        isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
      };
      return {
        context,
        end(ending, isFailed) {
          span.setAttributes(ending);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      await withinMs(provider.shutdown(), exportTimeoutMs, clock);
    },
  };
}

/**
 * Reports the first failure after a success, because one line for each batch would fill the log.
 */
function reporting(exporter: SpanExporter, onFault: (message: string) => void): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && !isFailing)
          onFault(`traces cannot be sent to LIVERY_OTLP_URL: ${result.error.message}`);
        isFailing = result.error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
