/** The part of Playwright's JSON report that says which tests there are and how they ended. */
export interface TestReport {
  readonly suites?: readonly ReportSuite[];
}

interface ReportSuite {
  readonly file: string;
  readonly suites?: readonly ReportSuite[];
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly line?: number; readonly ok: boolean; readonly tests: readonly { readonly status: string }[] }[];
}

/** A requirement, and the tests whose titles name it. */
export interface Coverage {
  readonly id: string;
  /** `proven`: every test that names it passed. `named`: at least one did not. `open`: none names it. */
  readonly state: 'proven' | 'named' | 'open';
  readonly tests: readonly { readonly title: string; readonly file: string; readonly passed: boolean }[];
}

const idPattern = /\[([A-Z]{4,5}-\d{2})\]/g;

/** The requirements of a list of lines `- HOME-01 …`, in its order, each with its tests; and the ids that tests name and the list does not. */
export function coverRequirements(requirements: string, report: TestReport): { coverage: Coverage[]; unknown: string[] } {
  const ids = Array.from(requirements.matchAll(/^- ([A-Z]{4,5}-\d{2}) /gm), ([, id = '']) => id);
  const byId = new Map<string, Coverage['tests'][number][]>(ids.map((id) => [id, []]));
  const unknown = new Set<string>();
  for (const { title, file, ok, tests } of (report.suites ?? []).flatMap(specsOf)) {
    const test = { title: title.replaceAll(idPattern, '').trim(), file, passed: ok && tests.some(({ status }) => status === 'expected') };
    for (const [, id = ''] of title.matchAll(idPattern)) {
      const known = byId.get(id);
      if (known) known.push(test);
      else unknown.add(id);
    }
  }
  return { coverage: [...byId].map(([id, tests]) => ({ id, tests, state: stateOf(tests) })), unknown: [...unknown] };
}

function specsOf(suite: ReportSuite): NonNullable<ReportSuite['specs']> {
  return [...suite.specs ?? [], ...(suite.suites ?? []).flatMap(specsOf)];
}

function stateOf(tests: Coverage['tests']): Coverage['state'] {
  if (tests.length === 0) return 'open';
  return tests.every(({ passed }) => passed) ? 'proven' : 'named';
}
