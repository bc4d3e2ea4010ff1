import { createHook } from 'node:async_hooks';
import { expect, it } from 'vitest';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

/** Each attempt uses a new address, so that no earlier failure counts against it. */
let addresses = 0;
function attempt(username: string): Promise<OperatorReply> {
  addresses += 1;
  return fixture.client.call(
    'loginV2',
    { username, password: 'not-the-password-1', type: 'username' },
    { address: `10.${addresses >> 8}.${addresses & 255}.1` },
  );
}

/**
 * Counts the key derivations of passwords during an act; a login takes no other time worth
 * measuring.
 */
async function derivationsOf<T>(
  act: () => Promise<T>,
): Promise<{ result: T; derivations: number }> {
  let derivations = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') derivations += 1;
    },
  }).enable();
  try {
    return { result: await act(), derivations };
  } finally {
    hook.disable();
  }
}

it('[LOGN-10] answers an unknown name like a wrong password, after the same work', async () => {
  const attempts = [];
  for (const name of ['demo', 'nobody-here', 'expired', '9170000001'])
    attempts.push(await derivationsOf(() => attempt(name)));

  expect(attempts).toEqual(
    attempts.map(() => ({
      derivations: 1,
      result: {
        status: 200,
        success: false,
        message: 'The username or the password is not right.',
        value: { captcha: true, reason: 'wrong_credentials' },
      },
    })),
  );
});

it('[LOGN-10] locks unknown accounts like existing ones, and an address after failures at many accounts', async () => {
  const lock = async (username: string) => {
    for (let count = 0; count < 20; count += 1) await attempt(username);
    return attempt(username);
  };
  const [known, unknown] = [await lock('demo'), await lock('nobody-at-all')];
  expect(known).toEqual(unknown);
  expect(known.message).toContain('locked; please try again in 5 minutes');

  const from = (username: string, address: string) =>
    fixture.client.call(
      'loginV2',
      { username, password: 'not-the-password-1', type: 'username' },
      { address },
    );
  for (let count = 0; count < 50; count += 1) await from(`member${count}`, '203.0.113.77');
  expect((await from('agent', '203.0.113.77')).message).toContain('locked');
  expect((await from('agent', '203.0.113.78')).message).not.toContain('locked');
}, 120_000);
