import type { CentreChart, CentreChartValue } from '@livery/model';
import { Chips } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../../core/stores.ts';
import { ChartColumns } from './ChartColumns.tsx';
import { areDays, ChartScale, chartPoints, type ChartPoint } from './chartPoints.ts';
import styles from './ReplyChart.module.css';
import { ReplyValue } from '../ReplyValue.tsx';

export interface ReplyChartProps {
  call: string;
  reply: unknown;
  chart: CentreChart;
  /** Whether the values follow as a table, which readers and keyboards need if no records do. */
  hasTable?: boolean;
}

/** A value of the chart with where its format is declared. */
export interface ShownValue extends CentreChartValue {
  readonly call: string;
  /** Path of the value in the reply. */
  readonly replyPath: string;
}

/** Bars of the rows of a reply; nothing without rows. */
export const ReplyChart = observer(function ReplyChart({
  call,
  reply,
  chart,
  hasTable = false,
}: ReplyChartProps) {
  const { title, list = 'list', values } = chart;
  const [chosen, setChosen] = useState('');
  const value = values.find(({ path }) => path === chosen) ?? values[0];
  const points = value ? chartPoints(reply, chart, value.path) : [];
  if (!value || points.length === 0) return null;
  const shown = { ...value, call, replyPath: `${list}.${value.path}` };
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      {values.length > 1 ? (
        <Chips
          label={title}
          value={value.path}
          options={values.map(({ path, label }) => ({ value: path, label }))}
          onChange={setChosen}
        />
      ) : null}
      {areDays(points) ? (
        <>
          <ChartColumns title={title} points={points} value={shown} />
          {hasTable ? <ChartTable call={call} chart={chart} points={points} value={shown} /> : null}
        </>
      ) : (
        <ChartLines call={call} chart={chart} points={points} value={shown} />
      )}
    </figure>
  );
});

interface PartProps {
  call: string;
  chart: CentreChart;
  points: readonly ChartPoint[];
  value: ShownValue;
}

/** Points below each other, each with its name, bar and value. */
const ChartLines = observer(function ChartLines({ call, chart, points, value }: PartProps) {
  const scale = new ChartScale(points);
  return (
    <dl className={styles.lines}>
      {points.map(({ key, value: number }) => {
        const bar = number === undefined ? undefined : scale.placeOf(number);
        return (
          <div key={key} className={styles.line}>
            <dt>
              <PointName call={call} chart={chart} name={key} />
            </dt>
            <dd>
              <svg className={styles.bar} aria-hidden="true">
                <rect className={styles.track} width="100%" height="100%" />
                {bar && number !== undefined ? (
                  <rect
                    className={styles.mark}
                    data-negative={number < 0 ? '' : undefined}
                    x={`${bar.start}%`}
                    width={`${bar.length}%`}
                    height="100%"
                  />
                ) : null}
              </svg>
              <ReplyValue value={number} call={call} path={value.replyPath} format={value.format} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
});

/** The shown value of all days, for readers and for those who want the numbers. */
const ChartTable = observer(function ChartTable({
  call,
  chart,
  points,
  value: { label, replyPath, format },
}: PartProps) {
  const { locale } = useStores();
  return (
    <details className={styles.details}>
      <summary>{locale.t('centre.chart.table')}</summary>
      <table className={styles.table}>
        <caption>{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.point.label}</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, value }) => (
            <tr key={key}>
              <th scope="row">
                <PointName call={call} chart={chart} name={key} />
              </th>
              <td>
                <ReplyValue value={value} call={call} path={replyPath} format={format} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});

function PointName({ call, chart, name }: { call: string; chart: CentreChart; name: string }) {
  const { list = 'list', point } = chart;
  return (
    <ReplyValue
      value={name}
      call={call}
      path={`${list}.${point.path}`}
      format={point.format}
      texts={point.texts}
    />
  );
}
