import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { SchemaName } from './Call.ts';
import { callContractOf } from './callContractOf.ts';
import { requestExampleOf } from './examples/callExamples.ts';
import { operatorCalls, platformCalls } from './generated/calls.gen.ts';
import { CallValidators, nulViolations } from './CallValidators.ts';
import { callSchemas, schemaFiles } from './generated/schemas.gen.ts';

const validators = new CallValidators();

it('has valid schemas', () => {
  const ajv = new Ajv2020();
  const files = Object.entries(callSchemas);
  expect(files.length).toBeGreaterThan(10);

  expect(
    files.flatMap(([file, schema]) =>
      ajv.validateSchema(schema) === true ? [] : [`${file}: ${ajv.errorsText()}`],
    ),
  ).toEqual([]);
  // Guards the test itself: an invalid schema is found.
  expect(ajv.validateSchema({ type: 'strng' })).toBe(false);
});

it('compiles the request and reply schema of every call, for values and queries', () => {
  for (const { schemas } of [...operatorCalls, ...platformCalls]) {
    for (const name of [schemas.request, schemas.reply]) {
      expect(Array.isArray(validators.checkRequest(name, {})), name).toBe(true);
      expect(Array.isArray(validators.checkQuery(name, {})), name).toBe(true);
    }
  }
});

it('limits every integer of a request, because larger ones overflow the columns of operators', () => {
  const unlimited = operatorCalls.flatMap((call) => {
    const request = callContractOf(call.name)?.request;
    return (request?.fieldNames ?? [])
      .filter((name) => request?.field(name)?.types.includes('integer'))
      .filter((name) => {
        const fields = { ...requestExampleOf(call), [name]: Number.MAX_SAFE_INTEGER };
        const violations = validators.checkRequest(call.schemas.request, fields);
        return !violations.some(({ pointer }) => pointer === `/${name}`);
      })
      .map((name) => `${call.name} ${name}`);
  });

  expect(unlimited).toEqual([]);
});

it('compiles every definition, including those only other definitions use', () => {
  // The generated table has exactly these names.
  const names = Object.keys(schemaFiles) as SchemaName[];
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) expect(() => validators.checkRequest(name, {}), name).not.toThrow();
});

it('has a definition for every schema name of the calls', () => {
  for (const { name, schemas } of [...operatorCalls, ...platformCalls])
    for (const schema of [schemas.request, schemas.reply])
      expect(Object.keys(schemaFiles), `${name} ${schema}`).toContain(schema);
});

it('throws with the name of a missing definition', () => {
  // A name that the types do not allow.
  expect(() => validators.checkRequest('NoSuchThing' as SchemaName, {})).toThrow(
    'No schema file of the calls defines NoSuchThing.',
  );
});

it('accepts a valid value', () => {
  expect(
    validators.checkRequest('LoginRequest', {
      username: 'ann',
      password: 'secret',
      type: 'username',
    }),
  ).toEqual([]);
});

it('reports every violation with its pointer, including unknown fields', () => {
  const found = validators.checkRequest('LoginRequest', {
    username: '',
    type: 'phone',
    stay: true,
    admin: true,
  });
  expect(found.map(({ pointer }) => pointer).toSorted()).toEqual([
    '',
    '/admin',
    '/stay',
    '/type',
    '/username',
  ]);
  expect(found.find(({ pointer }) => pointer === '')?.message).toContain("'password'");
  expect(found.every(({ message }) => message !== '')).toBe(true);
});

it('reports pointers into lists and nested objects', () => {
  const value = {
    data: {
      lanes: [
        {
          gameType: 'RNG',
          vendors: [
            { vassalage: 'PG', gameType: 'RNG', title: 'PG' },
            { vassalage: 7, gameType: 'RNG' },
          ],
        },
      ],
    },
  };
  expect(
    validators
      .checkRequest('GameVendorReply', value)
      .map(({ pointer }) => pointer)
      .toSorted(),
  ).toEqual(['/data/lanes/0/vendors/1', '/data/lanes/0/vendors/1/vassalage']);
});

it('reports nothing left over from the previous value', () => {
  validators.checkRequest('Balance', {});
  expect(validators.checkRequest('Balance', { sumBalance: 1 })).toEqual([]);
});

it('converts query text to the schema’s types in place', () => {
  const query: Record<string, unknown> = {
    gameType: 'RNG',
    pageNo: '2',
    minBet: '0.5',
    language: 'EN',
  };
  expect(validators.checkQuery('GameListRequest', query)).toEqual([]);
  expect(query).toEqual({ gameType: 'RNG', pageNo: 2, minBet: 0.5, language: 'EN' });
});

it('rejects text that is not a number, and converts nothing outside queries', () => {
  expect(
    validators
      .checkQuery('GameListRequest', { gameType: 'RNG', pageNo: 'two', minBet: '' })
      .map(({ pointer }) => pointer),
  ).toContain('/pageNo');
  expect(
    validators
      .checkRequest('GameListRequest', { gameType: 'RNG', pageNo: '2' })
      .map(({ pointer }) => pointer),
  ).toEqual(['/pageNo']);
});

it('reports every violation of a query, including unknown parameters', () => {
  expect(
    validators
      .checkQuery('PageRequest', { path: 'home', lang: 'english', x: '1' })
      .map(({ pointer }) => pointer)
      .toSorted(),
  ).toEqual(['/lang', '/lang', '/path', '/x']);
});

it('stops at the first violation of a reply, however many there are', () => {
  const games = Array.from({ length: 40_000 }, () => ({}));
  expect(validators.checkReply('GameListReply', { games, totalPages: 1 })).toEqual({
    pointer: '/games',
    message: 'must NOT have more than 100 items',
  });
});

it('lists at most ten violations of a request, and one of a large request', () => {
  const unknown = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 1]));
  expect(validators.checkRequest('LoginRequest', unknown(30))).toHaveLength(10);
  expect(validators.checkRequest('LoginRequest', unknown(3000))).toHaveLength(1);
});

it('lists at most ten texts with U+0000', () => {
  expect(nulViolations({ list: Array.from({ length: 30 }, () => '\0') })).toHaveLength(10);
});

it('shortens the name of an unknown field', () => {
  const [violation] = validators.checkRequest('LogoutRequest', { ['x'.repeat(60_000)]: 1 });
  expect(violation?.pointer).toHaveLength(200);
});
