import {
  getGameList,
  loginV2,
  logout,
  operatorCalls,
  operatorCallsByName,
  type AnyCall,
} from '@livery/api';
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

/** Calls whose reference number the operator must recognise when it is repeated. */
const repeatedCalls = ['walletTransfer', 'placeLottOrder'];

/**
 * Makes every call of the call table once and judges its reply, then what can be checked of the calls'
 * meaning: wrong passwords, pages, repeated reference numbers. A call that changes something is made
 * only with an example of its own.
 */
export async function checkOperator(
  probe: OperatorProbe,
  { examples, nowMs }: { examples: Examples; nowMs: number },
): Promise<readonly CallResult[]> {
  const fieldsOf = (call: AnyCall): object =>
    examples[call.name] ?? readingExamples(nowMs)[call.name] ?? {};
  const results: CallResult[] = [];
  const login = await makeOrSkip(probe, callNamed(loginV2.name), examples, fieldsOf);
  results.push(withoutValue(login));
  // Validated against the call's reply schema.
  const member = login.value as LoginReply | undefined;
  const others = operatorCalls.filter(({ name }) => name !== loginV2.name && name !== logout.name);
  for (const call of others) {
    const probed = await makeOrSkip(probe, call, examples, fieldsOf, member);
    results.push(withoutValue(probed));
    if (!('value' in probed)) continue;
    if (repeatedCalls.includes(call.name))
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

/** Fields of calls that only read. */
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

async function makeOrSkip(
  probe: OperatorProbe,
  call: AnyCall,
  examples: Examples,
  fieldsOf: (call: AnyCall) => object,
  member?: LoginReply,
): Promise<ProbedCall> {
  const skip = (detail: string): ProbedCall => ({ call: call.name, verdict: 'skipped', detail });
  const fields = fieldsOf(call);
  const changes = call.method !== 'GET' || call.changes === true;
  if (changes && !examples[call.name]) return skip('changes something, and has no example');
  if (call.token && !member) return skip('needs a member; give an example of loginV2');
  if (call.account === 'agent' && !isAgentType(member?.isAgent))
    return skip('needs an agent; give an account of one as the example of loginV2');
  if (call.account === 'real' && member?.isAgent === trialAccount)
    return skip('is not for trial accounts; give another account as the example of loginV2');
  const problem = probe.problemOf(call, fields);
  if (problem !== undefined) return skip(`needs an example: ${problem}`);
  return probe.make(call, fields, call.token || call.tokenIfMember ? member?.token : undefined);
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
