import type { Look } from './looks.ts';

/** What axe says about one page in one look. */
export interface AxeResult {
  look: Look;
  status: number;
  violations: readonly AxeFault[];
  /**
   * What a program cannot decide and a person would have to look at: rule and reason, one an
   * element.
   */
  undecided: readonly string[];
  /** Rules that found elements of theirs and nothing wrong. */
  passedRules: number;
}

/** One rule broken by one element. */
export interface AxeFault {
  rule: string;
  impact: string;
  help: string;
  selector: string;
  html: string;
  /** What axe wants mended. */
  reason: string;
}
