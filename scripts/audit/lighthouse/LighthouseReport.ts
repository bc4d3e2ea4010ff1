/** Used part of Lighthouse's result. Source: `types/lhr/lhr.d.ts` of lighthouse 13. */
export interface LighthouseReport {
  lighthouseVersion: string;
  finalDisplayedUrl: string;
  runtimeError?: { code: string; message: string };
  runWarnings: readonly string[];
  /**
   * `benchmarkIndex` measures the speed of the machine: a phone of 2016 has 150, a laptop 1,000 or
   * more.
   */
  environment: { benchmarkIndex: number; hostUserAgent: string };
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  audits: Readonly<Record<string, LighthouseAudit>>;
}

/** Single check of Lighthouse. */
export interface LighthouseAudit {
  id: string;
  title: string;
  /** 0 to 1; `null` when `scoreDisplayMode` says that the check is not scored or failed to run. */
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
  explanation?: string;
  errorMessage?: string;
  /** Most checks have a list of items, some an object. */
  details?: { items?: readonly unknown[] | Readonly<Record<string, unknown>> };
}
