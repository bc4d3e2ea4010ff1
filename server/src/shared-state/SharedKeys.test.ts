import { expect, it } from 'vitest';
import { SharedKeys } from './SharedKeys.ts';

it('follows the secret with the keys of limits, and not with those of claims', () => {
  let secret = 'first';
  const keys = new SharedKeys({ secret: () => secret });
  const [limit, claim] = [keys.limit('coral', 'account ann'), keys.claim('coral', 'id')];
  secret = 'second';

  expect(keys.limit('coral', 'account ann')).not.toBe(limit);
  expect(keys.limit('coral', 'account ann')).toBe(
    new SharedKeys({ secret: () => 'second' }).limit('coral', 'account ann'),
  );
  expect(keys.claim('coral', 'id')).toBe(claim);
});
