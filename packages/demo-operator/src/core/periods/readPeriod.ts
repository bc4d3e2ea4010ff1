/** Period of time: first moment (inclusive) and end (exclusive). */
export interface Period {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Problems of a period, by field. */
export type PeriodProblems = Partial<Record<'from' | 'to', string>>;

const maxDays = 90;
const dayMs = 86_400_000;
/** Calendar days of a zone that sets its clocks back are longer, by at most 3 hours. */
const maxClockShiftMs = 3 * 60 * 60_000;
const momentPattern =
  /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const noMoment = 'Please give a moment with its zone, as 2026-11-20T00:00:00Z.';

/** Period of a request: both ends are optional. */
export interface PeriodRequest {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Parses two ISO 8601 moments to a period, or returns all problems. Without an end, the period ends
 * now; without a beginning, it is as long as allowed.
 */
export function readPeriod({ from, to }: PeriodRequest, nowMs: number): Period | PeriodProblems {
  const toMs = to === undefined ? nowMs + 1 : readMoment(to);
  const fromMs = from === undefined ? (toMs ?? nowMs) - maxDays * dayMs : readMoment(from);
  if (fromMs === undefined || toMs === undefined)
    return {
      ...(fromMs === undefined && { from: noMoment }),
      ...(toMs === undefined && { to: noMoment }),
    };
  if (toMs <= fromMs) return { to: 'The end has to be after the beginning.' };
  return toMs - fromMs > maxDays * dayMs + maxClockShiftMs
    ? { from: `Please ask for at most ${maxDays} days at once.` }
    : { fromMs, toMs };
}

function readMoment(text: string): number | undefined {
  const [, year, month, day] = momentPattern.exec(text) ?? [];
  const atMs = Date.parse(text);
  // `Date` parses the 31st of February as the 3rd of March.
  return Number.isNaN(atMs) ||
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day)
    ? undefined
    : atMs;
}
