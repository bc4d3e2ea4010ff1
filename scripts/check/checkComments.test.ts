import { expect, it } from 'vitest';
import { checkComments } from './checkComments.ts';

const wide = 'x'.repeat(97);
const findingsOf = (text: string): string[] => checkComments([{ path: 'a.ts', text }]);

it.each([`// ${wide}x`, ` * ${wide}x`, `/** ${wide} */`])('reports %s with its line', (line) => {
  expect(findingsOf(`const a = 1;\n${line}\n`)).toEqual([expect.stringContaining('a.ts:2 has a')]);
});

it('accepts comments of 100 columns, wide code, and instructions to the linter', () => {
  expect(
    findingsOf(
      `// ${wide}\nconst a = '${wide}';\n  // oxlint-disable-next-line a/b -- ${wide}\n/* oxlint-disable a/b -- ${wide} */\n`,
    ),
  ).toEqual([]);
});
