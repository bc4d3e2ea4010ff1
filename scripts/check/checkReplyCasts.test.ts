import { expect, it } from 'vitest';
import { checkReplyCasts } from './checkReplyCasts.ts';

const findingsOf = (text: string): string[] => checkReplyCasts([{ path: 'a.ts', text }]);

it.each([
  'const reply = value as ContractsReply;',
  "const items = useCall('pointsReward', {}) as QueryResult<PointsRewardReply>;",
  'return call(request) as Promise<SetRegisterReply>;',
])('reports %s', (line) => {
  expect(findingsOf(`const a = 1;\n${line}\n`)).toEqual([expect.stringContaining('a.ts:2 has a')]);
});

it('accepts other casts, and types without one', () => {
  expect(
    findingsOf('const a: ContractsReply = b;\nconst c = d as IconName;\nreturn seed as Reply;\n'),
  ).toEqual([]);
});
