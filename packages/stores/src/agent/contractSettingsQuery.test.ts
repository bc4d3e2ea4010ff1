import { expect, it } from 'vitest';
import { contractRequestType, contractSettingsQuery } from './contractSettingsQuery.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi, reply } from '../testing/fakeApi.ts';

it('[CALL-17] returns how each kind of contract is requested, 0 for kinds the operator omits', async () => {
  const api = fakeApi({
    logout: [reply({})],
    getConsolidated: [reply({ dailysalreqtype: 2, divtypereq: 1, contracthoursalreq: 0 })],
  });
  const root = exampleRoot({ api });
  const kinds = [
    'dailysalreqtype',
    'divtypereq',
    'contracthoursalreq',
    'realtimesalreqtype',
  ] as const;
  expect(kinds.map((kind) => contractRequestType(root, kind))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  await root.query(contractSettingsQuery).load({});
  expect(kinds.map((kind) => contractRequestType(root, kind))).toEqual([2, 1, 0, 0]);
  await root.query(contractSettingsQuery).load({});
  expect(api.countOf('getConsolidated')).toBe(1);
  await root.session.logout();
  expect(contractRequestType(root, 'divtypereq')).toBeUndefined();
});
