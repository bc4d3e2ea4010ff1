import { categories, type Category } from './gates.ts';
import type { LighthouseAudit, LighthouseReport } from './LighthouseReport.ts';
import { placesOf } from './placesOf.ts';

/** Check that did not pass fully in at least one run of a page. */
export interface Finding {
  category: Category;
  id: string;
  title: string;
  /** Weight in the category score; 0 for a hint without effect on the score. */
  weight: number;
  /** Number of runs in which the check did not pass. */
  runs: number;
  /** Details of the last such run: value, reason, places. */
  words: readonly string[];
}

/** Returns every check that did not pass in some run: weighted ones first, by descending weight. */
export function findingsOf(runs: readonly LighthouseReport[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const run of runs) {
    for (const category of categories) {
      for (const { id, weight } of run.categories[category]?.auditRefs ?? []) {
        const audit = run.audits[id];
        if (!audit || passed(audit)) continue;
        const key = `${category} ${id}`;
        found.set(key, {
          category,
          id,
          title: audit.title,
          weight,
          runs: (found.get(key)?.runs ?? 0) + 1,
          words: wordsOf(audit),
        });
      }
    }
  }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight);
}

/**
 * A check without a score passes unless it failed to run. A metric passes in the range that
 * Lighthouse displays in green.
 */
function passed({ score, scoreDisplayMode }: LighthouseAudit): boolean {
  if (scoreDisplayMode === 'error') return false;
  return score === null || score >= (scoreDisplayMode === 'numeric' ? 0.9 : 1);
}

function wordsOf(audit: LighthouseAudit): string[] {
  const messages = [audit.displayValue, audit.explanation, audit.errorMessage].filter(
    (words) => words !== undefined && words !== '',
  );
  return [...messages.map(String), ...placesOf(audit)];
}
