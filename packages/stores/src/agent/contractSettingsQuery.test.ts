import { contractKinds } from '@livery/model';
import { expect, it } from 'vitest';
import {
  contractRequestsOf,
  contractSettingsQuery,
  contractTermsOf,
} from './contractSettingsQuery.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi, reply } from '../testing/fakeApi.ts';

const none = { ask: false, offer: false };

it("[CALL-17] [AGNT-04] the operator's numbers decide who may request each kind of contract", async () => {
  const api = fakeApi({
    logout: [reply({})],
    getConsolidated: [reply({ dailysalreqtype: 2, divtypereq: 1, contracthoursalreq: 3 })],
  });
  const root = exampleRoot({ api });
  const rights = () => contractKinds.map((kind) => contractRequestsOf(root, kind));

  expect(rights()).toEqual([undefined, undefined, undefined, undefined]);
  await root.query(contractSettingsQuery).load({});
  // The operator omits the last kind.
  expect(rights()).toEqual([
    { ask: true, offer: false },
    { ask: false, offer: true },
    { ask: true, offer: true },
    none,
  ]);
  await root.query(contractSettingsQuery).load({});
  expect(api.countOf('getConsolidated')).toBe(1);
  await root.session.logout();
  expect(contractRequestsOf(root, 'dividend')).toBeUndefined();
});

it('[AGNT-03] [AGNT-16] the brand chooses the periods of dividends and the minutes of real-time salary', () => {
  const root = exampleRoot({ api: fakeApi({}) });

  expect(contractKinds.map((kind) => contractTermsOf(root, kind).periods)).toEqual([
    ['daily', 'weekly', 'semiMonthly', 'monthly'],
    ['daily'],
    ['hourly'],
    ['realTime'],
  ]);
  expect(contractTermsOf(root, 'realtimeSalary').realTimeMinutes).toBe(5);
});

it('[AGNT-03] [AGNT-16] offers the periods of both brand and operator, and the operator’s minutes', () => {
  const root = exampleRoot({ api: fakeApi({}) });
  const options = { periods: ['weekly', 'yearly', 'realTime'], realTimeMinutes: 10 };

  expect(contractTermsOf(root, 'dividend', options).periods).toEqual(['weekly']);
  expect(contractTermsOf(root, 'salary', options).periods).toEqual([]);
  expect(contractTermsOf(root, 'realtimeSalary', options)).toEqual({
    periods: ['realTime'],
    realTimeMinutes: 10,
  });
});
