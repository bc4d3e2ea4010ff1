import type {
  CentreAction,
  MallCatalogueProps,
  PointsBalanceReply,
  PointsItem,
  TextKey,
} from '@livery/model';
import { AccountStateStore, type RootStore } from '@livery/stores';
import { Button, Card, Checkbox, Icon, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionButtons } from '../../centre/parts/ActionButtons.tsx';
import { useCall } from '../../centre/parts/useCall.ts';
import { centreAddress } from '../../core/centreAddress.ts';
import { FailedState } from '../../core/FailedState/FailedState.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import type { QueryResult } from '../../core/useResource.ts';
import { entryOf } from '../../core/wordText.ts';
import styles from './MallCatalogue.module.css';
import { MallItems, MallSkeleton } from './MallItems.tsx';

const minDeliveryLength = 10;
const maxDeliveryLength = 200;
const maxQuantity = 100;
/** Calls whose replies an exchange changes. */
const changedCalls = ['pointsReward', 'pointsBalance'] as const;

/** The catalogue with the member's points; each item can be exchanged, or says why not. */
export const MemberMall = observer(function MemberMall({ title }: MallCatalogueProps) {
  const items = useCall('pointsReward', {});
  const balance = useCall('pointsBalance', {});
  const { locale } = useStores();
  const [isAffordable, setAffordable] = useState(false);
  const points = balance.value?.points;
  return (
    <div className={styles.mall}>
      <PointsHead balance={balance} />
      <ResourceView
        resource={items}
        loadingText="mall.loading"
        skeleton={<MallSkeleton />}
        isEmpty={(reply) => reply.items.length === 0}
        emptyIcon="gift"
        emptyText="mall.empty"
      >
        {(reply) => (
          <MallItems
            title={title}
            reply={reply}
            shows={(item) => !isAffordable || points === undefined || item.points <= points}
            renderAction={(item) => <ItemAction item={item} points={points} />}
          >
            <Checkbox
              label={locale.t('mall.affordable')}
              checked={isAffordable}
              onChange={setAffordable}
            />
          </MallItems>
        )}
      </ResourceView>
    </div>
  );
});

/** Points of the member, with the way to their conversion and record. */
const PointsHead = observer(function PointsHead({
  balance: { state, value, retry },
}: {
  balance: QueryResult<PointsBalanceReply>;
}) {
  const stores = useStores();
  const { locale } = stores;
  const conversion = centreAddress(stores, 'mc.points');
  const records = centreAddress(stores, 'mc.points', { tab: 'records' });
  if (!value && state.status === 'failed')
    return <FailedState error={state.error} onRetry={retry} />;
  return (
    <Card tone="accent" className={styles.prompt}>
      <Icon name="coins" size="large" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.label}>{locale.t('mall.balance')}</p>
        {value ? (
          <p className={styles.balance}>
            <bdi>{locale.formats.number(value.points)}</bdi>
          </p>
        ) : (
          <div role="status" aria-label={locale.t('mall.loading')}>
            <Skeleton shape="line" />
          </div>
        )}
        {value?.pending === undefined || value.pending === 0 ? null : (
          <p className={styles.note}>
            {locale.t('mall.pending', { points: locale.formats.number(value.pending) })}
          </p>
        )}
      </div>
      {conversion === undefined || records === undefined ? null : (
        <>
          <Button href={conversion} variant="soft" iconStart="wallet">
            {locale.t('mall.convert')}
          </Button>
          <Button href={records} variant="ghost" iconStart="list">
            {locale.t('mall.records')}
          </Button>
        </>
      )}
    </Card>
  );
});

/** Why an item cannot be exchanged. */
const reasons: Readonly<Record<string, TextKey>> = {
  soldOut: 'mall.out',
  rankTooLow: 'refusal.rank_too_low',
  amountTooLow: 'refusal.requirement_missing',
  limitReached: 'refusal.limit_reached',
  pointsTooLow: 'refusal.points_too_low',
};

const ItemAction = observer(function ItemAction({
  item,
  points,
}: {
  item: PointsItem;
  points: number | undefined;
}) {
  const stores = useStores();
  const { locale } = stores;
  const { amountRequirement, status } = item;
  const reason = status === undefined ? undefined : entryOf(reasons, status);
  const { currencySymbol } = stores.get(AccountStateStore);
  return (
    <>
      {amountRequirement === undefined ? null : (
        <p className={styles.note}>
          {locale.t('mall.requirement', {
            amount: locale.formatMoney(amountRequirement, currencySymbol),
          })}
        </p>
      )}
      {reason === undefined ? null : <p className={styles.note}>{locale.t(reason)}</p>}
      <ActionButtons
        actions={reason === undefined ? [exchangeOf(stores, item, points)] : []}
        row={{ ...item }}
        refresh={changedCalls}
      />
    </>
  );
});

/** Returns the exchange of an item, which asks for number and delivery address. */
function exchangeOf(
  { locale }: RootStore,
  { itemId, points: price, stock, limitLeft, needsDelivery = false }: PointsItem,
  points: number | undefined,
): CentreAction {
  const affordable = points === undefined || price === 0 ? maxQuantity : Math.floor(points / price);
  const max = Math.min(stock ?? maxQuantity, limitLeft ?? maxQuantity, affordable, maxQuantity);
  return {
    label: locale.t('mall.exchange'),
    tone: 'accent',
    call: 'pointsRedeem',
    set: { itemId },
    detail: {
      fields: [{ path: 'name', label: locale.t('mall.item') }],
    },
    ask: [
      {
        name: 'quantity',
        kind: 'integer',
        label: locale.t('mall.quantity'),
        required: true,
        initial: 1,
        min: 1,
        max: Math.max(1, max),
      },
      ...(needsDelivery
        ? [
            {
              name: 'delivery',
              kind: 'textarea' as const,
              label: locale.t('mall.delivery'),
              hint: locale.t('mall.deliveryHint'),
              required: true,
              min: minDeliveryLength,
              max: maxDeliveryLength,
            },
          ]
        : []),
    ],
    summary: [{ label: locale.t('mall.total'), kind: 'price', of: 'quantity', per: price }],
    done: locale.t('mall.redeemed'),
  };
}
