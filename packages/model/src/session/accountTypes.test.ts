import { expect, it } from 'vitest';
import { permissionsOf, roleOf } from './accountTypes.ts';

it('[SESS-04] permits guests and trials no centre, members theirs, agents both', () => {
  const centres = (view: Parameters<typeof permissionsOf>[0]) => {
    const { memberCentre, agentCentre } = permissionsOf(view);
    return [memberCentre, agentCentre];
  };
  expect(centres({ state: 'guest' })).toEqual([false, false]);
  expect(centres({ state: 'trial', isAgent: 4 })).toEqual([false, false]);
  expect(
    [undefined, 0, 3].map((isAgent) =>
      centres({ state: 'member', ...(isAgent === undefined ? {} : { isAgent }) }),
    ),
  ).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
  expect([1, 2, 41, 42].map((isAgent) => centres({ state: 'member', isAgent }))).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [true, true],
  ]);
});

it('[SESS-08] names the roles player, agent and partner', () => {
  expect([undefined, 0, 4, 1, 2, 41, 42].map(roleOf)).toEqual([
    'player',
    'player',
    'player',
    'agent',
    'agent',
    'partner',
    'partner',
  ]);
});
