import { expect, it } from 'vitest';
import { refusalNamed, refusalOf } from './Refusal.ts';

it.each([undefined, null, 'no', 7, [], {}, { captcha: 'yes', fields: 'name' }])(
  'returns nothing for %j',
  (value) => {
    expect(refusalOf(value)).toEqual({});
  },
);

it('keeps known and valid fields only', () => {
  const fields = [
    { field: 'name', message: 'Taken.', secret: 'x' },
    { field: 'n'.repeat(41), message: '' },
    { field: 'a', message: 'm'.repeat(241) },
    { field: 'b' },
    null,
    'c',
  ];
  expect(refusalOf({ captcha: false, fields, stack: 'at operator' })).toEqual({
    captcha: false,
    fields: [{ field: 'name', message: 'Taken.' }],
  });
});

it('keeps known verification methods, in a fixed order', () => {
  expect(refusalOf({ verification: ['email', 'phone', 'pet', 7] })).toEqual({
    verification: ['phone', 'email'],
  });
  expect(refusalOf({ verification: 'phone' })).toEqual({});
});

it('reads at most 40 fields', () => {
  const fields = Array.from({ length: 41 }, (_, index) => ({ field: `f${index}`, message: 'No.' }));
  expect(refusalOf({ fields }).fields?.length).toBe(40);
});

it('keeps known reasons only', () => {
  expect(refusalOf({ reason: 'wrong_credentials' })).toEqual({ reason: 'wrong_credentials' });
  expect(refusalOf({ reason: 'constructor' })).toEqual({});
});

it('keeps a wait of seconds within a year', () => {
  expect(refusalOf({ waitSeconds: 90 })).toEqual({ waitSeconds: 90 });
  for (const waitSeconds of ['90', 0, -1, Number.NaN, 1e9])
    expect(refusalOf({ waitSeconds })).toEqual({});
});

it('finds the detail that a word of upstream.json names', () => {
  expect(refusalNamed('username_taken')).toEqual({ reason: 'username_taken' });
  expect(refusalNamed('captcha_required')).toEqual({ reason: 'captcha_required', captcha: true });
  expect(refusalNamed('wrongCode')).toEqual({ phone: 'wrongCode' });
  expect(refusalNamed('STAKE_LIMIT')).toEqual({ lottery: 'STAKE_LIMIT' });
  expect(refusalNamed('unauthorised')).toEqual({});
});
