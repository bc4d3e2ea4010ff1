import { addDays, type CentreChart } from '@livery/model';
import { countDays } from '@livery/stores';
import { rowsAt, textAt, valueAt, type Row } from '../rowValues.ts';

/** A bar of a chart. */
export interface ChartPoint {
  /** The day or word of the bar, as the operator sent it. */
  readonly key: string;
  readonly row: Row;
  /** The number of the bar; `undefined` if the row has none. */
  readonly value: number | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
/** Longest period of which the days without a row are filled in. */
const maxDays = 366;

/**
 * Returns the bars of a reply: days in time order, with those between that have no row, and other
 * points in the operator's order.
 *
 * @param valuePath path of the number in a row.
 */
export function chartPoints(
  reply: unknown,
  { list = 'list', point }: CentreChart,
  valuePath: string,
): readonly ChartPoint[] {
  const points = rowsAt(reply, list).map((row): ChartPoint => {
    const value = valueAt(row, valuePath);
    return {
      key: textAt(row, point.path),
      row,
      value: typeof value === 'number' && Number.isFinite(value) ? value : undefined,
    };
  });
  return areDays(points) ? withAllDays(points) : points;
}

/** Returns whether all bars stand for days, so that they are columns in time order. */
export function areDays(points: readonly ChartPoint[]): boolean {
  return points.length > 0 && points.every(({ key }) => day.test(key));
}

function withAllDays(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const byDay = new Map(points.map((point) => [point.key, point]));
  const days = [...byDay.keys()].toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const count = countDays({ first, last });
  const all = count <= maxDays ? Array.from({ length: count }, (_, i) => addDays(first, i)) : days;
  return all.map((key) => byDay.get(key) ?? { key, row: {}, value: undefined });
}

/** Where a bar begins and how long it is, in percent of the scale, from its smallest value. */
export interface BarPlace {
  readonly start: number;
  readonly length: number;
}

/** Scale of a chart: it always includes zero. */
export class ChartScale {
  readonly max: number;
  readonly min: number;
  readonly #span: number;

  constructor(points: readonly ChartPoint[]) {
    const values = points.flatMap(({ value }) => (value === undefined ? [] : [value]));
    this.max = Math.max(0, ...values);
    this.min = Math.min(0, ...values);
    this.#span = this.max - this.min || 1;
  }

  /** Place of zero, in percent from the smallest value. */
  get zero(): number {
    return (Math.abs(this.min) / this.#span) * 100;
  }

  placeOf(value: number): BarPlace {
    const length = (Math.abs(value) / this.#span) * 100;
    return { start: value < 0 ? this.zero - length : this.zero, length };
  }
}
