import {
  getGameList,
  loginV2,
  logout,
  operatorCalls,
  operatorCallsByName,
  type AnyCall,
} from '@livery/api';
import { requestExampleOf } from '@livery/api/callExamples';
import {
  canonicalJson,
  isAgentType,
  trialAccount,
  type GameListReply,
  type LoginReply,
} from '@livery/model';
import type { CallResult } from './CallResult.ts';
import type { OperatorProbe, ProbedCall } from './OperatorProbe.ts';

/** Fields of requests, by call name. */
export type Examples = Readonly<Record<string, object>>;

/**
 * Makes every call of the call table once and judges its reply, then what can be checked of the
 * calls' meaning: wrong passwords, pages, repeated reference numbers. A call that changes something
 * is made only with an example of its own, one that reads also with an example made from its
 * schema.
 */
export async function checkOperator(
  probe: OperatorProbe,
  { examples, nowMs }: { examples: Examples; nowMs: number },
): Promise<readonly CallResult[]> {
  const known: Examples = { ...readingExamples(nowMs), ...examples };
  const fieldsOf = (call: AnyCall): object => known[call.name] ?? requestExampleOf(call);
  const makeOrSkip = async (call: AnyCall, member?: LoginReply): Promise<ProbedCall> => {
    const reason = reasonToSkip(call, { hasExample: Object.hasOwn(examples, call.name), member });
    if (reason !== undefined) return skipped(call, reason);
    const fields = fieldsOf(call);
    const problem = probe.problemOf(call, fields);
    if (problem !== undefined) return skipped(call, `needs an example: ${problem}`);
    const token = call.token || call.tokenIfMember ? member?.token : undefined;
    const probed = await probe.make(call, fields, token);
    const isInvented = !Object.hasOwn(known, call.name) && Object.keys(fields).length > 0;
    // An operator may answer 404 for something that it does not have, too.
    return isInvented && (probed.verdict === 'missing' || probed.verdict === 'refused')
      ? skipped(call, `needs an example: ${JSON.stringify(fields)} got ${probed.detail ?? 'no'}`)
      : probed;
  };
  const results: CallResult[] = [];
  const login = await makeOrSkip(callNamed(loginV2.name));
  results.push(withoutValue(login));
  // Validated against the call's reply schema.
  const member = login.value as LoginReply | undefined;
  const others = operatorCalls
    .filter(({ name }) => name !== loginV2.name && name !== logout.name)
    // Other calls return what those with a reference number have done.
    .toSorted((left, right) => Number(left.once === undefined) - Number(right.once === undefined));
  for (const call of others) {
    const probed = await makeOrSkip(call, member);
    results.push(withoutValue(probed));
    if (!('value' in probed)) continue;
    if (call.once !== undefined)
      results.push(
        await checkRepeat(probe, call, fieldsOf(call), { token: member?.token, first: probed }),
      );
    if (call.name === getGameList.name) results.push(await checkPages(probe, call, fieldsOf(call)));
  }
  if (member)
    results.push(withoutValue(await probe.make(callNamed(logout.name), {}, member.token)));
  // An operator that refuses every call has shown no reply.
  if (!results.some(({ verdict }) => verdict === 'pass' || verdict === 'mapped'))
    results.push({ call: 'all calls', verdict: 'wrong', detail: 'no call got its reply' });
  if (examples[loginV2.name]) results.push(await checkWrongPassword(probe, fieldsOf));
  return results;
}

/** Fields of calls that only read, which every operator knows. */
function readingExamples(nowMs: number): Examples {
  return {
    getGameList: { gameType: 'RNG' },
    getRouters: { device: 0 },
    getBettingRecord: {
      from: new Date(nowMs - 86_400_000).toISOString(),
      to: new Date(nowMs).toISOString(),
    },
  };
}

/** Returns why a call is not made; `undefined` if it is. */
function reasonToSkip(
  call: AnyCall,
  { hasExample, member }: { hasExample: boolean; member: LoginReply | undefined },
): string | undefined {
  if ((call.method !== 'GET' || call.changes === true) && !hasExample)
    return 'changes something, and has no example';
  if (call.token && !member) return 'needs a member; give an example of loginV2';
  if (call.account === 'agent' && !isAgentType(member?.isAgent))
    return 'needs an agent; give an account of one as the example of loginV2';
  if (call.account === 'real' && member?.isAgent === trialAccount)
    return 'is not for trial accounts; give another account as the example of loginV2';
  return undefined;
}

function skipped({ name }: AnyCall, detail: string): ProbedCall {
  return { call: name, verdict: 'skipped', detail };
}

async function checkRepeat(
  probe: OperatorProbe,
  call: AnyCall,
  fields: object,
  { token, first }: { token: string | undefined; first: ProbedCall },
): Promise<CallResult> {
  const second = await probe.make(call, fields, token);
  const isSame = canonicalJson(second.value ?? null) === canonicalJson(first.value ?? null);
  return isSame
    ? { call: `${call.name}, repeated reference`, verdict: 'pass' }
    : {
        call: `${call.name}, repeated reference`,
        verdict: 'wrong',
        detail: 'a repeated reference number must get the first result',
      };
}

async function checkPages(
  probe: OperatorProbe,
  call: AnyCall,
  fields: object,
): Promise<CallResult> {
  const result = (verdict: CallResult['verdict'], detail?: string): CallResult => ({
    call: `${call.name}, pages`,
    verdict,
    ...(detail === undefined ? {} : { detail }),
  });
  const page = async (pageNo: number): Promise<GameListReply | undefined> => {
    const { value } = await probe.make(call, { ...fields, pageNo, pageSize: 2 });
    // Validated against the call's reply schema.
    return value as GameListReply | undefined;
  };
  const [first, second] = [await page(1), await page(2)];
  if (!first || !second) return result('wrong', 'a page of two games is not answered');
  if (first.games.length > 2) return result('wrong', 'pageSize 2 gets more than two games');
  if ((first.totalPages ?? 0) < 2) return result('skipped', 'fewer than three games');
  const ids = new Set(first.games.map(({ nodeId }) => nodeId));
  return second.games.some(({ nodeId }) => ids.has(nodeId))
    ? result('wrong', 'page 2 repeats games of page 1')
    : result('pass');
}

async function checkWrongPassword(
  probe: OperatorProbe,
  fieldsOf: (call: AnyCall) => object,
): Promise<CallResult> {
  const call = callNamed(loginV2.name);
  const { verdict, detail } = await probe.make(call, {
    ...fieldsOf(call),
    password: 'Conformance-wrong-1',
  });
  return verdict === 'refused'
    ? { call: 'loginV2, wrong password', verdict: 'pass' }
    : {
        call: 'loginV2, wrong password',
        verdict: 'wrong',
        detail: `must be a refusal in the envelope, and is: ${detail ?? verdict}`,
      };
}

function withoutValue({ value: _value, ...result }: ProbedCall): CallResult {
  return result;
}

function callNamed(name: string): AnyCall {
  const call = operatorCallsByName.get(name);
  if (!call) throw new Error(`the call table lacks ${name}`);
  return call;
}
