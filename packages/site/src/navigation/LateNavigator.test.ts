import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { LateNavigator, maxRouterWaitMs } from './LateNavigator.ts';

function setUp() {
  const moves: string[] = [];
  const { advance, every } = new FakeClock();
  const navigator = new LateNavigator({
    every,
    path: () => '/rng',
    replaceAddress: (address) => void moves.push(`replace address ${address}`),
    load: (address) => void moves.push(`load ${address}`),
    loadInstead: (address) => void moves.push(`load instead ${address}`),
    loadUntrusted: (address, { replace }) =>
      void moves.push(`load untrusted ${address}${replace ? ' instead' : ''}`),
  });
  const attach = (): void =>
    navigator.attach((address, options) =>
      moves.push(`${options?.replace ? 'replace' : 'push'} ${address}`),
    );
  return { advance, attach, moves, navigator };
}

it('keeps the last navigation until the router is attached', () => {
  const { advance, attach, moves, navigator } = setUp();

  navigator.go('/slots');
  navigator.go('/sports?a=1', { replace: true });
  expect(moves).toEqual([]);

  attach();
  attach();
  advance(maxRouterWaitMs);
  expect(moves).toEqual(['replace /sports?a=1']);
});

it('navigates by the attached router', () => {
  const { attach, moves, navigator } = setUp();
  attach();

  navigator.go('/slots');

  expect(moves).toEqual(['push /slots']);
});

it('[ROUTE-02] loads a document if the router is late, once for repeated clicks', () => {
  const { advance, attach, moves, navigator } = setUp();
  navigator.go('/slots');
  advance(maxRouterWaitMs - 1);
  navigator.go('/sports');
  expect(moves).toEqual([]);

  advance(1);
  expect(moves).toEqual(['load /sports']);

  advance(10 * maxRouterWaitMs);
  attach();
  expect(moves).toEqual(['load /sports']);
});

it('loads a document in place of the history entry for a late replacement', () => {
  const { advance, moves, navigator } = setUp();
  navigator.go('/slots', { replace: true });

  advance(maxRouterWaitMs);

  expect(moves).toEqual(['load instead /slots']);
});

it('keeps a waiting navigation instead of a redirect from the page that it leaves', () => {
  const { attach, moves, navigator } = setUp();
  navigator.go('/slots');
  navigator.go('/login', { isRedirect: true });

  attach();
  navigator.go('/login', { isRedirect: true });

  expect(moves).toEqual(['push /slots', 'push /login']);
});

it('performs a redirect unless a click follows it', () => {
  const redirected = setUp();
  redirected.navigator.go('/login', { isRedirect: true });
  redirected.attach();
  expect(redirected.moves).toEqual(['push /login']);

  const clicked = setUp();
  clicked.navigator.go('/login', { isRedirect: true });
  clicked.navigator.go('/slots');
  clicked.attach();
  expect(clicked.moves).toEqual(['push /slots']);
});

it('[GAME-04] loads a document that asks first for an address that any site may have chosen', () => {
  const late = setUp();
  late.navigator.go('/game', { isUntrusted: true });
  late.advance(maxRouterWaitMs);
  expect(late.moves).toEqual(['load untrusted /game']);

  const failed = setUp();
  failed.navigator.go('/game', { isUntrusted: true, replace: true });
  failed.navigator.detach();
  failed.navigator.go('/game', { isUntrusted: true });
  expect(failed.moves).toEqual(['load untrusted /game instead', 'load untrusted /game']);
});

it('[ROUTE-08] replaces the query at once without the router, and keeps a waiting navigation', () => {
  const { attach, moves, navigator } = setUp();
  navigator.go('/slots');

  navigator.go('/rng?p=2#terms', { replace: true });
  navigator.go('/rng', { replace: true });
  expect(moves).toEqual(['replace address /rng?p=2#terms', 'replace address /rng']);

  attach();
  navigator.go('/rng?p=3', { replace: true });
  expect(moves.slice(2)).toEqual(['push /slots', 'replace /rng?p=3']);
});

it('[ERRS-03] replaces the query without a document when the router could not be loaded', () => {
  const { moves, navigator } = setUp();
  navigator.detach();

  navigator.go('/rng?p=2', { replace: true });
  navigator.go('/rng/all', { replace: true });
  navigator.go('/rng?p=2');

  expect(moves).toEqual(['replace address /rng?p=2', 'load instead /rng/all', 'load /rng?p=2']);
});

it('[ERRS-03] loads documents when the router could not be loaded', () => {
  const { advance, moves, navigator } = setUp();
  navigator.go('/slots');

  navigator.detach();
  navigator.go('/sports');
  advance(maxRouterWaitMs);

  expect(moves).toEqual(['load /slots', 'load /sports']);
});
