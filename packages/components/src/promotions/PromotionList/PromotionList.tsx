import {
  permissionsOf,
  type PromotionListProps,
  type PromotionsReply,
  type PromotionSummary,
} from '@livery/model';
import { myPromotionsQuery, promotionsQuery } from '@livery/stores';
import {
  Card,
  Chips,
  classNames,
  EmptyState,
  Grid,
  Icon,
  Image,
  OperatorText,
  Skeleton,
} from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { contentLang } from '../../core/contentLang.ts';
import { Pager } from '../../core/paging/Pager.tsx';
import { useItemPages } from '../../core/paging/useItemPages.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import styles from './PromotionList.module.css';
import { promotionPeriod } from './promotionPeriod.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** A multiple of the columns, so that the last row is full. */
const pageSize = 24;

export const PromotionList = observer(function PromotionList({ title }: PromotionListProps) {
  const { locale } = useStores();
  return (
    <ResourceView
      resource={useQuery(promotionsQuery)}
      loadingText="promo.loading"
      className={styles.list}
      skeleton={
        <>
          <Skeleton shape="control" />
          <Grid columns={3}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} shape="block" ratio="4:3" />
            ))}
          </Grid>
        </>
      }
      isEmpty={({ promotions }) => promotions.length === 0}
      empty={
        <EmptyState
          icon="gift"
          title={locale.t('promo.empty')}
          text={locale.t('promo.emptyText')}
        />
      }
    >
      {(reply) => <Promotions title={title} reply={reply} />}
    </ResourceView>
  );
});

const Promotions = observer(function Promotions({
  title,
  reply,
}: {
  title: string;
  reply: PromotionsReply;
}) {
  const { locale, session } = useStores();
  const [category, setCategory] = useState('');
  const { realAccount } = permissionsOf(session.view);
  const mine = useQuery(myPromotionsQuery, { enabled: realAccount }).value?.list ?? [];
  const statuses = new Map(mine.map(({ promotionId, status }) => [promotionId, status]));
  const { items, listRef, pager } = useItemPages<PromotionSummary, HTMLUListElement>(
    reply.promotions.filter((promotion) => category === '' || promotion.category === category),
    { pageSize, listKey: category },
  );
  const options = [{ code: '', name: locale.t('promo.all') }, ...(reply.categories ?? [])].map(
    ({ code, name }) => ({
      value: code,
      label: name,
      count: countText(
        reply.promotions.filter((promotion) => code === '' || promotion.category === code).length,
      ),
    }),
  );
  return (
    <section className={styles.list} aria-label={title} lang={contentLang(locale, reply.language)}>
      <Chips
        label={locale.t('promo.categories')}
        options={options}
        value={category}
        onChange={setCategory}
      />
      <Grid as="ul" columns={3} listRef={listRef}>
        {items.map((promotion, index) => {
          const status = statuses.get(promotion.id);
          return (
            <li key={promotion.id}>
              <PromotionCard
                promotion={status === undefined ? promotion : { ...promotion, status }}
                isFirst={index === 0}
              />
            </li>
          );
        })}
      </Grid>
      <Pager {...pager} />
    </section>
  );

  /** Formats a number of promotions, of which there are more if the list was cut. */
  function countText(count: number): string {
    return reply.isCut ? `${count}+` : String(count);
  }
});

const PromotionCard = observer(function PromotionCard({
  promotion,
  isFirst,
}: {
  promotion: PromotionSummary;
  isFirst: boolean;
}) {
  const stores = useStores();
  const { site } = stores;
  return (
    <Card as="article" padding="none" className={styles.card}>
      <Image
        src={promotion.image === undefined ? undefined : site.imageUrl(promotion.image)}
        alt=""
        ratio="16:9"
        priority={isFirst}
        fallbackText={promotion.title}
        className={classNames(styles.picture, promotion.status === 'close' && styles.closed)}
      />
      <div className={styles.words}>
        <div className={styles.line}>
          <StatusBadge promotion={promotion} />
        </div>
        <h2 className={styles.title}>
          <a
            className={styles.link}
            href={`${site.routePath('promoDetail') ?? ''}?id=${encodeURIComponent(promotion.id)}`}
          >
            <OperatorText>{promotion.title}</OperatorText>
          </a>
        </h2>
        {promotion.summary === undefined ? null : (
          <p className={styles.summary}>
            <OperatorText>{promotion.summary}</OperatorText>
          </p>
        )}
        <p className={styles.period}>
          <Icon name="calendar" size="small" />
          {promotionPeriod(stores, promotion)}
        </p>
      </div>
    </Card>
  );
});
