import { groupBy } from '../source/groupBy.ts';
import { problemCodes } from '../report/problemCodes.ts';
import { sortProblems, type ConfigProblem } from '../report/ConfigProblem.ts';
import type { LoadedSite } from './loadSite.ts';
import type { SuppressionUse } from '../check/suppress.ts';

/**
 * Returns the suppressions that suppress nothing in any of the brands.
 *
 * A suppression in a parent's file may serve any child, so it is reported only when `whole` states
 * that these are all brands. Suppressions of a brand with errors are skipped, because such a brand
 * was not checked completely.
 */
export function unusedSuppressions(
  loaded: readonly LoadedSite[],
  { whole }: { whole: boolean },
): ConfigProblem[] {
  const serving = loaded.filter(({ brand }) => !brand.startsWith('_'));
  const uses = serving.flatMap(({ brand, site, suppressions }) =>
    suppressions.map((use) => ({ ...use, brand, settled: site !== undefined })),
  );
  const byPlace = groupBy(uses, placeOf);
  const isIdle = (use: (typeof uses)[number]): boolean =>
    (byPlace.get(placeOf(use)) ?? []).every(
      ({ settled, silenced }) => settled && silenced.length === 0,
    );
  return sortProblems(
    uses.filter((use) => (whole || use.layer === use.brand) && isIdle(use)).map(problemOf),
  );
}

function problemOf({ code, file, line, column, layer, forLine }: SuppressionUse): ConfigProblem {
  const message = `line ${forLine} has no problem ${code} to suppress; remove the comment`;
  return {
    code: 'LV704',
    severity: problemCodes.LV704.severity,
    message,
    pointer: '',
    file,
    line,
    column,
    layer,
  };
}

function placeOf({ file, line, column }: SuppressionUse): string {
  return `${file}:${line}:${column}`;
}
