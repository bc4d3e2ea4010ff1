import type { AuditOptions } from './readOptions.ts';

/** A running product, what of it is audited, and how to end early. */
export interface AuditRun extends AuditOptions {
  port: number;
  /** Path of the browser. */
  chromium: string;
  interruption: AbortSignal;
}
