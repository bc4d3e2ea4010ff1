import type { SourceFile } from './checkLayers.ts';

/** Rule of the contributor's guide that a pattern can check. */
interface TestRule {
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly message: string;
}

/** Quotes what the rules refuse. */
const ownTest = 'scripts/check/checkTests.test.ts';
const specs = /^packages\/e2e\/src\/specs\//;
const httpSpecs = /^packages\/e2e\/src\/specs\/.*\.http\.spec\.ts$/;
const browserSpecs = /^packages\/e2e\/src\/specs\/(?!walks\/)(?!.*\.http\.spec\.ts$)/;

const allTests = /\.(?:test|spec)\.(?:tsx?|mjs)$|^packages\/e2e\/src\//;
const quickTests = /(?<!\.slow)\.test\.(?:tsx?|mjs)$/;

const rules: readonly TestRule[] = [
  {
    files: allTests,
    pattern:
      /\bperformance\.now\(\)|\bhrtime\b|\bconsole\.time\(|\bDate\.now\(\) -|- Date\.now\(\)/,
    message:
      'Rule 9: no test compares times, because other load on the machine decides the result. Count operations, or add a line to `npm run bench`.',
  },
  {
    // Its subject is the measurement.
    files: /^(?!scripts\/test\/CpuMeter\.).*(?<!\.slow)\.test\.(?:tsx?|mjs)$/,
    pattern: /\b(?:cpuUsage|threadCpuUsage|resourceUsage)\(/,
    message:
      'Rule 9: processor time varies with the machine. Count operations, or compare it with a wide margin in a `*.slow.test.ts` or in `npm run bench`.',
  },
  {
    files: quickTests,
    pattern: /\btimers\/promises'|\bsetTimeout\(\w+, |\bAbortSignal\.timeout\(/,
    message:
      'Rule 9: a test does not sleep and sets no limit of real time. Advance a fake clock, or wait for the state with `expect.poll`.',
  },
  {
    files: quickTests,
    pattern: /\bvi\.wait(?:For|Until)\(/,
    message:
      'Rule 6: `vi.waitFor` gives up after one second. Use `expect.poll`, whose limit is `waitTimeoutMs` everywhere.',
  },
  {
    files: allTests,
    pattern: /\btimeout: (?:\d{1,4}|\d_\d{3})\b(?!_)/,
    message:
      'Rule 8: a busy machine exceeds a wait of less than ten seconds. Leave the timeout to the configuration.',
  },
  {
    files: httpSpecs,
    pattern: /async \(\{[^}]*\b(?:page|context|browser)\b[^}]*\}/,
    message:
      'Rule 4: an HTTP spec has no browser. Move the test to a `.spec.ts`, or ask the server over HTTP.',
  },
  {
    files: browserSpecs,
    pattern: /^for \(const .* of \[(?:[^[\],]|\[[^\]]*\])*(?:,(?:[^[\],]|\[[^\]]*\])*){2,}\]/,
    message:
      'Rule 2: one browser journey a requirement. A table of cases is a component test, or an HTTP test.',
  },
  {
    files:
      /^packages\/e2e\/src\/specs\/(?!walks\/)\w+\/(?!afterLogin|botCheck|encryption|login|password|preHydrationInput|remember|security|session)/,
    pattern: /\b(?:logInByForm|sendLogin)\b/,
    message:
      'Rule 5: sign in with `asMember` or `logIn`. The form belongs to the specs of the login.',
  },
  {
    files: specs,
    pattern: /\.toPass\(|expect\.poll\(.*\.(?:click|press|fill|check)\(/,
    message:
      'Rule 6: act once, then wait for the state that follows. An act that is repeated until it works hides a page that does not take it.',
  },
  {
    files:
      /^packages\/e2e\/src\/specs\/(?!walks\/)\w+\/(?!.*\.http\.spec\.ts$)(?!botCheck|errors|login|lottery\.(?:bets|time)|offline|phoneVerification|reactivity|register|siteCalls)/,
    pattern: /\bpage\.clock\./,
    message:
      'Rule 9: time is a fake clock in Vitest. If the subject is the timer of a page, name the spec in this rule.',
  },
  {
    files: specs,
    pattern:
      /test\.slow\(|describe\.configure\(\{[^}]*timeout|\btimeout: (?:[1-9]\d_000|\d{3,}_000)/,
    message:
      'Rule 8: a spec raises no timeout. Wait for a state the page shows; if there is none, the product lacks a signal.',
  },
  {
    files: /\.test\.tsx$/,
    pattern: /\bscreen\b.*from '@testing-library/,
    message:
      'Test files share modules, and `screen` keeps the first file’s document. Use the queries of `mountNode` or `within(document.body)`.',
  },
  {
    files: specs,
    pattern: /waitForTimeout\(|test\.(?:skip|fixme)\(/,
    message: 'A spec neither sleeps nor skips. Wait for a state, or fix the test.',
  },
];

/** Returns every violation of the test rules, with file and line. */
export function checkTests(files: readonly SourceFile[]): string[] {
  return rules.flatMap(({ files: concerned, pattern, message }) =>
    files
      .filter(({ path }) => concerned.test(path) && path !== ownTest)
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            pattern.test(line) ? [`${path}:${index + 1} ${message}`] : [],
          ),
      ),
  );
}
