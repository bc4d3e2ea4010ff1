import type { StatCardsProps } from '@livery/model';
import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { FigureList } from '../parts/FigureList.tsx';
import { FilterBar } from '../parts/filters/FilterBar.tsx';
import { ReplyChart } from '../parts/chart/ReplyChart.tsx';
import { ShownPeriod, useShownPeriod } from '../parts/shownPeriod.ts';
import { replyRow, resolveValues } from '../parts/rowValues.ts';
import { useCall } from '../parts/useCall.ts';
import { useFilterRequest } from '../parts/filters/useFilterRequest.ts';
import styles from './StatCards.module.css';

export const StatCards = observer(function StatCards({
  title,
  call,
  query,
  filters = [],
  figures,
  chart,
}: StatCardsProps) {
  const request = { ...resolveValues(query, {}), ...useFilterRequest(filters) };
  const reply = useCall(call, request);
  const period = useShownPeriod(filters);
  return (
    <section className={styles.cards}>
      {title === undefined ? null : <h3>{title}</h3>}
      <FilterBar filters={filters} reply={reply.value} />
      <ResourceView
        resource={reply}
        loadingText="centre.loading"
        skeleton={<Skeleton shape="line" lines={3} />}
      >
        {(value) => (
          <>
            <ShownPeriod value={period}>
              <FigureList call={call} reply={replyRow(value)} figures={figures} />
            </ShownPeriod>
            {chart ? <ReplyChart call={call} reply={value} chart={chart} hasTable /> : null}
          </>
        )}
      </ResourceView>
    </section>
  );
});
