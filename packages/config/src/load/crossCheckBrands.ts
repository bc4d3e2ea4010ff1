import { hostOf } from '../check/rules/safety/frames.ts';
import { problemAt, sortProblems, type ConfigProblem } from '../report/ConfigProblem.ts';
import type { LoadedSite } from './loadSite.ts';
import type { ProblemCode } from '../report/problemCodes.ts';
import { SourceDocument } from '../source/SourceDocument.ts';

/**
 * Returns the conflicts between brands that are each valid. When two brands claim the same value,
 * the problem is reported in the later folder.
 *
 * @param taken hosts of brands that are not loaded, with the names of those brands
 */
export function crossCheckBrands(
  loaded: readonly LoadedSite[],
  taken: ReadonlyMap<string, string> = new Map(),
): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const owners = new Map(taken);
  const inOrder = loaded.toSorted((a, b) => (a.brand < b.brand ? -1 : 1));
  const report = (
    { brand, provenance }: LoadedSite,
    code: ProblemCode,
    pointer: string,
    message: string,
  ): void => {
    const problem = problemAt(
      { document: new SourceDocument({ file: brand, layer: brand }), offset: 0 },
      { code, message, pointer },
    );
    problems.push({ ...problem, ...provenance(pointer) });
  };
  for (const entry of inOrder) {
    for (const [index, host] of (entry.claims?.hosts ?? []).entries()) {
      const owner = owners.get(host);
      if (owner === undefined) owners.set(host, entry.brand);
      else if (owner !== entry.brand)
        report(
          entry,
          'LV601',
          `/site/hosts/${index}`,
          `host "${host}" belongs to brand "${owner}" already`,
        );
    }
  }
  for (const entry of inOrder) {
    for (const [index, address] of (entry.claims?.frameSources ?? []).entries()) {
      const host = hostOf(address) ?? '';
      const owner = owners.get(host);
      if (owner === undefined || owner === entry.brand) continue;
      report(
        entry,
        'LV504',
        `/site/frameSources/${index}`,
        `"${host}" is the host of brand "${owner}"; games need one of their own`,
      );
    }
  }
  return sortProblems(problems);
}
