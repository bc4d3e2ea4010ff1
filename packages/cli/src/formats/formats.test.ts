import { expect, it } from 'vitest';
import { problemCodes, publicAddress, type ConfigProblem } from '@livery/config';
import { formatGithub } from './formatGithub.ts';
import { formatGitlab } from './formatGitlab.ts';
import { formatJunit } from './formatJunit.ts';
import { formatSarif } from './formatSarif.ts';
import { formatText } from './formatText.ts';
import type { ReportedProblem, ValidationReport } from './ValidationReport.ts';

const problem = (changes: Partial<ConfigProblem>): ReportedProblem => {
  const fields = {
    code: 'LV203',
    severity: 'error',
    message: 'unknown',
    pointer: '/flags/x',
    file: 'tenants/lagoon/flags.json',
    line: 2,
    column: 24,
    layer: 'lagoon',
    ...changes,
  } as const;
  return { ...fields, tenantFile: fields.file.replace('tenants/', '') };
};
const warning = problem({
  code: 'LV309',
  severity: 'warning',
  message: 'null deletes "a"',
  pointer: '/flags/a',
});
const report = (
  problems: readonly ReportedProblem[],
  changes: Partial<ValidationReport> = {},
): ValidationReport => ({
  valid: false,
  problems,
  suppressed: [],
  version: '1.2.3',
  brands: ['lagoon', 'reef'],
  fails: ({ severity }) => severity === 'error',
  ...changes,
});

interface SarifResult {
  ruleId: string;
  ruleIndex: number;
  level: string;
  partialFingerprints: Record<string, string>;
  suppressions?: unknown;
  locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
}

const sarif = (
  input: ValidationReport,
): {
  driver: { version: string; rules: { id: string; helpUri: string; help: { text: string } }[] };
  results: SarifResult[];
} => {
  // The shape under test.
  const {
    version,
    runs: [{ tool, results }],
  } = JSON.parse(formatSarif(input)) as {
    version: string;
    runs: [
      {
        tool: { driver: ReturnType<typeof sarif>['driver'] };
        results: SarifResult[];
      },
    ];
  };
  expect(version).toBe('2.1.0');
  return { driver: tool.driver, results };
};

it('SARIF: has a rule with help for every code, and results that refer to them', () => {
  const {
    driver: { version, rules },
    results,
  } = sarif(report([problem({}), warning]));
  expect(version).toBe('1.2.3');
  expect(rules.map(({ id }) => id)).toEqual(Object.keys(problemCodes));
  expect(rules.every((rule) => rule.help.text.length > 50)).toBe(true);
  expect(rules[0]?.helpUri).toBe(`${publicAddress}/problems#${rules[0]?.id.toLowerCase()}`);
  expect(
    results.map(({ ruleId, ruleIndex, level }) => [ruleId, rules[ruleIndex]?.id, level]),
  ).toEqual([
    ['LV203', 'LV203', 'error'],
    ['LV309', 'LV309', 'warning'],
  ]);
});

it('SARIF: keeps fingerprints when lines, paths or hints change, and makes them unique per problem', () => {
  const fingerprintsOf = (...problems: readonly ReportedProblem[]): unknown[] =>
    sarif(report(problems)).results.map(
      ({ partialFingerprints }) => partialFingerprints['livery/v1'],
    );
  const [fingerprint] = fingerprintsOf(problem({ message: 'unknown; did you mean "y"?' }));
  expect(
    fingerprintsOf({
      ...problem({ line: 9, column: 1, message: 'unknown; did you mean "z"?' }),
      file: '../flags.json',
    }),
  ).toEqual([fingerprint]);
  const different = fingerprintsOf(
    problem({}),
    problem({}),
    problem({ pointer: '/flags/y' }),
    problem({ code: 'LV201' }),
    problem({ message: 'other' }),
    problem({ file: 'tenants/reef/flags.json' }),
  );
  expect(new Set(different).size).toBe(6);
});

