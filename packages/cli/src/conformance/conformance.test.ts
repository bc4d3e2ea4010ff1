import { getPromotion, operatorCalls } from '@livery/api';
import { replyExampleOf, requestExampleOf } from '@livery/api/callExamples';
import type { FileSource } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { mangroveUpstream } from '@livery/testing/mangrove/mangroveUpstream';
import { startMangrove } from '@livery/testing/mangrove/startMangrove';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../Ports.ts';
import { folderPorts } from '../testing/folderPorts.ts';
import type { CallResult } from './CallResult.ts';
import { conformance } from './conformance.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const reference = { vassalage: 'KNEE', referenceNo: 'reference-of-the-test' };
const examples = {
  loginV2: { username: 'heron', password: 'Mudflat77', type: 'username' },
  walletTransfer: { ...reference, direction: 'in', amount: 1 },
  getWalletTransfer: { referenceNo: reference.referenceNo },
  launchGame: { nodeId: 7_000, vassalage: 'KNEE', gameType: 'RNG' },
  getUpdateLanguage: { language: 'EN' },
};

/** Runs the command for lagoon with Mangrove's upstream.json. */
async function run(
  origin: string,
  {
    upstream = {},
    args = [],
    send = sendByFetch,
    given = examples,
  }: {
    upstream?: object;
    args?: readonly string[];
    send?: Ports['send'];
    given?: object;
  } = {},
): Promise<{ code: 0 | 1; out: string }> {
  const source = directorySource(join(repository, 'tenants'));
  const document = JSON.stringify({ baseUrl: origin, ...mangroveUpstream, ...upstream });
  const tenants: FileSource = {
    ...source,
    read: async (path) =>
      path === 'lagoon/upstream.json' ? new TextEncoder().encode(document) : source.read(path),
  };
  const { ports, printed } = folderPorts('/', {
    open: () => tenants,
    kind: () => Promise.resolve('folder'),
    read: () => Promise.resolve(JSON.stringify(given)),
    send,
    nowMs: () => Date.parse('2026-11-23T12:00:00Z'),
  });
  const code = await conformance({
    args: ['--brand', 'lagoon', '--upstream', origin, ...args],
    ports,
  });
  return { code, out: printed.join('\n') };
}

const sendByFetch: Ports['send'] = async ({ origin, path, method, headers, body }) => {
  const reply = await fetch(`${origin}${path}`, {
    method,
    // The merchant of Mangrove's brand
    headers: { ...headers, 'x-skin': 'PELICAN' },
    ...(body === undefined ? {} : { body }),
  });
  return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) };
};

async function verdictsOf(
  ...input: Parameters<typeof run>
): Promise<ReadonlyMap<string, CallResult>> {
  const [origin, options] = input;
  const { out } = await run(origin, { ...options, args: ['--format', 'json', '--examples', 'e'] });
  // The command's own format.
  const { results } = JSON.parse(out) as { results: CallResult[] };
  return new Map(results.map((result) => [result.call, result]));
}

it('reports the calls of another operator as mapped, and those it lacks as missing', async () => {
  await using mangrove = await startMangrove();

  const verdicts = await verdictsOf(mangrove.origin);

  for (const call of Object.keys(mangroveUpstream.calls).filter((name) => name !== 'register'))
    expect(verdicts.get(call)).toEqual({
      call,
      verdict: 'mapped',
      // Its captcha is a text, without an object around it.
      ...(call === 'captcha' && { detail: 'repaired: the reply must be object' }),
    });
  expect(verdicts.get('getJackpots')).toMatchObject({ verdict: 'missing' });
  expect(verdicts.get('register')).toMatchObject({ verdict: 'skipped' });
  for (const property of [
    'walletTransfer, repeated reference',
    'getGameList, pages',
    'loginV2, wrong password',
  ])
    expect(verdicts.get(property)).toEqual({ call: property, verdict: 'pass' });
});

