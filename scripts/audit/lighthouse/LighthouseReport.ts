/**
 * The part of Lighthouse's result that is read here. Source: `types/lhr/lhr.d.ts` of lighthouse 13.
 */
export interface LighthouseReport {
  lighthouseVersion: string;
  finalDisplayedUrl: string;
  runtimeError?: { code: string; message: string };
  runWarnings: readonly string[];
  /**
   * `benchmarkIndex` says how fast the machine was: a phone of 2016 has 150, a laptop 1,000 and
   * more.
   */
  environment: { benchmarkIndex: number; hostUserAgent: string };
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  audits: Readonly<Record<string, LighthouseAudit>>;
}

/** One check of Lighthouse. */
export interface LighthouseAudit {
  id: string;
  title: string;
  /**
   * 0 to 1; `null` where `scoreDisplayMode` says that it is not scored, or that it failed to run.
   */
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
  explanation?: string;
  errorMessage?: string;
  /** Some checks name their items, most list them. */
  details?: { items?: readonly unknown[] | Readonly<Record<string, unknown>> };
}
