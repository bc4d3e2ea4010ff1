import { expect, it } from 'vitest';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const rounds = 15;

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

async function timed(username: string): Promise<{ reply: OperatorReply; ms: number }> {
  const startedMs = performance.now();
  const reply = await attempt(username);
  return { reply, ms: performance.now() - startedMs };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it(
  '[LOGN-10] answers an unknown name like a wrong password, in the same time',
  { timeout: 120_000 },
  async () => {
    const knownNames = ['demo', 'trial', 'agent', 'agent2', 'expired', 'newbie'];
    const times = { known: [] as number[], unknown: [] as number[], again: [] as number[] };
    const answers = new Set<string>();
    await timed('warm');
    for (let round = 0; round < rounds; round += 1) {
      const [first = '', second = ''] = [
        knownNames[round % knownNames.length],
        knownNames[(round + 1) % knownNames.length],
      ];
      // Interleaved in rotating order, so that other load on the machine affects all three alike.
      // The third repeats the first as a control.
      const attempts = [
        ['known', first],
        ['unknown', `nobody${round}`],
        ['again', second],
      ] as const;
      for (const [kind, name] of [...attempts.slice(round % 3), ...attempts.slice(0, round % 3)]) {
        const { reply, ms } = await timed(name);
        times[kind].push(ms);
        answers.add(JSON.stringify(reply));
      }
    }
    expect([...answers]).toEqual([
      JSON.stringify({
        status: 200,
        success: false,
        message: 'The username or the password is not right.',
        value: { captcha: true, reason: 'wrong_credentials' },
      }),
    ]);
    const [ratio, control] = [
      median(times.unknown) / median(times.known),
      median(times.again) / median(times.known),
    ];
    // Without the dummy password hash, the reply for an unknown name would take a tenth of the
    // time.
    expect(ratio, `control ${control.toFixed(2)}`).toBeGreaterThan(0.5 * Math.min(1, control));
    expect(ratio, `control ${control.toFixed(2)}`).toBeLessThan(2 * Math.max(1, control));
  },
);

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
