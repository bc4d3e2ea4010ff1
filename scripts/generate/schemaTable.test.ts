import { expect, it } from 'vitest';
import { cell, fieldsTable, typeOf } from './schemaTable.ts';

const linkOf = (ref: string): string => `[${ref}]`;

it('lists the fields of a schema and their nested fields, in order', () => {
  const schema = {
    type: 'object',
    'x-required': ['hosts'],
    properties: {
      $schema: { type: 'string' },
      hosts: { type: 'array', items: { type: 'string' }, description: 'Host names.' },
      limits: {
        type: 'object',
        'x-visibility': 'public',
        properties: { connectMs: { type: 'integer', minimum: 10, default: 1000 } },
      },
      routes: {
        type: 'object',
        additionalProperties: { type: 'object', properties: { title: { $ref: 'text' } } },
      },
    },
  };

  expect(fieldsTable(schema, { linkOf, withVisibility: true })).toBe(
    [
      '| Field | Type | Default | Public | Description |',
      '| --- | --- | --- | --- | --- |',
      '| `hosts` | list of string, required |  | no | Host names. |',
      '| `limits` | object |  | yes |  |',
      '| `limits.connectMs` | integer (at least 10) | `1000` | yes |  |',
      '| `routes` | object |  | no |  |',
      '| `routes.<name>` | object |  | no |  |',
      '| `routes.<name>.title` | [text] |  | no |  |',
      '',
    ].join('\n'),
  );
});

it('marks deprecated fields and values', () => {
  const schema = {
    type: 'object',
    properties: {
      timeoutMs: { type: 'integer', default: 1000, description: 'Timeout.' },
      limit: { deprecated: true, 'x-replacedBy': 'timeoutMs', description: 'It has a unit now.' },
      look: {
        oneOf: [
          { type: 'string', enum: ['compact', 'full'] },
          { const: 'small', deprecated: true, 'x-replacedBy': 'compact' },
        ],
      },
    },
  };

  expect(fieldsTable(schema, { linkOf })).toBe(
    [
      '| Field | Type | Default | Description |',
      '| --- | --- | --- | --- |',
      '| `timeoutMs` | integer | `1000` | Timeout. |',
      '| `limit` | integer |  | **Deprecated**; write `timeoutMs`. It has a unit now. |',
      '| `look` | `"compact"`, `"full"` or `"small"` (deprecated; write `"compact"`) |  |  |',
      '',
    ].join('\n'),
  );
});

it.each([
  [{ enum: ['a', 1] }, '`"a"`, `1`'],
  [{ anyOf: [{ type: 'string' }, { $ref: 'value' }] }, 'string or [value]'],
  [{ type: ['string', 'null'], maxLength: 9 }, 'string or null'],
  [
    { type: 'string', pattern: '^(a|b)$', maxLength: 9 },
    'string matching `^(a\\|b)$` (at most 9 characters)',
  ],
  [{ type: 'array', items: { type: 'integer' }, maxItems: 50 }, 'list of integer (at most 50)'],
  [{}, 'any'],
])('describes %j', (schema, expected) => {
  expect(typeOf(schema, linkOf)).toBe(expected);
});

it('keeps a text inside its cell', () => {
  expect(cell('a | b\n  locales/<LANG>.json')).toBe('a \\| b locales/&lt;LANG>.json');
});

it('leaves code in a cell as it is', () => {
  expect(cell('<one>: `<brand>/<NAME>`, <two>')).toBe('&lt;one>: `<brand>/<NAME>`, &lt;two>');
});
