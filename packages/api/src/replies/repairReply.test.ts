import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallValidators } from '../CallValidators.ts';
import type { SchemaName } from '../Call.ts';
import { operatorCalls } from '../generated/calls.gen.ts';
import { callSchemas, schemaFiles } from '../generated/schemas.gen.ts';

const validators = new CallValidators();

/** Returns the value of a repaired reply, and the repairs as lines. */
function repaired(name: SchemaName, value: unknown) {
  const reading = validators.readReply(name, value);
  if ('violation' in reading) return { violation: reading.violation };
  return {
    value: reading.value,
    repairs: reading.repairs?.places.map(
      ({ kind, pointer, message }) => `${kind} ${pointer} ${message}`,
    ),
    counts: reading.repairs?.counts,
  };
}

const game = { nodeId: 1, vassalage: 'PG', gameType: 'RNG', displayName: 'One' };
const vendor = { vassalage: 'PG', gameType: 'RNG', title: 'PG' };
const menuOf = (...vendors: unknown[]) => ({ data: { lanes: [{ gameType: 'RNG', vendors }] } });

describe('a reply that does not fit its schema', () => {
  it('is the same value without repairs if it fits', () => {
    const value = menuOf(vendor);

    expect(validators.readReply('GameVendorReply', value)).toEqual({ value });
    expect(validators.readReply('GameVendorReply', value)).toHaveProperty('value', value);
  });

  it('loses an optional field that does not fit', () => {
    expect(repaired('GameVendorReply', menuOf({ ...vendor, cards: 'none' }))).toEqual({
      value: menuOf(vendor),
      repairs: ['dropped_field /data/lanes/0/vendors/0/cards must be array'],
      counts: { dropped_field: 1, dropped_item: 0, cut_item: 0, converted: 0 },
    });
  });

  it('loses an item without a required field, and names the cause', () => {
    const bad = { ...game, displayName: {}, minBet: [] };
    expect(repaired('GameListReply', { games: [game, bad, 7], totalPages: 1 })).toEqual({
      value: { games: [game], totalPages: 1 },
      repairs: [
        'dropped_item /games/1 /displayName must be string',
        'dropped_item /games/2 must be object',
      ],
      counts: { dropped_field: 0, dropped_item: 2, cut_item: 0, converted: 0 },
    });
  });

  it('is refused without a required field', () => {
    expect(repaired('Balance', { sumBalance: '12,50' })).toEqual({
      violation: { pointer: '/sumBalance', message: 'must be number' },
    });
    expect(repaired('GameListReply', { totalPages: 1 })).toMatchObject({ violation: {} });
  });

  it('is refused if no item of a required list fits, instead of showing an empty list', () => {
    expect(
      repaired('GameListReply', { games: [{ id: 1 }, { id: 2 }], totalPages: 1 }),
    ).toMatchObject({
      violation: {},
    });
  });

  it('loses the items above the limit', () => {
    const games = Array.from({ length: 150 }, () => game);
    expect(repaired('GameListReply', { games, totalPages: 1 })).toEqual({
      value: { games: games.slice(0, 100), totalPages: 1 },
      repairs: ['cut_item /games has 150 items, more than the limit of 100'],
      counts: { dropped_field: 0, dropped_item: 0, cut_item: 50, converted: 0 },
    });
  });

  it('keeps unknown fields, also those named like members of every object', () => {
    const value = JSON.parse(
      '{ "games": [{ "nodeId": 1, "vassalage": "PG", "gameType": "RNG", "displayName": "One", "minBet": "x", "__proto__": { "isHot": 1 }, "toString": 1 }], "totalPages": 1 }',
    ) as object;
    const { value: kept } = repaired('GameListReply', value);
    expect(JSON.stringify(kept)).toBe(
      '{"games":[{"nodeId":1,"vassalage":"PG","gameType":"RNG","displayName":"One","__proto__":{"isHot":1},"toString":1}],"totalPages":1}',
    );
  });

  it('does not change the given value', () => {
    const value = { games: [{ ...game, isHot: 'x' }, 7], totalPages: 1 };
    const copy = structuredClone(value);
    repaired('GameListReply', value);
    expect(value).toEqual(copy);
  });
});

