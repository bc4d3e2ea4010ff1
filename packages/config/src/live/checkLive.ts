import type { UpstreamDocument } from '@livery/model';
import type { LoadedSite } from '../load/loadSite.ts';
import { sortProblems, type ConfigProblem } from '../report/ConfigProblem.ts';
import { problemCodes, type ProblemCode } from '../report/problemCodes.ts';
import { joinPointer } from '../source/pointer.ts';
import type { SourcePosition } from '../source/SourceDocument.ts';
import { demonstrationRemains } from './demonstrationRemains.ts';
import { nearestPlace } from './nearestPlace.ts';
import { offeredProviders } from './offeredProviders.ts';
import type { ServedBrand } from './ServingCheck.ts';
import { servingChecks } from './servingChecks.ts';
import type { ServingSettings } from './settings/readServingSettings.ts';

/** A check of live mode that could not be made. */
export interface UncheckedPart extends SourcePosition {
  /** Code of the problem that the check would report; missing if no check of the brand was made. */
  readonly code?: ProblemCode;
  readonly message: string;
  /** What the check needs. */
  readonly needs: string;
  /** JSON pointer into the merged site. */
  readonly pointer: string;
}

/** Result of {@link checkLive}. */
export interface LiveCheckResult {
  readonly problems: readonly ConfigProblem[];
  readonly unchecked: readonly UncheckedPart[];
}

/**
 * Returns the reasons why a live server refuses brands, in addition to the problems of their
 * folders, and what remains of a demonstration. A check that depends on a missing setting is listed
 * as not made.
 */
export function checkLive(
  loaded: readonly LoadedSite[],
  { ports, missing }: ServingSettings,
): LiveCheckResult {
  const check = servingChecks(ports);
  const problems: ConfigProblem[] = [];
  const unchecked = new Map<string, UncheckedPart>();
  const leaveOut = (part: UncheckedPart): void => {
    const { code, message, file, line, column } = part;
    unchecked.set([code, message, file, line, column].join('\n'), part);
  };
  for (const site of loaded.filter(({ brand }) => !brand.startsWith('_'))) {
    const brand = servedBrandOf(site);
    if (!brand) {
      leaveOut({
        ...startOf(site.brand, site.brand),
        pointer: '',
        message: `what a live server refuses of ${site.brand}`,
        needs: 'a site.json and an upstream.json without errors',
      });
      continue;
    }
    for (const { code, message, names, decidedBy } of check(brand)) {
      const pointer = joinPointer('/upstream', ...names);
      const place =
        nearestPlace(names, (part) => site.provenance(`/upstream${part}`)) ??
        startOf(`${site.brand}/upstream.json`, site.brand);
      const needs = decidedBy && missing.get(decidedBy.setting);
      if (decidedBy && needs !== undefined)
        leaveOut({ ...place, pointer, code, message: decidedBy.subject, needs });
      else
        problems.push({ ...place, pointer, code, message, severity: problemCodes[code].severity });
    }
    problems.push(...demonstrationRemains(site));
  }
  return { problems: sortProblems(problems), unchecked: [...unchecked.values()] };
}

/** Returns the parts of a brand that decide; `undefined` if one of their documents has an error. */
function servedBrandOf({
  brand,
  claims,
  documents,
  problems,
}: LoadedSite): ServedBrand | undefined {
  const document = documents.get('/upstream');
  const isFaulty = problems.some(
    ({ severity, pointer }) => severity === 'error' && pointer.startsWith('/upstream/'),
  );
  if (!claims || document?.valid !== true || isFaulty) return undefined;
  // A document that fits a schema has the type generated from that schema.
  const upstream = document.value as UpstreamDocument;
  return { brand, upstream: { ...upstream, socialProviders: offeredProviders(claims, upstream) } };
}

function startOf(file: string, layer: string): SourcePosition {
  return { file, layer, line: 1, column: 1 };
}
