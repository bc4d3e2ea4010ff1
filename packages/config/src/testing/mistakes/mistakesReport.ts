import { isMet, type Verdict } from './judge.ts';
import type { Mistakes } from './Mistake.ts';

/** The verdicts of one validator, by the titles of the mistakes. */
export interface Score {
  readonly validator: string;
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

type Columns = readonly (readonly [heading: string, isCounted: (verdict: Verdict) => boolean])[];

const expectations: Columns = [
  ['Found', ({ found }) => found],
  ['Right place', ({ rightPlace }) => rightPlace],
  ['One message', ({ oneMessage }) => oneMessage],
  ['Says the fix', ({ saysFix }) => saysFix],
  ['All four', isMet],
];

/**
 * Returns the reference page about how many mistakes in the shipped brands each validator reports
 * as it should.
 */
export function mistakesReport(
  corpus: Readonly<Record<string, Mistakes>>,
  scores: readonly Score[],
): string {
  const groups = Object.entries(corpus)
    .map(
      ([group, all]) => [group, Object.entries(all).filter(([, { brands }]) => !brands)] as const,
    )
    .filter(([, mistakes]) => mistakes.length > 0);
  const mistakes = groups.flatMap(([, ofGroup]) => ofGroup);
  const gaps = mistakes.flatMap(([title, { knownGap }]) =>
    knownGap === undefined ? [] : [`- ${title}: ${knownGap}`],
  );
  const totals = scores.map(({ validator, verdicts }) => [
    validator,
    ...expectations.map(([, isCounted]) => count([...verdicts.values()], isCounted)),
  ]);
  const byGroup = groups.map(([group, ofGroup]) => [
    group,
    String(ofGroup.length),
    ...scores.map(({ verdicts }) =>
      count(
        ofGroup.flatMap(([title]) => verdicts.get(title) ?? []),
        ({ found }) => found,
      ),
    ),
  ]);
  return `# Planted mistakes

A test plants ${mistakes.length} mistakes of operators in copies of the shipped brands, one at a time, and compares
what \`livery validate\`, [Ajv](https://ajv.js.org) in strict mode and the JSON service of VS Code
report. Ajv and VS Code read the [written schemas](../../schemas), one document at a time; they see
neither layers nor other documents. The test writes this page. An expectation is met if

- the mistake is found,
- a message is at its file, line and column,
- there is exactly one message, without others that follow from it,
- the message says what to write instead.

${table([['Validator', ...expectations.map(([heading]) => heading)], ...totals])}

Found, by what is edited:

${table([['Edited', 'Mistakes', ...scores.map(({ validator }) => validator)], ...byGroup])}

Known gaps of \`livery validate\`:

${gaps.join('\n')}
`;
}

function count(verdicts: readonly Verdict[], isCounted: (verdict: Verdict) => boolean): string {
  return String(verdicts.filter(isCounted).length);
}

/** Returns a Markdown table as the formatter writes it. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
