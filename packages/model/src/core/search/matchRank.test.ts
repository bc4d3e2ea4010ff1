import { expect, it } from 'vitest';
import { matchRank, matchRanks } from './matchRank.ts';

it.each([
  ['Star Hazel', 'star hazel', 'exact'],
  ['Star Hazel', ' STÁR  HAZEL ', 'exact'],
  ['Star Hazel', 'star h', 'start'],
  ['Star Hazel', 'haz', 'wordStart'],
  ['Star Hazel', 'hazel star', 'wordStart'],
  ['Super-Star', 'star', 'wordStart'],
  ['Superstar', 'star', 'inside'],
  ['Superstar Hazel', 'hazel star', 'inside'],
  ['ชนะใหญ่', 'ใหญ่', 'inside'],
  ['大富翁', '富', 'inside'],
  ['Star Hazel', 'star wheel', undefined],
  ['환급', '환전', undefined],
  ['Star Hazel', ' ', undefined],
] as const)('ranks %s for %s as %s', (name, query, rank) => {
  const index = matchRank(name, query);

  expect(index === undefined ? undefined : matchRanks[index]).toBe(rank);
});