it('SARIF: writes paths as URIs, and suppressed problems with their reason', () => {
  const { results } = sarif(
    report([problem({ file: 'my tenants/lagoon/a#b.json' })], {
      suppressed: [{ ...warning, reason: 'some parents have it' }],
    }),
  );
  expect(results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(
    'my%20tenants/lagoon/a%23b.json',
  );
  expect(results.map(({ suppressions }) => suppressions)).toEqual([
    undefined,
    [{ kind: 'inSource', status: 'accepted', justification: 'some parents have it' }],
  ]);
});

it('JUnit: writes one suite per brand, escapes characters XML cannot contain, and counts failures as the run does', () => {
  const xml = formatJunit(
    report([problem({ message: 'a <b> & "c" \u0007 \'d\' \uD800' }), warning]),
  );
  expect(xml).toContain('<testsuites name="livery validate" tests="3" failures="1" errors="0">');
  expect(xml.match(/<testsuite name="[^"]+"/g)).toEqual([
    '<testsuite name="lagoon"',
    '<testsuite name="reef"',
  ]);
  expect(xml).toContain('message="a &lt;b&gt; &amp; &quot;c&quot; \uFFFD &apos;d&apos; \uFFFD"');
  expect(xml).toContain('<system-out>warning: LV309');
  expect(xml).toContain('<testcase classname="reef" name="is valid"/>');
  expect(formatJunit(report([warning], { fails: () => true }))).toContain('failures="1"');
});

it('GitHub: escapes values, lists errors first, and prevents command injection', () => {
  const lines = formatGithub(
    report([warning, problem({ file: 'a,b:c%.json', message: '100%\n::set-output name=x::y\r' })]),
  ).split('\n');
  expect(lines).toEqual([
    '::error file=a%2Cb%3Ac%25.json,line=2,col=24,title=LV203::100%25%0A::set-output name=x::y%0D',
    '::warning file=tenants/lagoon/flags.json,line=2,col=24,title=LV309::null deletes "a"',
    '1 problem, 1 warning in 2 brand folders',
  ]);
});

it('GitLab: lists problems with their severity, place and a fingerprint of their own', () => {
  const issues: { fingerprint: string }[] = JSON.parse(
    formatGitlab(report([problem({}), problem({}), warning])),
  );
  expect(issues).toEqual([
    {
      description: 'LV203 unknown',
      check_name: 'LV203',
      fingerprint: expect.any(String),
      severity: 'major',
      location: { path: 'tenants/lagoon/flags.json', lines: { begin: 2 } },
    },
    expect.objectContaining({ severity: 'major' }),
    expect.objectContaining({ check_name: 'LV309', severity: 'minor' }),
  ]);
  expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(3);
});

it('text: names up to five demonstrations, unless the run fails', () => {
  const demonstrations = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  expect(formatText(report([], { valid: true, demonstrations })).split('\n')).toEqual([
    'no problems in 2 brand folders',
    'not live, because a demonstration: a, b, c, d, e and 2 more; --live lists what is missing',
  ]);
  expect(formatText(report([problem({})], { demonstrations }))).not.toContain('demonstration');
});

const unchecked = {
  code: 'LV509',
  message: 'the operator is at https://api.example',
  needs: 'LIVERY_UPSTREAM_ORIGINS',
  pointer: '/upstream/baseUrl',
  file: 'tenants/reef/upstream.json',
  tenantFile: 'reef/upstream.json',
  line: 2,
  column: 14,
  layer: 'reef',
} as const;
const notMade =
  'LV509 the operator is at https://api.example; this check needs LIVERY_UPSTREAM_ORIGINS';

it('states in every format which checks were not made', () => {
  const input = report([], { valid: true, unchecked: [unchecked] });
  // The shape under test.
  const { runs } = JSON.parse(formatSarif(input)) as {
    runs: { results: unknown[]; invocations: object[] }[];
  };
  expect(runs[0]?.results).toEqual([]);
  expect(runs[0]?.invocations).toMatchObject([
    {
      executionSuccessful: true,
      toolConfigurationNotifications: [
        { level: 'note', message: { text: notMade }, associatedRule: { id: 'LV509' } },
      ],
    },
  ]);
  expect(formatJunit(input)).toContain(
    `name="tenants/reef/upstream.json:2:14 LV509" file="tenants/reef/upstream.json" line="2"><skipped message="${notMade}"/></testcase>`,
  );
  expect(formatJunit(input)).toContain(
    '<testsuite name="reef" tests="2" failures="0" errors="0" skipped="1">',
  );
  expect(formatGithub(input)).toBe(
    `::notice file=tenants/reef/upstream.json,line=2,col=14,title=not checked::${notMade}\nno problems, 1 not checked in 2 brand folders`,
  );
  expect(JSON.parse(formatGitlab(input))).toMatchObject([
    { description: `not checked: ${notMade}`, check_name: 'LV509', severity: 'info' },
  ]);
});

it('SARIF: has no notification where all checks were made', () => {
  expect(JSON.parse(formatSarif(report([]))).runs[0]).not.toHaveProperty('invocations');
});
