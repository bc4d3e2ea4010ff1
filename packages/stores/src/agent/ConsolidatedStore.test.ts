import { expect, it } from 'vitest';
import { ConsolidatedStore } from './ConsolidatedStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi, reply } from '../testing/fakeApi.ts';

it('[CALL-17] says how each kind of contract is asked for; what the operator is silent of is not offered', async () => {
  const api = fakeApi({
    getConsolidated: [reply({ dailysalreqtype: 2, divtypereq: 1, contracthoursalreq: 0 })],
  });
  const consolidated = exampleRoot({ api }).of(ConsolidatedStore);
  const kinds = [
    'dailysalreqtype',
    'divtypereq',
    'contracthoursalreq',
    'realtimesalreqtype',
  ] as const;
  expect(kinds.map((kind) => consolidated.requestType(kind))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  await consolidated.settings.load({});
  expect(kinds.map((kind) => consolidated.requestType(kind))).toEqual([2, 1, 0, 0]);
  await consolidated.settings.load({});
  expect(api.countOf('getConsolidated')).toBe(1);
  consolidated.forgetMember();
  expect(consolidated.requestType('divtypereq')).toBeUndefined();
});