describe('an operator that answers each call with its example', () => {
  const once = operatorCalls.filter((call) => call.once !== undefined);
  const calls = new Map(operatorCalls.map((call) => [`${call.method} ${call.path}`, call]));
  const given = {
    loginV2: { username: 'ann2026', password: 'Correct4horse', type: 'username' },
    ...Object.fromEntries(once.map((call) => [call.name, requestExampleOf(call)])),
  };

  /** Runs the command; `change` changes replies of repeated requests. */
  async function results(
    change: (value: object) => object,
  ): Promise<{ verdicts: Map<string, string>; made: string[] }> {
    const seen = new Set<string>();
    const made: string[] = [];
    const { out } = await run('https://operator.example', {
      args: ['--examples', 'e', '--format', 'json'],
      given,
      upstream: { envelope: { success: 'success', message: 'message', value: 'value' }, calls: {} },
      send: ({ method, path }) => {
        const place = `${method} ${path.split('?', 1)[0]}`;
        const call = calls.get(place);
        if (!call) throw new Error(`no call has ${place}`);
        made.push(call.name);
        const value = call.name === 'loginV2' ? agent : replyExampleOf(call);
        const isRepeated = seen.has(place);
        seen.add(place);
        const body = { success: true, value: isRepeated ? change(Object(value)) : value };
        return Promise.resolve({ status: 200, body: Buffer.from(JSON.stringify(body)) });
      },
    });
    // The command's own format
    const { results } = JSON.parse(out) as { results: CallResult[] };
    return { verdicts: new Map(results.map(({ call, verdict }) => [call, verdict])), made };
  }

  const agent = { id: '4711', token: 'token-of-ann', account: 'ann2026', isAgent: 1 };

  it('gets each call with a reference number twice', async () => {
    const { verdicts } = await results((value) => value);

    expect(once.length).toBeGreaterThan(20);
    for (const { name } of once)
      expect([name, verdicts.get(`${name}, repeated reference`)]).toEqual([name, 'pass']);
  });

  it('is wrong when the repeat has another result', async () => {
    const { verdicts } = await results((value) => ({ ...value, isSecond: true }));

    for (const { name } of once)
      expect([name, verdicts.get(`${name}, repeated reference`)]).toEqual([name, 'wrong']);
  });

  it('gets calls that only read with their example', async () => {
    const { verdicts, made } = await results((value) => value);

    expect(made).toEqual(expect.arrayContaining(['getPromotion', 'getDeposit', 'getBettingRound']));
    for (const call of made) expect([call, verdicts.get(call)]).toEqual([call, 'pass']);
  });
});

it('changes nothing at the operator without examples', async () => {
  await using mangrove = await startMangrove();

  const { code, out } = await run(mangrove.origin);

  expect(code).toBe(1);
  expect(out).toContain('skipped loginV2: changes something, and has no example');
  expect(out).toContain('skipped getBalanceV2: needs a member; give an example of loginV2');
  expect(mangrove.requests.map(({ path }) => path)).not.toContain('/rpc/player.enter');
});

it('reports what is wrong, where it is', async () => {
  await using mangrove = await startMangrove();
  const getGameList = { ...mangroveUpstream.calls.getGameList, reply: { fields: {} } };

  const verdicts = await verdictsOf(mangrove.origin, {
    upstream: { calls: { ...mangroveUpstream.calls, getGameList } },
    send: async (request) => {
      const reply = await sendByFetch(request);
      if (request.path === '/rpc/purse.read') return { status: 200, body: Buffer.from('<html>') };
      if (request.path === '/rpc/purse.move')
        return {
          ...reply,
          body: Buffer.from(reply.body.toString().replace('100', String(Math.random()))),
        };
      if (request.path === '/rpc/games.open') throw new Error('connect ECONNREFUSED');
      return reply;
    },
  });

  expect(verdicts.get('getGameList')).toMatchObject({
    verdict: 'wrong',
    detail: expect.stringContaining('must have required property'),
  });
  expect(verdicts.get('getBalanceV2')).toMatchObject({
    verdict: 'wrong',
    detail: 'HTTP 200: the body is not the envelope of upstream.json',
  });
  expect(verdicts.get('launchGame')).toMatchObject({ detail: 'connect ECONNREFUSED' });
  expect(verdicts.get('walletTransfer, repeated reference')).toMatchObject({ verdict: 'wrong' });
});

