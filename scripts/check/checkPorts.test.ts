import { expect, it } from 'vitest';
import { checkPorts } from './checkPorts.ts';

const findingsOf = (text: string): string[] => checkPorts([{ path: 'a.ts', text }]);

it.each(['StorePorts', 'Registry', 'RenderContext', 'LockPort'])(
  'reports the optional members of %s with their lines',
  (name) => {
    expect(
      findingsOf(
        `const x = 1;\nexport interface ${name} {\n  readonly a: string;\n  /** B. */\n  readonly b?: string;\n  c?(): void;\n}\n`,
      ),
    ).toEqual([
      expect.stringContaining(`a.ts:5 the port ${name} has an optional member. Write "b:`),
      expect.stringContaining('a.ts:6 '),
    ]);
  },
);

it('accepts members that may be undefined, and optional members of data', () => {
  expect(
    findingsOf(
      'interface StorePorts {\n  a: string | undefined;\n  b: (options: { c?: string }) => void;\n}\ninterface Options {\n  a?: string;\n}\n',
    ),
  ).toEqual([]);
});
