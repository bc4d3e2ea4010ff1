import { expect, it } from 'vitest';
import { prepare } from './typesFromSchemas.ts';

it('leaves deprecated members out of types', () => {
  const schema = {
    type: 'object',
    properties: {
      timeoutMs: { type: 'integer' },
      limit: { deprecated: true, 'x-replacedBy': 'timeoutMs' },
      look: {
        oneOf: [
          { enum: ['compact', 'full'] },
          { const: 'small', deprecated: true, 'x-replacedBy': 'compact' },
        ],
      },
    },
  };

  expect(prepare(schema, { ref: () => undefined, defaultsFilled: true })).toEqual({
    type: 'object',
    properties: {
      timeoutMs: { type: 'integer' },
      look: { oneOf: [{ enum: ['compact', 'full'] }] },
    },
  });
});
