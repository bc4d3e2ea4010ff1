import type { LighthouseReport } from './LighthouseReport.ts';

/** Runs of one page. */
export interface Measured {
  name: string;
  reports: readonly LighthouseReport[];
  /**
   * Load average before each run. Above the number of processors, the measured times are too long.
   */
  loads: readonly number[];
}