describe('a value in another notation', () => {
  it.each<[SchemaName, unknown, unknown]>([
    ['Balance', { sumBalance: '12.50' }, { sumBalance: 12.5 }],
    ['Balance', { sumBalance: 1, mainBalance: null }, { sumBalance: 1 }],
    ['MerchantWallet', { isSingle: 1 }, { isSingle: true }],
    ['MerchantWallet', { isSingle: 'false' }, { isSingle: false }],
    ['MemberInfo', { id: 1, account: 4711 }, { id: 1, account: '4711' }],
    ['ModuleNode', { modId: 'SLOTS', enabled: true }, { modId: 'SLOTS', enabled: '1' }],
    ['ModuleNode', { modId: 'SLOTS', enabled: 0 }, { modId: 'SLOTS', enabled: '0' }],
    ['GameListReply', { games: null, totalPages: 0 }, { games: [], totalPages: 0 }],
  ])('%s %j is converted', (name, value, expected) => {
    const { value: converted, counts } = repaired(name, value);
    expect(converted).toEqual(expected);
    expect(counts).toEqual({ dropped_field: 0, dropped_item: 0, cut_item: 0, converted: 1 });
  });

  it.each<[SchemaName, unknown]>([
    ['Balance', { sumBalance: true }],
    ['Balance', { sumBalance: '' }],
    ['Balance', { sumBalance: '1e3' }],
    ['Balance', { sumBalance: '12345678901234567890' }],
    ['Balance', { sumBalance: null }],
    ['MerchantWallet', { isSingle: 'yes' }],
    ['MemberInfo', { id: 1, account: 2 ** 60 }],
  ])('%s %j is refused', (name, value) => {
    expect(repaired(name, value)).toMatchObject({ violation: {} });
  });
});

describe('a strict field', () => {
  const permission = { whitelabel: [], maintenance: false, regionRestriction: false };
  const on = { modId: 'SLOTS', enabled: '1' };
  const launch = { url: 'https://games.example/slot' };

  it.each<[SchemaName, object]>([
    ['Balance', { sumBalance: 10, mainBalance: 'all' }],
    ['Permission', { ...permission, whitelabel: [on, { modId: 'VIP', enabled: 'off' }] }],
    [
      'Permission',
      { ...permission, whitelabel: [{ ...on, childrenNodes: [{ ...on, enabled: 'off' }] }] },
    ],
    ['Permission', { ...permission, blockedNetworks: ['203.0.113.0/24', {}] }],
    ['GameLaunch', { ...launch, token: 'has spaces, and more' }],
    ['GameLaunch', { ...launch, token: 'short' }],
    ['GameLaunch', { ...launch, demo: 'trial' }],
    ['CaptchaReply', { image: 'a', captchaId: 'x'.repeat(65) }],
    ['LoginReply', { token: 't', userName: 'a', id: 1, account: 'a', isAgent: 'trial' }],
  ])('of %s refuses the whole reply, because its loss would change the meaning', (name, value) => {
    expect(repaired(name, value)).toMatchObject({ violation: {} });
  });

  it('of a bet type drops the bet type, because lines and odds are matched by position', () => {
    const line = { name: 'main', options: ['1', '2'] };
    const odds = { option: '1', outcomes: 1, total: 2 };
    const bets = { playType: 'BS', count: 'options', fields: [line, line], odds: [odds, odds] };
    const reply = {
      series: 1900,
      units: [1],
      maxMultiple: 9,
      minStake: 1,
      maxStake: 9,
      maxPrize: 9,
      playTypes: [bets],
    };
    const changes = [
      { fields: [line, { ...line, options: null }, line] },
      { fields: [line, null] },
      { fields: [{ ...line, options: ['1', {}] }] },
      { fields: [line, line, line, line] },
      { odds: [odds, { ...odds, option: {} }] },
      { odds: [odds, { ...odds, total: 0 }] },
    ];
    for (const change of changes)
      expect(
        repaired('LottPlayTypesReply', { ...reply, playTypes: [bets, { ...bets, ...change }] }),
      ).toMatchObject({ value: reply, counts: { dropped_field: 0, dropped_item: 1 } });
  });

  it('of an order drops the order, because its picks are matched by position', () => {
    const picks = [['1'], [], ['3']];
    expect(repaired('LottPicks', picks)).toEqual({ value: picks });
    expect(repaired('LottPicks', [['1'], null, ['3']])).toMatchObject({ value: picks });
    for (const damagedPicks of [
      [['1'], 7, ['3']],
      [['1'], ['2', {}]],
    ])
      expect(repaired('LottPicks', damagedPicks)).toMatchObject({ violation: {} });
  });

  it('[VIPS-01] of the VIP programme keeps each text at its benefit', () => {
    const benefits = ['rebate', 'birthday', 'desk'].map((code) => ({ code, name: code }));
    const rank = { rankLevel: 1, rankName: 'Bronze', values: ['1%', null, '5%'] };
    const ranks = [rank, { ...rank, values: ['1%', 2, '5%'] }, { ...rank, values: ['1%', {}] }];

    expect(repaired('VipRanksReply', { benefits, ranks })).toMatchObject({
      value: { benefits, ranks: [rank, { ...rank, values: ['1%', '2', '5%'] }] },
      counts: { dropped_field: 0, dropped_item: 1, cut_item: 0, converted: 1 },
    });
    expect(
      repaired('VipRanksReply', { benefits: [...benefits, { code: 'x' }], ranks }),
    ).toMatchObject({ violation: {} });
  });

  it('keeps a module tree whose values are in another notation', () => {
    const tree = (enabled: unknown) => [{ ...on, childrenNodes: [{ ...on, enabled }] }];
    expect(
      repaired('Permission', { ...permission, whitelabel: tree(true), location: 7 }),
    ).toMatchObject({ value: { ...permission, whitelabel: tree('1'), location: '7' } });
  });

  it('[GAME-01] accepts the tokens of operators: random texts, base64, JSON web tokens', () => {
    for (const token of [
      'a.b_c~d-0123456789',
      'q83vASNFZ4mrze8B+/Ejaw==',
      `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(900)}.b-_`,
    ])
      expect(repaired('GameLaunch', { ...launch, token })).toEqual({ value: { ...launch, token } });
    expect(repaired('GameLaunch', { ...launch, token: null })).toMatchObject({ value: launch });
  });

  it('[GAME-04] money of a transfer is never repaired by dropping', () => {
    const transfer = { referenceNo: 'reference-0123456789', status: 'done', amount: 5 };
    for (const change of [{ amount: 'all' }, { amount: -1 }, { status: 'ok' }, { referenceNo: '' }])
      expect(repaired('WalletTransfer', { ...transfer, ...change })).toMatchObject({
        violation: {},
      });
  });
});

