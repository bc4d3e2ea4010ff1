import { operatorCalls, type AnyCall } from '@livery/api';
import { callCatalogue } from '@livery/api/callCatalogue';
import { requestExampleOf } from '@livery/api/callExamples';
import type { ValueShape } from '@livery/model';
import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

/** Names that every plain object has, and ids beyond 32, 53 and 64 bits. */
const hostileTexts = [
  '__proto__',
  '2147483648',
  'constructor',
  '999999999999999',
  'toString',
  '9007199254740993',
  'hasOwnProperty',
  '99999999999999999999',
];
const hostileNumbers = [2 ** 31, 1e15, 1e300];

/** Returns hostile values of a field's type; none for a field with a list of permitted values. */
function hostileValuesOf(shape: ValueShape): unknown[] {
  if (shape.values) return [];
  return shape.types.flatMap((type): unknown[] => {
    if (type === 'string') return hostileTexts;
    if (type === 'integer' || type === 'number') return hostileNumbers;
    return type === 'array' && shape.items
      ? hostileValuesOf(shape.items).map((value) => [value])
      : [];
  });
}

interface HostileRequest {
  readonly call: AnyCall;
  readonly request: Readonly<Record<string, unknown>>;
}

/**
 * Returns requests of a call with one hostile value each: every field by itself, for every
 * permitted value of the call's other fields.
 */
function hostileRequestsOf(call: AnyCall): HostileRequest[] {
  const shape = callCatalogue.contractOf(call.name)?.request;
  const fields = (shape?.fieldNames ?? []).flatMap((name) => {
    const field = shape?.field(name);
    return field ? [{ name, field }] : [];
  });
  const variants = fields.flatMap(({ name, field }) =>
    (field.values ?? []).map((value) => ({ [name]: value })),
  );
  return fields.flatMap(({ name, field }) =>
    hostileValuesOf(field).map((value, index) => ({
      call,
      request: {
        ...requestExampleOf(call),
        ...variants[index % Math.max(1, variants.length)],
        [name]: value,
      },
    })),
  );
}

const accounts = { agent: ['agent', 'Agent1234'], member: ['demo', 'Demo1234'] } as const;

it('fails for no id and no name of a prototype, in any field of any call', async () => {
  const { client } = fixture;
  const tokens = {
    agent: await client.login(...accounts.agent),
    member: await client.login(...accounts.member),
  };
  const requests = operatorCalls.flatMap(hostileRequestsOf);
  expect(requests.length).toBeGreaterThan(1_000);

  const failures: string[] = [];
  for (const [index, { call, request }] of requests.entries()) {
    const caller = call.account === 'agent' ? 'agent' : 'member';
    const address = `10.7.${index >> 8}.${index & 255}`;
    const send = () => client.call(call.name, request, { address, token: tokens[caller] });
    let { status } = await send();
    // An earlier call has ended the session.
    if (status === 401 && call.token) {
      const [username, password] = accounts[caller];
      tokens[caller] = await client.login(username, password, { address });
      ({ status } = await send());
    }
    if (status >= 500) failures.push(`${call.name} ${JSON.stringify(request)}`);
  }

  expect(failures).toEqual([]);
}, 600_000);
