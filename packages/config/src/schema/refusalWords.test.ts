import { lotteryRefusals, phoneFaults, refusalReasons } from '@livery/model';
import { expect, it } from 'vitest';
import upstream from '../../schemas/upstream.schema.json' with { type: 'json' };

it('lists every known refusal for upstream.json, and the errors a code may mean', () => {
  expect(upstream.properties.refusals.additionalProperties.enum).toEqual([
    ...refusalReasons,
    ...phoneFaults,
    ...lotteryRefusals,
    'unauthorised',
    'too_many_requests',
    'restricted',
  ]);
});
