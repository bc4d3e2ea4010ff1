import { expect, it } from 'vitest';
import { PatternCheck } from './PatternCheck.ts';

/** A port whose answers wait for the test. */
function heldPort() {
  const asked: { value: string; answer: (accepted: boolean | undefined) => void }[] = [];
  return {
    asked,
    test: (_pattern: string, value: string) =>
      new Promise<boolean | undefined>((answer) => asked.push({ value, answer })),
  };
}

it('[REGI-02] counts a value as right until the pattern has said something of just this value', async () => {
  const port = heldPort();
  const check = new PatternCheck(port, '^a$');
  const done = check.ask('b');
  expect(check.rejects('b')).toBe(false);
  port.asked[0]?.answer(false);
  await done;
  expect([check.rejects('b'), check.rejects('bc')]).toEqual([true, false]);
});

it('[REGI-02] counts a value as right where nobody can say', async () => {
  const check = new PatternCheck({ test: () => Promise.resolve(undefined) }, '(');
  await check.ask('b');
  expect(check.rejects('b')).toBe(false);
});

it('looks at the last value only, and says so when it has', async () => {
  const port = heldPort();
  const check = new PatternCheck(port, '^a$');
  const first = check.ask('b');
  void check.ask('bc');
  const last = check.ask('bcd');
  port.asked[0]?.answer(false);
  await expect.poll(() => port.asked.length).toBe(2);
  port.asked[1]?.answer(false);
  await Promise.all([first, last]);
  expect(port.asked.map(({ value }) => value)).toEqual(['b', 'bcd']);
  expect(check.rejects('bcd')).toBe(true);
});

it('has nothing to say of an empty value', async () => {
  const port = heldPort();
  const check = new PatternCheck(port, '^a$');
  await check.ask('');
  expect([check.rejects(''), port.asked]).toEqual([false, []]);
});
