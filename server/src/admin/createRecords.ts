import { ApiError } from '@livery/api';
import type { Clock, ErrorCode, ReportRequest } from '@livery/model';
import type { Logger } from 'pino';
import type { AuditLog } from '../audit/AuditLog.ts';
import { LimitAudit } from '../audit/LimitAudit.ts';
import { Metrics } from '../request/Metrics.ts';
import { isLocalClass, type OnLimited } from '../request/VisitorLimits.ts';
import type { UpstreamPorts } from '../upstream/Upstreams.ts';
import { LimitCounts } from './LimitCounts.ts';
import { ReplyRepairRecords } from './ReplyRepairRecords.ts';
import { GameFaults } from './GameFaults.ts';
import { Reports, type RenderFault } from './Reports.ts';

/**
 * Creates what the server counts and records, and the handlers through which its parts report it.
 */
export function createRecords({
  clock,
  logger,
  audit,
}: {
  clock: Clock;
  logger: Logger;
  audit: AuditLog;
}) {
  const metrics = new Metrics();
  const reports = new Reports({ clock });
  const gameFaults = new GameFaults({ clock });
  const replyRepairs = new ReplyRepairRecords({ clock, logger });
  const limitCounts = new LimitCounts();
  const limitAudit = new LimitAudit({ audit, clock });
  const onCall: UpstreamPorts['onCall'] = (call, outcome) => metrics.countCall(call, outcome);
  const onCircuitOpen: UpstreamPorts['onCircuitOpen'] = (audience, call = 'all') =>
    metrics.circuitOpenings.inc({ audience, call });
  const onRepaired: UpstreamPorts['onRepaired'] = (brand, call, repairs) => {
    metrics.countRepairs(call, repairs);
    replyRepairs.add(brand, call, repairs);
  };
  const onLimited: OnLimited = (brand, kind, subject) => {
    metrics.limited.inc({ class: kind });
    limitCounts.add(brand, kind);
    if (!isLocalClass(kind)) limitAudit.note(brand, kind, subject);
  };
  return {
    metrics,
    reports,
    gameFaults,
    replyRepairs,
    limitCounts,
    limitAudit,
    onCall,
    onCircuitOpen,
    onRepaired,
    onLimited,
    onConfigurationRefused: () => metrics.refusedConfigurations.inc(),
    onCallRefused: (call: string, code: ErrorCode) => metrics.refusedCalls.inc({ call, code }),
    onCachedResponse: () => metrics.cachedResponses.inc(),
    /** A failed call is reported where it fails. */
    onStateFault(error: unknown): void {
      if (!(error instanceof ApiError)) logger.error({ err: error }, 'A state could not be loaded');
    },
    onIncompletePage({ brand, page, message, failures }: RenderFault): void {
      metrics.reports.inc({ kind: 'render' });
      logger.error(
        { brand, page, failures, reason: message },
        `${brand}: page ${page} was not rendered completely`,
      );
      if (failures.length === 0) reports.add(brand, { kind: 'render', page, message });
      for (const failure of failures) reports.add(brand, { kind: 'render', ...failure });
    },
    onLaunch: (brand: string, vendor: string) => gameFaults.onLaunch(brand, vendor),
    onReport(brand: string, report: ReportRequest): void {
      metrics.reports.inc({ kind: report.kind });
      if (report.kind === 'game') {
        const { vendor = '', fault = 'late' } = report;
        // Counted, because a text of the browser about a game would say nothing more.
        const counted = gameFaults.add(brand, vendor, fault);
        return logger.warn({ brand, vendor: counted, fault }, `${brand}: a game was not shown`);
      }
      reports.add(brand, report);
      logger.warn({ brand, report }, `${brand}: a browser reports a fault`);
    },
  };
}
