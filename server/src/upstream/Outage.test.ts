import { FakeClock } from '@livery/testing/FakeClock';
import { beforeEach, expect, it } from 'vitest';
import { Outage } from './Outage.ts';

let clock: FakeClock;
let outage: Outage;

beforeEach(() => {
  clock = new FakeClock();
  outage = new Outage({ clock });
});

it('lasts from the first failure until a reply', () => {
  outage.note('unreachable');
  clock.advance(60_000);
  outage.note('faulty');
  clock.advance(60_000);
  outage.note('unknown');
  expect(outage.lastsMs).toBe(120_000);

  outage.note('replied');
  expect(outage.lastsMs).toBe(0);
});

it('is forgotten after five minutes without calls, and starts with the next failure', () => {
  outage.note('unreachable');
  clock.advance(301_000);
  expect(outage.lastsMs).toBe(0);

  outage.note('unreachable');
  clock.advance(1_000);
  expect(outage.lastsMs).toBe(1_000);
});
