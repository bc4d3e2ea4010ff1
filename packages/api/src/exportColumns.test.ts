import { expect, it } from 'vitest';
import { CallValidators } from './CallValidators.ts';
import { exportColumns } from './exportColumns.ts';
import { operatorCalls } from './generated/calls.gen.ts';

const exported = operatorCalls.filter((call) => call.export === true);

it('finds the columns of every call that can be exported, and its request accepts the format', () => {
  const validators = new CallValidators();
  expect(exported.map(({ name }) => name)).toContain('getBettingRecord');
  for (const call of exported) {
    expect(exportColumns(call).length, call.name).toBeGreaterThan(2);
    expect(validators.checkRequest(call.schemas.request, { format: 'csv' }), call.name).toEqual([]);
  }
});

it('keeps the order of the schema, and rejects a reply without records', () => {
  const named = (name: string) => operatorCalls.filter((call) => call.name === name);
  expect(named('getAccountRecord').map(exportColumns)).toEqual([
    [
      'entryId',
      'at',
      'type',
      'subject',
      'reference',
      'wallet',
      'sample',
      'amount',
      'balanceBefore',
      'balanceAfter',
    ],
  ]);
  expect(() => named('getBalanceV2').map(exportColumns)).toThrow('no list of records');
});
