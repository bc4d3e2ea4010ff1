import type { CentreAction, MyPromotion, Promotion, TextKey } from '@livery/model';
import type { RootStore } from '@livery/stores';
import { Button, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ActionButtons } from '../../centre/parts/ActionButtons.tsx';
import { useCall } from '../../centre/parts/useCall.ts';
import { centreAddress } from '../../core/centreAddress.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { entryOf } from '../../core/wordText.ts';
import { StatusBadge } from '../PromotionList/StatusBadge.tsx';
import { RafflePanel } from './RafflePanel.tsx';
import { moneyText } from '../../centre/parts/ReplyValue.tsx';
import styles from './PromotionDetail.module.css';

/** Explanations of the statuses. */
const texts: Readonly<Record<string, TextKey>> = {
  close: 'promo.closedText',
  comingSoon: 'promo.soonText',
  joined: 'promo.joinedText',
  process: 'promo.joinedText',
  applying: 'promo.applyingText',
  rejected: 'promo.rejectedText',
  issued: 'promo.issuedText',
  claim: 'promo.claimText',
  claimed: 'promo.claimedText',
};

/** Status of the promotion for the member, with what the member can do next. */
export const MemberParticipation = observer(function MemberParticipation({
  promotion,
}: {
  promotion: Promotion;
}) {
  const resource = useCall('getMyPromotions', {});
  return (
    <ResourceView
      resource={resource}
      loadingText="promo.loading"
      skeleton={<Skeleton shape="control" />}
      isEmpty={() => false}
    >
      {({ list }) => (
        <Status
          promotion={promotion}
          mine={list.find(({ promotionId }) => promotionId === promotion.id)}
        />
      )}
    </ResourceView>
  );
});

const Status = observer(function Status({
  promotion,
  mine,
}: {
  promotion: Promotion;
  mine: MyPromotion | undefined;
}) {
  const stores = useStores();
  const { locale } = stores;
  const status = mine?.status ?? promotion.status ?? '';
  const text = entryOf(texts, status);
  const rewards = centreAddress(stores, 'mc.rewardCenter');
  const { progress, remark, target, unit } = mine ?? {};
  const number = (amount: number): string =>
    unit === 'money'
      ? moneyText(stores, amount)
      : locale.formats.number(amount, { maximumFractionDigits: 2 });
  if (promotion.raffle && status === 'join')
    return <RafflePanel promotionId={promotion.id} raffle={promotion.raffle} mine={mine} />;
  return (
    <div className={styles.participation}>
      <StatusBadge promotion={{ ...promotion, status }} />
      {text === undefined ? null : <p>{locale.t(text)}</p>}
      {remark === undefined ? null : (
        <p className={styles.zone}>
          <OperatorText>{remark}</OperatorText>
        </p>
      )}
      {target === undefined || progress === undefined ? null : (
        <label className={styles.progress}>
          <span>
            {locale.t('promo.progress', {
              done: number(progress),
              target: number(target),
            })}
          </span>
          <progress value={progress} max={target} />
        </label>
      )}
      {mine?.refusal === undefined ? (
        <ActionButtons
          actions={actionsOf(stores, { promotion, status, rewardId: mine?.rewardId })}
          refresh={['getMyPromotions']}
        />
      ) : (
        <RefusedJoin reason={mine.refusal} />
      )}
      {rewards !== undefined && (status === 'issued' || status === 'claimed') ? (
        <Button href={rewards} variant="ghost" iconStart="gift">
          {locale.t('promo.rewards')}
        </Button>
      ) : null}
    </div>
  );
});

/** The button of a promotion that the member cannot join, with the reason. */
const RefusedJoin = observer(function RefusedJoin({ reason }: { reason: string }) {
  const { locale } = useStores();
  const id = useId();
  const key = `refusal.${reason}`;
  return (
    <>
      <p id={id} className={styles.zone}>
        {locale.has(key) ? locale.text(key) : <OperatorText>{reason}</OperatorText>}
      </p>
      <Button wide disabled aria-describedby={id}>
        {locale.t('promo.join')}
      </Button>
    </>
  );
});

/** Returns what a member can do with a promotion of this status. */
function actionsOf(
  { locale }: RootStore,
  {
    promotion: { id, participation },
    status,
    rewardId,
  }: { promotion: Promotion; status: string; rewardId: string | undefined },
): CentreAction[] {
  if (rewardId !== undefined && (status === 'claim' || status === 'issued'))
    return [
      {
        label: locale.t('promo.claim'),
        tone: 'accent',
        icon: 'gift',
        call: 'claimReward',
        set: { rewardId },
        done: locale.t('promo.paid'),
        refresh: ['getRewards', 'getBonuses'],
      },
    ];
  if (status !== 'join') return [];
  if (participation === 'application')
    return [
      {
        label: locale.t('promo.apply'),
        tone: 'accent',
        icon: 'send',
        call: 'applyActivity',
        set: { activityId: id },
        ask: [
          {
            name: 'remark',
            kind: 'textarea',
            label: locale.t('promo.applyRemark'),
            required: true,
            limits: 'remark',
          },
          { name: 'images', kind: 'images', label: locale.t('promo.applyImages') },
        ],
      },
    ];
  return [
    {
      label: locale.t('promo.join'),
      tone: 'accent',
      call: 'participation',
      set: { promotionId: id },
    },
  ];
}
