import { categories, type Category } from './gates.ts';
import type { LighthouseAudit, LighthouseReport } from './LighthouseReport.ts';
import { placesOf } from './placesOf.ts';

/** A check that did not pass fully, over the runs of one page. */
export interface Finding {
  category: Category;
  id: string;
  title: string;
  /** Its part in the score; 0 is a hint that changes no score. */
  weight: number;
  /** In how many of the runs. */
  runs: number;
  /** What Lighthouse says about the last of them: number, reason, places. */
  words: readonly string[];
}

/** Every check that did not pass in some run: those that count first, the heaviest first. */
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
 * A check without a score passes, unless it failed to run. A metric passes where Lighthouse shows
 * it green.
 */
function passed({ score, scoreDisplayMode }: LighthouseAudit): boolean {
  if (scoreDisplayMode === 'error') return false;
  return score === null || score >= (scoreDisplayMode === 'numeric' ? 0.9 : 1);
}

function wordsOf(audit: LighthouseAudit): string[] {
  const said = [audit.displayValue, audit.explanation, audit.errorMessage].filter(
    (words) => words !== undefined && words !== '',
  );
  return [...said.map(String), ...placesOf(audit)];
}
