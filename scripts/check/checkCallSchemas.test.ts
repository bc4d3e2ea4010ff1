import { expect, it } from 'vitest';
import { checkCallSchemas } from './checkCallSchemas.ts';

const path = 'packages/api/src/calls/rewards/prizes.schema.json';

/** Returns the findings for a file with these definitions. */
function findingsOf($defs: object): string[] {
  return checkCallSchemas([{ path, text: JSON.stringify({ $defs }, undefined, 2) }]);
}

const text = { type: 'string', maxLength: 40 };

it('accepts schemas that the server can compile', () => {
  expect(
    findingsOf({
      PrizesRequest: { type: 'object', properties: { kind: text }, additionalProperties: false },
      PrizesReply: { type: 'array', items: { $ref: '#/$defs/Prize' }, 'x-strict': true },
      Prize: {
        type: 'object',
        properties: { name: text, next: { $ref: '#/$defs/Prize' } },
        required: ['name'],
      },
    }),
  ).toEqual([]);
});

it.each([
  ['a format that the server does not have', { type: 'string', format: 'date-time' }, ':6 '],
  ['an unknown keyword', { type: 'string', maxLenght: 9 }, ':6 '],
  ['an unknown type', { type: 'text' }, ':6 '],
  ['an invalid pattern', { type: 'string', pattern: '(' }, ':6 '],
  ['an unknown definition', { $ref: '#/$defs/Moment' }, ':6 '],
  ['a keyword of another type', { type: 'string', minimum: 1 }, ':6 '],
  ['a wrong choice', { anyOf: [text, { type: 'string', format: 'date' }] }, ':6 '],
  ['a wrong item', { type: 'array', items: { type: 'string', format: 'date' } }, ':8 '],
])('reports %s with its place, once', (_name, at, line) => {
  const findings = findingsOf({
    Prize: { type: 'object', properties: { at } },
    PrizesReply: { type: 'array', items: { $ref: '#/$defs/Prize' } },
  });

  expect(findings).toEqual([expect.stringContaining(`${path}${line}/$defs/Prize/properties/at`)]);
});
