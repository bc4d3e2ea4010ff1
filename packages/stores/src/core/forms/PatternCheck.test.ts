import { expect, it } from 'vitest';
import { PatternCheck } from './PatternCheck.ts';

/** Creates a port whose checks the test answers. */
function deferredPort() {
  const requests: { value: string; answer: (accepted: boolean | undefined) => void }[] = [];
  return {
    requests,
    test: (_pattern: string, value: string) =>
      new Promise<boolean | undefined>((answer) => requests.push({ value, answer })),
  };
}

it('[REGI-02] accepts a value until the check of this value is finished', async () => {
  const port = deferredPort();
  const check = new PatternCheck(port, '^a$');
  const done = check.check('b');
  expect(check.rejects('b')).toBe(false);
  port.requests[0]?.answer(false);
  await done;
  expect([check.rejects('b'), check.rejects('bc')]).toEqual([true, false]);
});

it('[REGI-02] accepts a value if the check gives no result', async () => {
  const check = new PatternCheck({ test: () => Promise.resolve(undefined) }, '(');
  await check.check('b');
  expect(check.rejects('b')).toBe(false);
});

it('checks only the last of several values and resolves when it is checked', async () => {
  const port = deferredPort();
  const check = new PatternCheck(port, '^a$');
  const first = check.check('b');
  void check.check('bc');
  const last = check.check('bcd');
  port.requests[0]?.answer(false);
  await expect.poll(() => port.requests.length).toBe(2);
  port.requests[1]?.answer(false);
  await Promise.all([first, last]);
  expect(port.requests.map(({ value }) => value)).toEqual(['b', 'bcd']);
  expect(check.rejects('bcd')).toBe(true);
});

it('does not check an empty value', async () => {
  const port = deferredPort();
  const check = new PatternCheck(port, '^a$');
  await check.check('');
  expect([check.rejects(''), port.requests]).toEqual([false, []]);
});
