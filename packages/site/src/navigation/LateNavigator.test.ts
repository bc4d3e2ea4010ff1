import { expect, it } from 'vitest';
import { LateNavigator } from './LateNavigator.ts';

function setUp() {
  const moves: string[] = [];
  const navigator = new LateNavigator((address) => void moves.push(`load ${address}`));
  const attach = (): void =>
    navigator.attach((address, options) =>
      moves.push(`${options?.replace ? 'replace' : 'push'} ${address}`),
    );
  return { attach, moves, navigator };
}

it('keeps the last navigation until the router is attached', () => {
  const { attach, moves, navigator } = setUp();

  navigator.go('/slots');
  navigator.go('/sports?a=1', { replace: true });
  expect(moves).toEqual([]);

  attach();
  attach();
  expect(moves).toEqual(['replace /sports?a=1']);
});

it('navigates by the attached router', () => {
  const { attach, moves, navigator } = setUp();
  attach();

  navigator.go('/slots');

  expect(moves).toEqual(['push /slots']);
});

it('[ERRS-03] loads documents when the router could not be loaded', () => {
  const { moves, navigator } = setUp();
  navigator.go('/slots');

  navigator.detach();
  navigator.go('/sports');

  expect(moves).toEqual(['load /slots', 'load /sports']);
});
