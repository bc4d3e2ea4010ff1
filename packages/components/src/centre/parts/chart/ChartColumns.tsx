import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../../core/stores.ts';
import { ChartScale, type ChartPoint } from './chartPoints.ts';
import type { ShownValue } from './ReplyChart.tsx';
import styles from './ReplyChart.module.css';
import { numberText, ReplyValue } from '../ReplyValue.tsx';

/** Share of a day's width that its column fills. */
const fill = 0.7;
/** Widest column, in percent of the chart. */
const maxWidth = 14;
/** Most days that are all named below their columns; of more, the first, middle and last are. */
const maxNamed = 10;

interface ChartColumnsProps {
  title: string;
  /** Days in time order. */
  points: readonly ChartPoint[];
  value: ShownValue;
}

/**
 * Days beside each other as columns, up for gains and down for losses. An image for readers, named
 * by its extremes; the rows of the same values follow on the page.
 */
export const ChartColumns = observer(function ChartColumns({
  title,
  points,
  value,
}: ChartColumnsProps) {
  const stores = useStores();
  const { locale } = stores;
  const [picked, setPicked] = useState<string>();
  const scale = new ChartScale(points);
  const text = (number: number) => numberText(stores, number, value);
  const dayOf = (key: string, options: Intl.DateTimeFormatOptions) =>
    locale.formats.date(key, 'UTC', options);
  const slot = 100 / points.length;
  const width = Math.min(slot * fill, maxWidth);
  const current =
    points.find(({ key }) => key === picked) ??
    points.findLast(({ value: number }) => number !== undefined);
  const [first, last] = [points[0]?.key ?? '', points.at(-1)?.key ?? ''];
  return (
    <div className={styles.plot}>
      {current ? (
        <p className={styles.current} aria-hidden="true">
          <bdi>{dayOf(current.key, { dateStyle: 'medium' })}</bdi>
          <ReplyValue
            value={current.value}
            call={value.call}
            path={value.replyPath}
            format={value.format}
          />
        </p>
      ) : null}
      <div className={styles.scale} aria-hidden="true">
        <bdi>{text(scale.max)}</bdi>
        {scale.min < 0 ? <bdi>{text(scale.min)}</bdi> : null}
      </div>
      <svg
        className={styles.columns}
        role="img"
        aria-label={locale.t('centre.chart.summary', {
          title: `${title}: ${value.label}`,
          first: dayOf(first, { dateStyle: 'medium' }),
          last: dayOf(last, { dateStyle: 'medium' }),
          highest: text(Math.max(...numbersOf(points))),
          lowest: text(Math.min(...numbersOf(points))),
        })}
      >
        {points.map(({ key, value: number = 0 }, index) => {
          const { start, length } = scale.placeOf(number);
          return (
            <g key={key} data-picked={key === current?.key ? '' : undefined}>
              <rect
                className={styles.day}
                x={`${index * slot}%`}
                width={`${slot}%`}
                height="100%"
                onPointerEnter={() => setPicked(key)}
              />
              <rect
                className={styles.mark}
                data-negative={number < 0 ? '' : undefined}
                x={`${index * slot + (slot - width) / 2}%`}
                y={`${100 - start - length}%`}
                width={`${width}%`}
                height={`${length}%`}
              />
            </g>
          );
        })}
        <line
          className={styles.zero}
          x2="100%"
          y1={`${100 - scale.zero}%`}
          y2={`${100 - scale.zero}%`}
        />
      </svg>
      <div
        className={styles.days}
        aria-hidden="true"
        data-all={points.length <= maxNamed ? '' : undefined}
      >
        {namedPoints(points).map(({ key }) => (
          <bdi key={key}>{dayOf(key, { day: 'numeric', month: 'numeric' })}</bdi>
        ))}
      </div>
    </div>
  );
});

/** Returns the numbers of the points; a day without a row counts as 0. */
function numbersOf(points: readonly ChartPoint[]): number[] {
  return points.map(({ value = 0 }) => value);
}

function namedPoints(points: readonly ChartPoint[]): readonly ChartPoint[] {
  if (points.length <= maxNamed) return points;
  return [0, Math.floor((points.length - 1) / 2), points.length - 1].flatMap(
    (index) => points[index] ?? [],
  );
}
