import { Refusal } from './Refusal.ts';

/** Refusal of a rate-limited request; its message contains the waiting time. Source: SMSC-08. */
export function tooManyRequests(nextAtMs: number, nowMs: number): Refusal {
  return new Refusal(`Too many requests. Please try again in ${describeWait(nextAtMs - nowMs)}.`);
}

/** Formats a waiting time in whole minutes. */
export function describeWait(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
