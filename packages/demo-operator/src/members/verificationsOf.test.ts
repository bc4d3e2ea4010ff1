import { expect, it } from 'vitest';
import { verificationsOf } from './verificationsOf.ts';

const member = {
  memberId: 1,
  account: 'a',
  passwordHash: '',
  isAgent: 0,
  nickname: '',
  firstTimeLogin: false,
  passwordExpired: false,
  rankLevel: 1,
  rankName: '',
  memberLabel: [],
};

it.each([
  [{}, []],
  [{ mobile: { dialingCode: '+63', number: '9170000001' } }, ['phone', 'code']],
  [{ email: 'a@example.test' }, ['email']],
  [{ payeeName: 'A', hasAuthenticator: true }, ['bankName', 'authenticator']],
])('offers verification by the member’s contact details: %o', (details, expected) => {
  expect(verificationsOf({ ...member, ...details })).toEqual(expected);
});
