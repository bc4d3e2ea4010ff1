import type { LighthouseReport } from './LighthouseReport.ts';

/** The runs of one page. */
export interface Measured {
  name: string;
  reports: readonly LighthouseReport[];
  /**
   * Processes that wanted a processor before each run, as the system counts them: above the number
   * of processors, times are too long.
   */
  loads: readonly number[];
}
