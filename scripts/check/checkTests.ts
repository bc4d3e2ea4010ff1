import type { SourceFile } from './checkLayers.ts';

/** A rule of the contributor's guide, as far as a pattern can see it. */
interface TestRule {
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly message: string;
}

const specs = /^packages\/acceptance\/src\/specs\//;

const rules: readonly TestRule[] = [
  {
    files: /^packages\/acceptance\/src\/specs\/http\//, pattern: /async \(\{[^}]*\b(?:page|context|browser)\b[^}]*\}/,
    message: 'Rule 4: an HTTP spec has no browser. Move the test to specs/browser, or ask the server over HTTP.',
  },
  {
    files: specs, pattern: /test\.slow\(|describe\.configure\(\{[^}]*timeout|\btimeout: (?:[1-9]\d_000|\d{3,}_000)/,
    message: 'Rule 8: a spec raises no timeout. Wait for a state the page shows; if there is none, the product lacks a signal.',
  },
  {
    files: specs, pattern: /waitForTimeout\(|test\.(?:skip|fixme)\(/,
    message: 'A spec neither sleeps nor skips. Wait for a state, or mend the test.',
  },
];

/** Every violation of the test rules, with file and line. */
export function checkTests(files: readonly SourceFile[]): string[] {
  return rules.flatMap(({ files: concerned, pattern, message }) => files.filter(({ path }) => concerned.test(path)).flatMap(({ path, text }) => (
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${message}`] : []))
  )));
}
