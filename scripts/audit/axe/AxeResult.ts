import type { Look } from './looks.ts';

/** Result of axe for one page in one look. */
export interface AxeResult {
  look: Look;
  status: number;
  violations: readonly AxeFault[];
  /** Checks that need manual review: rule and reason, one for each element. */
  undecided: readonly string[];
  /** Number of rules that applied to at least one element and found no violation. */
  passedRules: number;
}

/** Violation of one rule by one element. */
export interface AxeFault {
  rule: string;
  impact: string;
  help: string;
  selector: string;
  html: string;
  /** Failure summary of axe. */
  reason: string;
}
