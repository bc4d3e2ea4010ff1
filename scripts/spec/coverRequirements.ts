import type { TestResult } from '../test/readReport.ts';

/** Requirement with the tests whose titles contain its id. */
export interface Coverage {
  readonly id: string;
  /**
   * `proven`: all of its tests passed, and the list of partial proofs does not contain it.
   * `partial`: they passed but cover only a part of the requirement. `failing`: at least one did
   * not pass. `open`: it has no tests.
   */
  readonly state: 'proven' | 'partial' | 'failing' | 'open';
  /** Test levels of the proofs, highest first. */
  readonly levels: readonly TestResult['level'][];
  /** What a partial proof does not cover. */
  readonly missing?: string;
  readonly tests: readonly TestResult[];
}

const idPattern = /\[([A-Z]{4,5}-\d{2})\]/g;
const levels: readonly TestResult['level'][] = [
  'browser',
  'walks',
  'engines',
  'http',
  'component',
  'unit',
];

/**
 * Returns the requirements of a list of lines `- HOME-01 …` in its order, each with its tests, and
 * the unknown ids in tests or the partial list. `partial` has a line `- HOME-01 what is missing`
 * for each requirement that is only partly proven.
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
      const requirement = byId.get(id);
      if (requirement) requirement.push(result);
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
