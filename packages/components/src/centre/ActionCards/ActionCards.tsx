import type { ActionCardsProps } from '@livery/model';
import { Badge, Card, EmptyState, Image, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { RichText } from '../../core/RichText/RichText.tsx';
import { useStores } from '../../core/stores.ts';
import { ActionButtons } from '../parts/ActionButtons.tsx';
import { FilterBar } from '../parts/filters/FilterBar.tsx';
import { ListOutcome } from '../parts/ListOutcome.tsx';
import { ReplyValue } from '../parts/ReplyValue.tsx';
import { Values } from '../parts/RowDetail.tsx';
import { replyRow, resolveValues, rowsAt, textAt, valueAt, type Row } from '../parts/rowValues.ts';
import { ShownPeriod, useShownPeriod } from '../parts/shownPeriod.ts';
import { useListOutcome } from '../parts/useListOutcome.ts';
import { useCall } from '../parts/useCall.ts';
import { useFilterRequest } from '../parts/filters/useFilterRequest.ts';
import styles from './ActionCards.module.css';
import { CardProgress } from './CardProgress.tsx';
import { TimeLeft } from './TimeLeft.tsx';

export const ActionCards = observer(function ActionCards(props: ActionCardsProps) {
  const { title, call, query, filters = [], list = 'list', empty, tools = [] } = props;
  const { hideWhenEmpty = false, rowKey } = props;
  const { locale } = useStores();
  const request = { ...resolveValues(query, {}), ...useFilterRequest(filters) };
  const reply = useCall(call, request);
  const period = useShownPeriod(filters);
  const isEmpty = reply.value !== undefined && rowsAt(reply.value, list).length === 0;
  const [done, setDone] = useListOutcome(request);
  if (isEmpty && hideWhenEmpty && done === '') return null;
  const section = (
    <section className={styles.section}>
      {title === undefined ? null : <h3>{title}</h3>}
      <FilterBar filters={filters} reply={reply.value} />
      <ActionButtons
        actions={tools}
        refresh={[call]}
        row={replyRow(reply.value)}
        onDone={setDone}
      />
      <ListOutcome text={done} rows={reply.value} />
      <ResourceView
        resource={reply}
        loadingText="centre.loading"
        skeleton={<Skeleton shape="line" lines={6} />}
        isEmpty={(value) => rowsAt(value, list).length === 0}
        empty={<EmptyState icon="gift" title={empty ?? locale.t('centre.none')} />}
      >
        {(value) => (
          <ul role="list" className={styles.cards}>
            {rowsAt(value, list).map((row, index) => (
              <li key={textAt(row, rowKey) || index}>
                <EntryCard {...props} list={list} row={row} onDone={setDone} />
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
    </section>
  );
  return <ShownPeriod value={period}>{section}</ShownPeriod>;
});

const EntryCard = observer(function EntryCard({
  title: listTitle,
  call,
  list,
  card: { title, text, image, badge, lines = [], progress, until },
  actions = [],
  row,
  onDone,
}: ActionCardsProps & { list: string; row: Row; onDone: (text: string) => void }) {
  const { locale, site } = useStores();
  const Heading = listTitle === undefined ? 'h3' : 'h4';
  const picture = image === undefined ? undefined : valueAt(row, image);
  const body = text === undefined ? undefined : valueAt(row, text);
  return (
    <Card as="article" className={styles.card}>
      {typeof picture === 'string' && picture !== '' ? (
        <Image src={site.imageUrls(picture)} alt="" ratio="16:9" />
      ) : null}
      <div className={styles.head}>
        <Heading>
          <OperatorText>{textAt(row, title)}</OperatorText>
        </Heading>
        {row.sample === true ? <Badge>{locale.t('sample.label')}</Badge> : null}
        {badge ? (
          <ReplyValue
            value={valueAt(row, badge.path)}
            call={call}
            path={`${list}.${badge.path}`}
            texts={badge.texts}
            tones={badge.tones ?? {}}
          />
        ) : null}
      </div>
      {typeof body === 'string' ? <RichText html={body} /> : null}
      {lines.length > 0 ? (
        <Values call={call} pathOf={(path) => `${list}.${path}`} columns={lines} row={row} />
      ) : null}
      {progress ? <CardProgress call={call} list={list} progress={progress} row={row} /> : null}
      {until ? <TimeLeft label={until.label} end={valueAt(row, until.path)} /> : null}
      <ActionButtons actions={actions} row={row} refresh={[call]} onDone={onDone} />
    </Card>
  );
});
