import type { Game } from '@livery/demo-content/catalogue/games';

/** When a lottery game is drawn, by the clock alone: nobody has to be there. */
export interface DrawPlan {
  readonly periodMs: number;
  /** Its draws are so much later than the full period. */
  readonly offsetMs: number;
  /** Sale ends so long before a draw. */
  readonly lockSeconds: number;
  /** 1 is Sunday. */
  readonly weekdays: readonly number[];
}

/** A draw that is over. */
export interface Draw {
  readonly numero: string;
  readonly winningNumber: string;
  readonly atMs: number;
}

const minute = 60_000;
const day = 1440 * minute;
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;
const fastPeriods = [1, 2, 3, 5, 10] as const;
const weeks = [everyDay, [2, 4, 6], [3, 5, 7], [1, 7]] as const;

/** Fast draws come every few minutes; the others once a day, on some weekdays. */
export function drawPlanOf({ nodeId, gameType, gameClassify }: Game): DrawPlan {
  if (gameType === 'ELOTT')
    return {
      periodMs: (fastPeriods[nodeId % fastPeriods.length] ?? 1) * minute,
      offsetMs: 0,
      lockSeconds: 10,
      weekdays: everyDay,
    };
  const weekdays = gameClassify === 'ticket' ? weeks[3] : (weeks[nodeId % 3] ?? everyDay);
  // From six in the morning to three in the afternoon UTC: an afternoon or evening draw where these
  // brands are (UTC+8), and there, too, on the day that weekdays and numbers name.
  return { periodMs: day, offsetMs: (6 + (nodeId % 10)) * 60 * minute, lockSeconds: 300, weekdays };
}

/**
 * When the draw comes that is sold now: the first after this moment, on a weekday it is drawn on.
 */
export function nextDrawAtMs(plan: DrawPlan, nowMs: number): number {
  let atMs = slotAfter(plan, nowMs);
  while (!isDrawn(plan, atMs)) atMs += plan.periodMs;
  return atMs;
}

/** When the last draws before this moment were, newest first. */
export function drawTimesBefore(plan: DrawPlan, nowMs: number, count: number): number[] {
  const times: number[] = [];
  for (
    let atMs = slotAfter(plan, nowMs) - plan.periodMs;
    times.length < count;
    atMs -= plan.periodMs
  ) {
    if (isDrawn(plan, atMs)) times.push(atMs);
  }
  return times;
}

/** The name of a draw: its day, and for fast ones which of the day it is. */
export function numeroOf({ periodMs }: DrawPlan, atMs: number): string {
  const date = new Date(atMs).toISOString().slice(0, 10).replaceAll('-', '');
  return periodMs >= day
    ? date
    : `${date}-${String(1 + Math.floor((atMs % day) / periodMs)).padStart(4, '0')}`;
}

function slotAfter({ periodMs, offsetMs }: DrawPlan, nowMs: number): number {
  return Math.floor((nowMs - offsetMs) / periodMs) * periodMs + offsetMs + periodMs;
}

function isDrawn({ weekdays }: DrawPlan, atMs: number): boolean {
  return weekdays.includes(new Date(atMs).getUTCDay() + 1);
}
