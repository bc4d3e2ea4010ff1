import type { AuditOptions } from './readOptions.ts';

/** Running product with the scope of the audit and a signal to abort it. */
export interface AuditRun extends AuditOptions {
  port: number;
  /** Path of the browser. */
  chromium: string;
  interruption: AbortSignal;
}