type Schema = Readonly<Record<string, unknown>>;

/** Returns replies of a schema in which any part may have another shape. */
function damaged(file: Schema, schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const arbitrary = fc.oneof(
    { weight: 12, arbitrary: conforming(file, schema, depth) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.constantFrom(null, '1', 0, true, 'https://a.example/', '') },
  );
  return arbitrary;
}

function conforming(file: Schema, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { $ref, type, properties = {}, items, enum: options } = schema;
  if (typeof $ref === 'string') {
    const definitions = file.$defs as Record<string, Schema>;
    return damaged(file, definitions[$ref.slice('#/$defs/'.length)] ?? {}, depth + 1);
  }
  if (Array.isArray(options)) return fc.constantFrom(...(options as unknown[]));
  if (type === 'array')
    return fc.array(depth > 4 ? fc.constant({}) : damaged(file, items as Schema, depth + 1), {
      maxLength: 4,
    });
  if (type === 'object') {
    const fields = Object.entries(properties as Record<string, Schema>);
    return fc.record(
      Object.fromEntries([
        ...fields.map(([name, field]) => [name, damaged(file, field, depth + 1)] as const),
        ['unknown', fc.constantFrom(1, {})],
      ]),
      { requiredKeys: depth % 2 === 0 ? fields.map(([name]) => name) : [] },
    );
  }
  return type === 'boolean'
    ? fc.boolean()
    : type === 'string'
      ? fc.constantFrom('a', '1', 'RNG', 'https://a.example/', '/a.png')
      : fc.nat(2_000);
}

describe('any reply', () => {
  const replies = [...new Set(operatorCalls.map(({ schemas }) => schemas.reply))].map(
    (name) => [name, callSchemas[schemaFiles[name]] as Schema] as const,
  );

  it.each(replies)('%s is valid after the repair or refused', (name, file) => {
    const definitions = file.$defs as Record<string, Schema>;
    fc.assert(
      fc.property(damaged(file, definitions[name] ?? {}), (given) => {
        // As it arrives: without undefined fields.
        const value: unknown = JSON.parse(JSON.stringify(given));
        const reading = validators.readReply(name, value);
        if ('violation' in reading) return;
        expect(validators.checkReply(name, reading.value)).toBeUndefined();
        expect(reading.repairs !== undefined || reading.value === value).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
