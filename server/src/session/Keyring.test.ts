import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { testKeyring } from '../testing/testKeyring.ts';
import { Keyring } from './Keyring.ts';
import { Sealer } from './Sealer.ts';

/** Returns a sealer whose secrets can be replaced, as by an edit of their file. */
function rotating(...secrets: readonly string[]): {
  keyring: Keyring;
  sealer: Sealer;
  clock: FakeClock;
  replace: (...secrets: readonly string[]) => void;
} {
  let current = secrets;
  const clock = new FakeClock();
  const keyring = new Keyring({ secrets: () => current, clock });
  return {
    keyring,
    sealer: new Sealer({ keyring }),
    clock,
    replace: (...next) => {
      current = next;
    },
  };
}

it('loses no value while two servers rotate a secret one after the other, in three steps', () => {
  const servers = [rotating('old'), rotating('old')];
  const sealed: string[] = [];
  const steps = [
    ['old', 'new'],
    ['new', 'old'],
  ];
  for (const secrets of steps) {
    for (const changed of servers) {
      changed.replace(...secrets);
      for (const { sealer } of servers) sealed.push(sealer.seal('coral', 'livery', { at: 1 }));
      for (const { sealer } of servers)
        expect(sealed.map((text) => sealer.open('coral', 'livery', text))).toEqual(
          sealed.map(() => ({ at: 1 })),
        );
    }
  }

  // Values are sealed again with use; after that the old secret opens nothing.
  const [first, second] = servers;
  const last = first?.sealer.seal('coral', 'livery', { at: 2 }) ?? '';
  second?.replace('new');
  expect(second?.sealer.open('coral', 'livery', last)).toEqual({ at: 2 });
  expect(second?.sealer.open('coral', 'livery', sealed[0] ?? '')).toBeUndefined();
});

it('begins a sealed value with the id of its key, which reveals nothing of the secret', () => {
  const [first, second] = testKeyring('first secret', 'second secret').keys();
  const sealed = new Sealer({ keyring: testKeyring('first secret') }).seal('coral', 'livery', {});

  expect(sealed.slice(0, 8)).toBe(first?.id);
  expect(first?.id).toMatch(/^[\w-]{8}$/);
  expect(first?.id).not.toBe(second?.id);
  expect(Buffer.from('first secret').toString('base64url')).not.toContain(first?.id);
});

it('counts what each key opened and when, so that an old key can be removed', () => {
  const { keyring, sealer, clock, replace } = rotating('old');
  const [oldId] = keyring.keys().map(({ id }) => id);
  const old = sealer.seal('coral', 'livery', {});
  const device = sealer.seal('coral', 'livery-device', {});
  replace('new', 'old');
  const [newId] = keyring.keys().map(({ id }) => id);

  sealer.open('coral', 'livery', old);
  sealer.open('coral', 'livery', old);
  const startedMs = clock.nowMs();
  clock.advance(1_000);
  sealer.open('coral', 'livery-device', device);
  sealer.open('reef', 'livery', old);
  sealer.open('coral', 'livery', sealer.seal('coral', 'livery', {}));

  expect(keyring.states()).toEqual([
    {
      id: newId,
      isSealing: true,
      opens: [{ purpose: 'livery', count: 1, lastAtMs: startedMs + 1_000 }],
    },
    {
      id: oldId,
      isSealing: false,
      opens: [
        { purpose: 'livery', count: 2, lastAtMs: startedMs },
        { purpose: 'livery-device', count: 1, lastAtMs: startedMs + 1_000 },
      ],
    },
  ]);
});
