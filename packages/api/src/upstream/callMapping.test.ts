import type { MappedCall, UpstreamDocument } from '@livery/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CallValidators } from '../CallValidators.ts';
import { callMappingOf, type CallMapping } from './callMapping.ts';
import { RequestFault } from './RequestFault.ts';

const validators = new CallValidators();

function mappingOf(settings: MappedCall): CallMapping {
  // The mapping reads nothing else of the document.
  const upstream = { calls: { launchGame: settings } } as unknown as UpstreamDocument;
  const mapping = callMappingOf(upstream, 'launchGame');
  if (!mapping) throw new Error('the call has a mapping');
  return mapping;
}

it('has no mapping for other calls, and compiles one once', () => {
  // The mapping reads nothing else of the document.
  const upstream = { calls: { launchGame: {} } } as unknown as UpstreamDocument;

  expect(callMappingOf(upstream, 'getGameList')).toBeUndefined();
  expect(callMappingOf(upstream, 'constructor')).toBeUndefined();
  expect(callMappingOf(upstream, 'launchGame')).toBe(callMappingOf(upstream, 'launchGame'));
});

it('renames, drops, translates, scales and adds fields of a request', () => {
  const { toOperator } = mappingOf({
    request: {
      fields: { nodeId: 'game', pageNo: '/page/no', pageSize: '/page/size', tags: 'labels' },
      drop: ['backUrl'],
      values: { view: { lobby: 'main' }, tags: { HOT: 1 }, isTop: { 1: true } },
      scale: { amount: 100 },
      add: { v: 2, '/page/sort': 'name' },
    },
  });

  expect(
    toOperator({
      nodeId: 7,
      pageNo: 2,
      pageSize: 15,
      backUrl: '/',
      view: 'lobby',
      tags: ['HOT', 'NEW'],
      isTop: 1,
      amount: 0.29,
      language: 'EN',
      absent: undefined,
    }),
  ).toEqual({
    game: 7,
    page: { no: 2, size: 15, sort: 'name' },
    view: 'main',
    labels: [1, 'NEW'],
    isTop: true,
    amount: 29,
    language: 'EN',
    v: 2,
  });
});

it('reads fields, entries, words, amounts and replacements of a reply', () => {
  const { fromOperator } = mappingOf({
    reply: {
      from: '/result',
      fields: {
        games: {
          from: '/a~1b/rows',
          items: {
            fields: {
              nodeId: '/id',
              isHot: { from: '/flag', values: { HOT: 1, PLAIN: 0 } },
              minBet: { from: '/cents', scale: 0.01 },
              gameClassify: { values: { S: 'slots' } },
            },
          },
        },
        totalPages: { from: '/pages', ifAbsent: 1 },
        missing: '/nowhere',
      },
    },
  });

  expect(
    fromOperator({
      result: {
        'a/b': {
          rows: [
            { id: 1, flag: 'HOT', cents: 29, gameClassify: 'S' },
            { id: 2, flag: 'NEW' },
            'odd',
          ],
        },
        kept: true,
        missing: 'dropped, because the mapping names another place',
      },
    }),
  ).toEqual({
    'a/b': expect.anything(),
    kept: true,
    totalPages: 1,
    games: [
      { id: 1, flag: 'HOT', cents: 29, gameClassify: 'slots', nodeId: 1, isHot: 1, minBet: 0.29 },
      { id: 2, flag: 'NEW', nodeId: 2, isHot: 'NEW' },
      {},
    ],
  });
});

it('scales amounts that came as text, before the repair reads them as numbers', () => {
  const { fromOperator } = mappingOf({
    reply: {
      fields: {
        amount: { scale: 0.01 },
        stakes: { scale: 0.01 },
        limit: { scale: 0.01, values: { none: 0, '12.5': 1 } },
      },
    },
  });
  const readings = [
    [{ amount: '1250' }, { amount: 12.5 }],
    [{ amount: '-0.5' }, { amount: -0.005 }],
    [{ stakes: ['100', 250] }, { stakes: [1, 2.5] }],
    [{ limit: 'none' }, { limit: 0 }],
    [{ limit: '1250' }, { limit: 1 }],
  ];
  for (const [given, expected] of readings) expect(fromOperator(given)).toEqual(expected);
});

it('keeps a scaled text that is no exact number, which the repair does not convert either', () => {
  const { fromOperator } = mappingOf({
    reply: { fields: { sumBalance: { from: '/cents', scale: 0.01 } } },
  });
  for (const cents of ['1e3', '12,50', '0x10', ' 5', '1234567890123456', '', 'true']) {
    const value = fromOperator({ cents });
    expect(value).toEqual({ cents, sumBalance: cents });
    expect(validators.readReply('Balance', value)).toHaveProperty('violation');
  }
  expect(validators.readReply('Balance', fromOperator({ cents: '1250' }))).toEqual({
    value: { cents: '1250', sumBalance: 12.5 },
  });
});

it('scales a text of a request, and refuses to send one that is no exact number', () => {
  const { toOperator } = mappingOf({
    request: { scale: { amount: 100, stakes: 100 }, values: { amount: { all: -1 } } },
  });

  expect(toOperator({ amount: '12.5', stakes: ['0.29'] })).toEqual({ amount: 1250, stakes: [29] });
  expect(toOperator({ amount: 'all', stakes: [] })).toEqual({ amount: -1, stakes: [] });
  for (const request of [{ amount: '1e3' }, { stakes: [1, '12,50'] }])
    expect(() => toOperator(request)).toThrow(RequestFault);
});

it('makes an object of a reply that is a text or a list', () => {
  const launch = mappingOf({ reply: { fields: { url: '' } } });
  const list = mappingOf({
    reply: { fields: { games: { from: '', items: { fields: { id: '' } } } } },
  });

  expect(launch.fromOperator('https://games.example')).toEqual({ url: 'https://games.example' });
  expect(list.fromOperator([7, 8])).toEqual({ games: [{ id: 7 }, { id: 8 }] });
});

it('reads and writes own properties only', () => {
  const reader = mappingOf({ reply: { fields: { a: '/constructor/name', b: '/__proto__/c' } } });
  const own: unknown = JSON.parse('{"__proto__":{"c":1}}');
  const writer = mappingOf({ request: { fields: { a: '/__proto__/polluted' } } });

  expect(reader.fromOperator({})).toEqual({});
  expect(reader.fromOperator(own)).toMatchObject({ b: 1 });
  expect(JSON.stringify(writer.toOperator({ a: 1 }))).toBe('{"__proto__":{"polluted":1}}');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it('limits the work of a reply', () => {
  const { fromOperator } = mappingOf({
    reply: { items: { fields: { a: { from: '/rows', items: '' } } } },
  });
  const rows = Array.from({ length: 2_000 }, () => 0);

  expect(() => fromOperator(Array.from({ length: 2_000 }, () => ({ rows })))).toThrow(RangeError);
});

it('returns the identical value without settings for a direction', () => {
  const { toOperator, fromOperator } = mappingOf({ path: '/open' });
  fc.assert(
    fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), (value, request) => {
      expect(fromOperator(value)).toBe(value);
      expect(toOperator(request)).toBe(request);
    }),
  );
});

it('never throws or changes its input, whatever the operator sends', () => {
  const { fromOperator } = mappingOf({
    reply: {
      fields: {
        list: { from: '/a', items: { fields: { b: '/c' }, ifAbsent: 0 } },
        word: { from: '/a/0', values: { a: 1 }, scale: 2 },
      },
    },
  });
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const before = JSON.stringify(value);
      fromOperator(value);
      expect(JSON.stringify(value)).toBe(before);
    }),
  );
});
