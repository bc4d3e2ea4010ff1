import { expect, it } from 'vitest';
import { isSource } from './SourceChanges.ts';

it.each([
  ['calls/session/account.schema.json', true],
  ['generated/schemas.gen.ts', true],
  ['main.ts', true],
  ['gateway/readRequest.test.ts', false],
  ['gateway/.readRequest.ts.swp', false],
  ['gateway/.#readRequest.ts', false],
  ['gateway/readRequest.ts~', false],
])('%s: %j', (file, expected) => {
  expect(isSource(file)).toBe(expected);
});
