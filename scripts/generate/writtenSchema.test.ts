import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { writtenSchema } from './writtenSchema.ts';

const source = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  additionalProperties: false,
  properties: {
    timeoutMs: { type: 'integer', maximum: 9, default: 5, description: 'Timeout.' },
    limit: { deprecated: true, 'x-replacedBy': 'timeoutMs', description: 'It has a unit now.' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          id: { type: 'string' },
          key: { deprecated: true, 'x-replacedBy': 'id' },
          size: {
            oneOf: [
              { type: 'string', enum: ['compact', 'full'] },
              { const: 'small', deprecated: true, 'x-replacedBy': 'compact' },
            ],
          },
        },
        required: ['id'],
      },
    },
  },
};

it('accepts and marks deprecated members, in the shape of those that replace them', () => {
  const schema = writtenSchema('x.schema.json', source, { closed: {}, open: {}, contextPaths: [] });
  const isValid = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);

  expect(schema.properties).toMatchObject({
    limit: {
      type: ['integer', 'null'],
      maximum: 9,
      deprecated: true,
      description: 'Deprecated; write "timeoutMs". It has a unit now.',
    },
  });
  expect(schema.properties).not.toHaveProperty('limit.default');
  expect(isValid({ limit: 7, fields: [{ key: 'a', size: 'small' }] })).toBe(true);
  expect(isValid({ limit: 10 })).toBe(false);
  expect(isValid({ fields: [{ key: 1 }] })).toBe(false);
  expect(isValid({ fields: [{ size: 'large' }] })).toBe(false);
});
