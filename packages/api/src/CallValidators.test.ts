import { expect, it } from 'vitest';
import type { SchemaName } from './Call.ts';
import { operatorCalls, platformCalls } from './callTable.ts';
import { CallValidators } from './CallValidators.ts';
import { callSchemas } from './schemas.ts';

const validators = new CallValidators();

it('compiles every schema of the table, strictly, for values and for queries', () => {
  for (const { schemas } of [...operatorCalls, ...platformCalls]) {
    for (const name of [schemas.request, schemas.reply]) {
      expect(Array.isArray(validators.check(name, {})), name).toBe(true);
      expect(Array.isArray(validators.checkQuery(name, {})), name).toBe(true);
    }
  }
});

it('compiles every definition there is, also those only other ones use', () => {
  for (const [noun, schema] of Object.entries(callSchemas)) {
    const definitions =
      '$defs' in schema && typeof schema.$defs === 'object' ? Object.keys(schema.$defs ?? {}) : [];
    expect(definitions.length, noun).toBeGreaterThan(0);
    for (const definition of definitions)
      expect(
        () => validators.check(`${noun}#${definition}`, {}),
        `${noun}#${definition}`,
      ).not.toThrow();
  }
});

it.each<SchemaName>(['account#NoSuchThing', 'nothing#LoginRequest'])(
  'says which definition is missing: %s',
  (name) => {
    const [noun, definition] = name.split('#');
    expect(() => validators.check(name, {})).toThrow(
      `calls/${noun}.schema.json has no definition ${definition}`,
    );
  },
);

it('lets a value pass that fits', () => {
  expect(
    validators.check('account#LoginRequest', {
      username: 'ann',
      password: 'secret',
      type: 'username',
    }),
  ).toEqual([]);
});

it('names every misfit with its pointer, an unknown field by its own', () => {
  const found = validators.check('account#LoginRequest', {
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

it('points into lists and nested objects', () => {
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
      .check('games#GameVendorReply', value)
      .map(({ pointer }) => pointer)
      .toSorted(),
  ).toEqual(['/data/lanes/0/vendors/1', '/data/lanes/0/vendors/1/vassalage']);
});

it('says of each value what is wrong with it, not of the one before', () => {
  validators.check('wallet#Balance', {});
  expect(validators.check('wallet#Balance', { sumBalance: 1 })).toEqual([]);
});

it('turns the text of a query into what the schema says, in place', () => {
  const query: Record<string, unknown> = {
    gameType: 'RNG',
    pageNo: '2',
    minBet: '0.5',
    language: 'EN',
  };
  expect(validators.checkQuery('games#GameListRequest', query)).toEqual([]);
  expect(query).toEqual({ gameType: 'RNG', pageNo: 2, minBet: 0.5, language: 'EN' });
});

it('does not turn text into numbers that are none, nor anything outside a query', () => {
  expect(
    validators
      .checkQuery('games#GameListRequest', { gameType: 'RNG', pageNo: 'two', minBet: '' })
      .map(({ pointer }) => pointer),
  ).toContain('/pageNo');
  expect(
    validators
      .check('games#GameListRequest', { gameType: 'RNG', pageNo: '2' })
      .map(({ pointer }) => pointer),
  ).toEqual(['/pageNo']);
});

it('names every misfit of a query, an unknown parameter too', () => {
  expect(
    validators
      .checkQuery('platform#PageRequest', { path: 'home', lang: 'english', x: '1' })
      .map(({ pointer }) => pointer)
      .toSorted(),
  ).toEqual(['/lang', '/lang', '/path', '/x']);
});
