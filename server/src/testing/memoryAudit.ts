import { FakeClock } from '@livery/testing/FakeClock';
import { pino } from 'pino';
import type { Clock } from '@livery/model';
import { AuditLog } from '../audit/AuditLog.ts';
import type { AuditSink } from '../audit/AuditSink.ts';

/** Audit log in memory. */
export interface MemoryAudit {
  readonly audit: AuditLog;
  /** Returns the lines so far, parsed. */
  readonly events: () => readonly Readonly<Record<string, unknown>>[];
}

/** Returns an audit log that keeps its lines in memory. */
export function memoryAudit(clock: Clock = new FakeClock()): MemoryAudit {
  const lines: string[] = [];
  const sink: AuditSink = {
    open: async () => ({ lastLine: lines.at(-1), removedBytes: 0 }),
    append: async (_day, text) => void lines.push(...text.trimEnd().split('\n')),
  };
  return {
    audit: new AuditLog({ clock, sink, logger: pino({ level: 'silent' }), secret: () => 'test' }),
    // Lines are JSON objects.
    events: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
