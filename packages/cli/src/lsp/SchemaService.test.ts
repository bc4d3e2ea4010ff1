import { expect, it } from 'vitest';
import { SchemaService } from './SchemaService.ts';

it('suggests no deprecated name, and describes one that is written', async () => {
  const schema = {
    type: 'object',
    properties: {
      timeoutMs: { type: 'integer' },
      limit: { type: 'integer', deprecated: true, description: 'Deprecated; write "timeoutMs".' },
    },
  };
  const service = new SchemaService({
    folder: '/schemas',
    read: async () => JSON.stringify(schema, null, 2),
  });

  const items = await service.complete('lagoon/flags.json', '{ "" }', { line: 0, character: 3 });
  expect(items.map(({ label }) => label)).toEqual(['timeoutMs']);
  expect(
    await service.describe('lagoon/flags.json', '{ "limit": 1 }', { line: 0, character: 4 }),
  ).toContain('write "timeoutMs"');
});