const unknownCode = '(unknown code; see "refusals" of upstream.json)';

it('reads statuses and codes as upstream.json gives their meaning', async () => {
  await using mangrove = await startMangrove();
  const answers = new Map<string, readonly [number, string?]>([
    ['/rpc/games.find', [423]],
    ['/rpc/games.menu', [420]],
    ['/rpc/games.open', [404, 'GAME-2']],
    ['/rpc/purse.read', [404, 'UNKNOWN']],
    ['/rpc/purse.move', [404]],
    ['/rpc/player.tongue', [422, 'SLOW-1']],
    [getPromotion.path, [422, 'UNKNOWN']],
  ]);

  const verdicts = await verdictsOf(mangrove.origin, {
    upstream: {
      statuses: { ...mangroveUpstream.statuses, '423': 'restricted', '420': 'too_many_requests' },
      refusals: { ...mangroveUpstream.refusals, 'SLOW-1': 'too_many_requests' },
    },
    send: async (request) => {
      const [status, code] = answers.get(request.path.split('?', 1)[0] ?? '') ?? [];
      if (status === undefined) return sendByFetch(request);
      const body = code === undefined ? {} : { outcome: 'NOK', problem: { code, text: 'No.' } };
      return { status, body: Buffer.from(JSON.stringify(body)) };
    },
  });

  expect(
    [
      'getGameList',
      'getGameVendor',
      'launchGame',
      'getBalanceV2',
      'walletTransfer',
      'getUpdateLanguage',
      'getPromotion',
    ].map((call) => verdicts.get(call)),
  ).toEqual([
    { call: 'getGameList', verdict: 'refused', detail: 'HTTP 423: restricted' },
    { call: 'getGameVendor', verdict: 'wrong', detail: 'HTTP 420: too_many_requests' },
    { call: 'launchGame', verdict: 'refused', detail: 'GAME-2: No.' },
    { call: 'getBalanceV2', verdict: 'missing', detail: `UNKNOWN: No. ${unknownCode}` },
    { call: 'walletTransfer', verdict: 'missing', detail: 'HTTP 404' },
    { call: 'getUpdateLanguage', verdict: 'wrong', detail: 'SLOW-1: No.' },
    {
      call: 'getPromotion',
      verdict: 'skipped',
      detail: `needs an example: {"id":"4711"} got UNKNOWN: No. ${unknownCode}`,
    },
  ]);
});

it('fails an operator that refuses every call', async () => {
  const body = Buffer.from(JSON.stringify({ outcome: 'NOK', problem: { code: 'X', text: 'No.' } }));

  const { code, out } = await run('https://operator.example', {
    args: ['--examples', 'e'],
    send: () => Promise.resolve({ status: 422, body }),
  });

  expect(out).toContain('refused getGameList: X: No.');
  expect(out).toContain('wrong   all calls: no call got its reply');
  expect(code).toBe(1);
});

it('prints JUnit', async () => {
  await using mangrove = await startMangrove();

  const { out } = await run(mangrove.origin, { args: ['--format', 'junit'] });

  expect(out).toMatch(
    /^<\?xml.*\n<testsuites name="livery conformance" tests="\d+" failures="\d+"/,
  );
  expect(out).toContain('<testcase classname="lagoon" name="getGameList"><system-out>mapped');
  expect(out).toContain('name="getJackpots"><failure type="missing"');
});

it('rejects an address that is none', async () => {
  await expect(run('sandbox:')).rejects.toThrow('"sandbox:" is no address');
});
