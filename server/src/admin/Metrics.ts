import { Counter, Histogram, Registry } from 'prom-client';

/** What Prometheus can ask for. No label names a brand: a thousand of them would block the process for seconds. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'livery_request_seconds', help: 'Requests answered, by what was asked for and the status.', labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10], registers: [this.registry],
  });
  readonly upstreamCalls = new Counter({
    name: 'livery_upstream_calls_total', help: 'Calls to operators, by call and how they ended.', labelNames: ['call', 'outcome'], registers: [this.registry],
  });
  readonly refusedConfigurations = new Counter({ name: 'livery_config_rejected_total', help: 'Versions of brands that were refused.', registers: [this.registry] });
  readonly reports = new Counter({ name: 'livery_reports_total', help: 'Faults browsers and renders told of.', labelNames: ['kind'], registers: [this.registry] });
}
