import { expect, it } from 'vitest';
import { exampleRoot } from './testing/exampleRoot.ts';
import { fail, fakeApi } from './testing/fakeApi.ts';
import { loginResult } from './testing/signedIn.ts';

it.each([
  ['guest', undefined, undefined],
  ['trial', 4, undefined],
  ['member', 0, false],
  ['member', 1, true],
  ['member', 42, true],
] as const)('[SESS-04] knows of a %s with account type %s whether it is an agent: %s', (...row) => {
  const [state, isAgent, expected] = row;
  const root = exampleRoot({
    api: fakeApi({
      getMemberInfo: [fail('upstream_failed')],
      getBalanceV2: [fail('upstream_failed')],
    }),
  });
  root.session.adopt(
    loginResult({ session: { state, ...(isAgent === undefined ? {} : { isAgent }) } }),
  );

  expect(root.value('account.isAgent')).toBe(expected);
});
