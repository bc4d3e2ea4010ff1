import { Refusal } from './Refusal.ts';

/** Somebody has to wait: the sentence says for how long. Source: SMSC-08. */
export function tooManyRequests(nextAtMs: number, nowMs: number): Refusal {
  return new Refusal(`Too many requests. Please try again in ${describeWait(nextAtMs - nowMs)}.`);
}

/** A time to wait, in whole minutes. */
export function describeWait(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
