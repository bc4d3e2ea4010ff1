import type { Game } from '@livery/demo-content/catalogue/games';
import { zoneMs } from '../core/zoneMs.ts';

/** Draw schedule of a lottery game, which depends on the clock alone. */
export interface DrawPlan {
  readonly periodMs: number;
  /** Offset of the draws from the full period. */
  readonly offsetMs: number;
  /** The sale ends this long before a draw. */
  readonly lockSeconds: number;
  /** 1 is Sunday. */
  readonly weekdays: readonly number[];
}

/** Past draw. */
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

/**
 * Returns the schedule of a game. Fast games are drawn every few minutes, the others once a day on
 * some weekdays.
 */
export function drawPlanOf({ nodeId, gameType, gameClassify }: Game): DrawPlan {
  if (gameType === 'ELOTT')
    return {
      periodMs: (fastPeriods[nodeId % fastPeriods.length] ?? 1) * minute,
      offsetMs: 0,
      lockSeconds: 10,
      weekdays: everyDay,
    };
  const weekdays = gameClassify === 'ticket' ? weeks[3] : (weeks[nodeId % 3] ?? everyDay);
  // From 06:00 to 15:00 UTC: an afternoon or evening draw in the brands' time zone (UTC+8), on the
  // same calendar day in both zones.
  return { periodMs: day, offsetMs: (6 + (nodeId % 10)) * 60 * minute, lockSeconds: 300, weekdays };
}

/**
 * Returns the time of the draw that is on sale: the first draw after this moment, on one of the
 * game's weekdays.
 */
export function nextDrawAtMs(plan: DrawPlan, nowMs: number): number {
  let atMs = slotAfter(plan, nowMs);
  while (!isDrawn(plan, atMs)) atMs += plan.periodMs;
  return atMs;
}

/** Returns the times of the last draws before this moment, newest first. */
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

/**
 * Returns the name of a draw: its day in the brands' time zone and, for fast games, its number
 * within that day.
 */
export function numeroOf({ periodMs }: DrawPlan, atMs: number): string {
  const localMs = atMs + zoneMs;
  const date = new Date(localMs).toISOString().slice(0, 10).replaceAll('-', '');
  return periodMs >= day
    ? date
    : `${date}-${String(1 + Math.floor((localMs % day) / periodMs)).padStart(4, '0')}`;
}

function slotAfter({ periodMs, offsetMs }: DrawPlan, nowMs: number): number {
  return Math.floor((nowMs - offsetMs) / periodMs) * periodMs + offsetMs + periodMs;
}

function isDrawn({ weekdays }: DrawPlan, atMs: number): boolean {
  return weekdays.includes(new Date(atMs).getUTCDay() + 1);
}
