import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, permissionWith, type OperatorAnswer } from '../testing/fakeOperator.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const permission = '/wps/system/whitelabel';
const status = '/wps/system/status';
const tree = (...whitelabel: object[]) => permissionWith({ whitelabel });
const slots = (enabled: string) => ({ modId: 'SLOTS', enabled });
const below = (modId: string, enabled: string, ...childrenNodes: object[]) => ({
  modId,
  enabled,
  childrenNodes,
});
const deep = `${'{"modId":"SLOTS","enabled":"0","childrenNodes":['.repeat(20_000)}${']}'.repeat(20_000)}`;
const hang: OperatorAnswer = () => undefined;

/** Modules as the operator sends them, and whether the page that requires SLOTS then exists. */
const trees: readonly [string, OperatorAnswer, boolean][] = [
  ['the module is on', tree(slots('1')), true],
  ['it is off', tree(slots('0')), false],
  ['it is on below a parent that is on', tree(below('GAMES', '1', slots('1'))), true],
  ['it is on below a parent that is off', tree(below('GAMES', '0', slots('1'))), false],
  [
    'it is on below a grandparent that is off',
    tree(below('ALL', '0', below('GAMES', '1', slots('1')))),
    false,
  ],
  ['it is on again', tree(slots('1')), true],
  [
    'it is on in one place and off in another',
    tree(slots('1'), below('GAMES', '1', slots('0'))),
    false,
  ],
  [
    'it is off in one place and on in another',
    tree(below('GAMES', '1', slots('0')), slots('1')),
    false,
  ],
  ['it is on in both places', tree(below('GAMES', '1', slots('1')), slots('1')), true],
  ['the tree is suddenly empty', tree(), false],
  ['the module is back', tree(slots('1')), true],
];

/** Invalid replies, after which the previous value stays valid. */
const failures: readonly [string, OperatorAnswer][] = [
  ['a failure', { status: 500, body: {} }],
  ['a refusal', { body: { success: false, message: 'no', value: null } }],
  ['no tree', ok({ maintenance: false, regionRestriction: false })],
  ['a state that is none', tree(slots('yes'))],
  [
    'a tree without end',
    (response) =>
      response.end(
        `{"success":true,"value":{"maintenance":false,"regionRestriction":false,"whitelabel":[${deep}]}}`,
      ),
  ],
  ['a reset', (response) => response.socket?.resetAndDestroy()],
];

it('follows the module tree in any shape, and keeps the last tree while none arrives', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { limits: { replyBytes: 4_000_000 } } })],
    operator,
  });
  const hasSlots = async (answer: OperatorAnswer) => {
    operator.answers.set(permission, answer);
    server.clock.advance(5_000);
    return (await server.request('/rng', { headers: { accept: 'text/html' } })).status === 200;
  };

  const results: [string, boolean][] = [];
  for (const [name, answer] of trees) results.push([name, await hasSlots(answer)]);
  expect(results).toEqual(trees.map(([name, , isAvailable]) => [name, isAvailable]));
  expect(server.status().brands[0]?.brandStateAgeMs).toBe(0);

  const resultsDuringFailure: [string, boolean, number | undefined][] = [];
  for (const [name, answer] of failures)
    resultsDuringFailure.push([
      name,
      await hasSlots(answer),
      server.status().brands[0]?.brandStateAgeMs,
    ]);
  expect(resultsDuringFailure).toEqual(
    failures.map(([name], index) => [name, true, (index + 1) * 5_000]),
  );
  expect(await hasSlots(tree(slots('0')))).toBe(false);
});

it('loads the brand state once for many visitors, and knows no dependent page until it arrived', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  operator.answers.set(permission, { status: 500, body: {} });

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => server.request('/', { headers: { accept: 'text/html' } })),
  );

  expect(replies.map(({ status: code }) => code)).toEqual(replies.map(() => 200));
  expect(replies[0]?.text).toContain('"known":false');
  expect((await server.request('/rng', { headers: { accept: 'text/html' } })).status).toBe(503);
  expect(operator.to(permission)).toHaveLength(1);
  expect(server.status().brands[0]?.brandStateAgeMs).toBeUndefined();
});

it('keeps a visitor’s last region while the operator fails, and admits unknown visitors', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const enter = async (answer: OperatorAnswer, ms: number) => {
    operator.answers.set(status, answer);
    server.clock.advance(ms);
    const [page, call] = await Promise.all([
      server.request('/'),
      server.request('/wps/system/whitelabel'),
    ]);
    return [page.status, call.status];
  };

  expect(await enter({ status: 500, body: {} }, 0)).toEqual([200, 200]);
  expect(await enter(permissionWith({ regionRestriction: true }), 5_000)).toEqual([403, 503]);
  expect(await enter({ status: 500, body: {} }, 60_000)).toEqual([403, 503]);
  expect(await enter(permissionWith({}), 60_000)).toEqual([200, 200]);
  // The region is cached for a minute, the maintenance state for five seconds.
  expect(await enter(permissionWith({ regionRestriction: true }), 5_000)).toEqual([200, 200]);
  expect(await enter(permissionWith({ maintenance: true }), 5_000)).toEqual([503, 503]);
  expect(
    await enter(permissionWith({ maintenance: true, regionRestriction: true }), 60_000),
  ).toEqual([503, 503]);
  expect(
    await enter(permissionWith({ maintenance: false, regionRestriction: true }), 60_000),
  ).toEqual([403, 503]);
  expect(await enter(permissionWith({}), 60_000)).toEqual([200, 200]);
});

it('serves pages when the brand state does not arrive in time', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  operator.answers.set(status, hang);
  operator.answers.set(permission, hang);

  const page = server.request('/');
  for (const path of [status, permission]) {
    await expect.poll(() => operator.to(path)).toHaveLength(1);
    server.clock.advance(800);
  }

  expect((await page).status).toBe(200);
});
