import { operatorCallsByName } from '@livery/api';
import { expect, it } from 'vitest';
import { BotChecks } from '../bot-check/BotChecks.ts';
import { deniedClaimId } from '../shared-state/Denylist.ts';
import { CookieJar } from '../testing/CookieJar.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, type FakeOperator } from '../testing/fakeOperator.ts';
import { unconfirmedState, type UnconfirmedState } from '../testing/localState.ts';
import { memoryAudit, type MemoryAudit } from '../testing/memoryAudit.ts';
import { credentials } from '../testing/signIn.ts';
import { ownPage, startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { UnconfirmedClaims } from './UnconfirmedClaims.ts';

const hourMs = 3_600_000;

interface MachineAlone extends UnconfirmedState, AsyncDisposable {
  readonly server: TestServer;
  readonly events: MemoryAudit['events'];
}

/** Starts a server of a machine whose Valkey does not answer. */
async function startAlone(operator: FakeOperator, machine: string): Promise<MachineAlone> {
  const { state, claimIds } = unconfirmedState(machine);
  const { audit, events } = memoryAudit();
  const server = await startTestServer({
    sites: [exampleSite()],
    operator,
    audit,
    sharedState: state,
  });
  return {
    server,
    state,
    events,
    claimIds,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const post = (server: TestServer, path: string, cookie: string, body: object = {}) =>
  server.request(path, {
    method: 'POST',
    host: 'coral.example',
    headers: { ...ownPage, cookie },
    body,
  });
const remembered = async (server: TestServer): Promise<CookieJar> =>
  new CookieJar().take(
    await post(server, '/wps/session/login', '', { ...credentials, remember: true }),
  );
const resumeWith = (server: TestServer, jar: CookieJar) =>
  post(server, '/_livery/resume', jar.only('livery-resume'));
const stateOf = async (server: TestServer, { header: cookie }: CookieJar) =>
  (await server.request('/_livery/session', { headers: { cookie } })).json();

it('[LOGN-12] refuses the ticket of another machine while the machines cannot agree, and accepts its own', async () => {
  await using operator = await fakeOperator();
  await using first = await startAlone(operator, 'first');
  await using second = await startAlone(operator, 'second');
  await using restarted = await startAlone(operator, 'second');
  const jar = await remembered(second.server);

  const atOther = await resumeWith(first.server, jar);
  const atOwn = await resumeWith(restarted.server, jar);

  expect([atOther.status, atOther.json()]).toEqual([
    410,
    expect.objectContaining({ code: 'not_remembered' }),
  ]);
  expect(atOwn.status).toBe(200);
  expect(operator.to('/wps/session/login')).toHaveLength(2);
});

it('[LOGN-12] ends the session and the tickets of a claim that another machine made before', async () => {
  await using operator = await fakeOperator();
  await using machine = await startAlone(operator, 'first');
  const { server, state, claimIds, events } = machine;
  const second = new CookieJar().take(await resumeWith(server, await remembered(server)));
  const third = new CookieJar().take(await resumeWith(server, second));
  const [claimId = ''] = claimIds;
  await expect
    .poll(() => events().filter(({ event }) => event === 'sign-in'))
    .toEqual([
      expect.not.objectContaining({ claims: expect.anything() }),
      expect.objectContaining({ claims: [claimId] }),
      expect.objectContaining({ claims: claimIds }),
    ]);
  expect(await stateOf(server, third)).toMatchObject({ value: { state: 'member' } });

  state.end({ sid: deniedClaimId(claimId), absolute: server.clock.nowMs() + hourMs });

  expect(await stateOf(server, second)).toMatchObject({ value: { state: 'guest' } });
  expect(await stateOf(server, third)).toMatchObject({ value: { state: 'guest' } });
  expect((await resumeWith(server, third)).status).toBe(410);
});

it('[LOGN-05] has the claim of a bot check that other machines did not confirm', async () => {
  const site = exampleSite({ site: { botCheck: { kind: 'proofOfWork', hashesPerCheck: 5_000 } } });
  const call = operatorCallsByName.get('loginV2');
  if (!call) throw new Error('there is no call loginV2');
  const claimsAfter = async (unconfirmedId: string | undefined) => {
    const checks = new BotChecks({
      proofOfWork: { challenge: async () => '', verify: async () => ({ unconfirmedId }) },
    });
    const claims = new UnconfirmedClaims();
    await checks.pass(site, call, { ...credentials, challengeResult: 'solution' }, claims);
    return claims.ids;
  };

  expect([await claimsAfter('claim'), await claimsAfter(undefined)]).toEqual([
    ['claim'],
    undefined,
  ]);
});
