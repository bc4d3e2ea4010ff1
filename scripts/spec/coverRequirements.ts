import type { TestResult } from '../test/readReport.ts';

/** A requirement, and the tests whose titles name it. */
export interface Coverage {
  readonly id: string;
  /**
   * `proven`: every test that names it passed, and the list of partial proofs does not have it.
   * `partial`: they passed, but leave a part of the requirement out. `failing`: at least one did
   * not pass. `open`: none names it.
   */
  readonly state: 'proven' | 'partial' | 'failing' | 'open';
  /** Where it is proven, the highest level first. */
  readonly levels: readonly TestResult['level'][];
  /** What a partial proof leaves out. */
  readonly missing?: string;
  readonly tests: readonly TestResult[];
}

const idPattern = /\[([A-Z]{4,5}-\d{2})\]/g;
const levels: readonly TestResult['level'][] = ['browser', 'walks', 'http', 'component', 'unit'];

/**
 * The requirements of a list of lines `- HOME-01 …`, in its order, each with its tests; and the ids
 * that tests or the partial list name and the list does not have. `partial` has a line `- HOME-01
 * what is missing` for each requirement that its tests prove in part.
 */
export function coverRequirements(
  requirements: string,
  results: readonly TestResult[],
  partial = '',
): { coverage: Coverage[]; unknown: string[] } {
  const ids = linesOf(requirements).map(([id]) => id);
  const missing = new Map(linesOf(partial));
  const byId = new Map<string, TestResult[]>(ids.map((id) => [id, []]));
  const unknown = new Set([...missing.keys()].filter((id) => !byId.has(id)));
  for (const result of results) {
    for (const [, id = ''] of result.title.matchAll(idPattern)) {
      const known = byId.get(id);
      if (known) known.push(result);
      else unknown.add(id);
    }
  }
  return {
    coverage: [...byId].map(([id, tests]) => coverageOf(id, tests, missing.get(id))),
    unknown: [...unknown],
  };
}

function coverageOf(
  id: string,
  tests: readonly TestResult[],
  missing: string | undefined,
): Coverage {
  const found = new Set(tests.map(({ level }) => level));
  return {
    id,
    tests,
    state: stateOf(tests, missing),
    levels: levels.filter((level) => found.has(level)),
    ...(missing === undefined ? {} : { missing }),
  };
}

function stateOf(tests: readonly TestResult[], missing: string | undefined): Coverage['state'] {
  if (tests.length === 0) return 'open';
  // A skipped test proves nothing.
  if (!tests.every(({ outcome }) => outcome === 'passed' || outcome === 'flaky')) return 'failing';
  return missing === undefined ? 'proven' : 'partial';
}

function linesOf(text: string): [id: string, text: string][] {
  return Array.from(text.matchAll(/^- ([A-Z]{4,5}-\d{2}) (.*)$/gm), ([, id = '', rest = '']) => [
    id,
    rest,
  ]);
}
