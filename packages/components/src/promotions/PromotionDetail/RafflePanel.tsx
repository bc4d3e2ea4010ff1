import type { MyPromotion, Raffle, RafflePromotionReply } from '@livery/model';
import { attempt, CentreCallStore, type ApiError } from '@livery/stores';
import { Badge, Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { ActionButtons } from '../../centre/parts/ActionButtons.tsx';
import { useIsGone } from '../../centre/parts/useIsGone.ts';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { useStores } from '../../core/stores.ts';
import { prizeText } from './prizeText.ts';
import styles from './PromotionDetail.module.css';
import { RaffleCards } from './RaffleCards.tsx';
import { RaffleWheel } from './RaffleWheel.tsx';

/**
 * Draws prizes. The operator decides each draw before anything moves; the wheel or the cards only
 * show the decision, and can be skipped. Source: PROM-03.
 */
export const RafflePanel = observer(function RafflePanel({
  promotionId,
  raffle: { prizes, style },
  mine,
}: {
  promotionId: string;
  raffle: Raffle;
  mine: MyPromotion | undefined;
}) {
  const stores = useStores();
  const { locale } = stores;
  const calls = stores.get(CentreCallStore);
  const [draw, setDraw] = useState<RafflePromotionReply>();
  const [state, setState] = useState<'idle' | 'drawing' | 'moving'>('idle');
  const [error, setError] = useState<ApiError>();
  const nameOf = (prizeId: string): string => {
    const prize = prizes.find((each) => each.prizeId === prizeId);
    return prize ? prizeText(stores, prize) : prizeId;
  };
  const openDraw = state === 'idle' ? mine?.openDraw : undefined;
  const drawsLeft = draw?.drawsLeft ?? mine?.drawsLeft ?? 0;
  const canDraw = state === 'idle' && drawsLeft > 0 && !openDraw;

  const isGone = useIsGone();

  const start = async (outcome: Promise<RafflePromotionReply>): Promise<void> => {
    setError(undefined);
    setState('drawing');
    const { reply, error: failure } = await attempt(outcome);
    setError(failure);
    setState(reply ? 'moving' : 'idle');
    if (reply) setDraw(reply);
    else calls.refresh(['getMyPromotions']);
  };
  // A draw from before a reload, or from an earlier visit to the page, is shown when it is known.
  const resume = useEffectEvent(() => {
    const outcome = calls.join('rafflePromotion', { promotionId }, isGone);
    if (outcome) void start(outcome);
  });
  useEffect(() => resume(), []);
  const land = (): void => {
    setState('idle');
    // Only now, so that the prize is not shown before the wheel has stopped.
    calls.refresh(['getMyPromotions']);
  };
  const index = draw ? prizes.findIndex(({ prizeId }) => prizeId === draw.prizeId) : -1;
  const Picture = style === 'cards' ? RaffleCards : RaffleWheel;
  return (
    <div className={styles.participation}>
      <Picture
        prizes={prizes}
        winner={index < 0 ? undefined : index}
        draw={draw?.drawId}
        isMoving={state === 'moving'}
        onLanded={land}
      />
      <Badge>{locale.t('promo.drawsLeft', { count: drawsLeft })}</Badge>
      <p className={styles.result} role="status">
        {openDraw
          ? locale.t('promo.won', { prize: nameOf(openDraw.prizeId) })
          : draw && state === 'idle' && draw.isPrize !== true
            ? locale.t('promo.notWon')
            : calls.isConfirming('rafflePromotion', { promotionId })
              ? locale.t('centre.form.confirming')
              : ''}
      </p>
      <p className={styles.error} role="alert">
        {error ? <ErrorSentence error={error} /> : ''}
      </p>
      {state === 'moving' ? (
        <Button wide variant="soft" onClick={land}>
          {locale.t('promo.skip')}
        </Button>
      ) : (
        <Button
          wide
          size="large"
          busy={state === 'drawing'}
          disabled={!canDraw && state === 'idle'}
          onClick={() => void start(calls.send('rafflePromotion', { promotionId }, [], isGone))}
        >
          {locale.t('promo.draw')}
        </Button>
      )}
      <ActionButtons
        actions={
          openDraw
            ? [
                {
                  label: locale.t('promo.claimPrize'),
                  tone: 'accent',
                  icon: 'gift',
                  call: 'raffleClaim',
                  set: { drawId: openDraw.drawId },
                  done: locale.t('promo.paid'),
                  refresh: ['pointsBalance', 'getRewards'],
                },
              ]
            : []
        }
        refresh={['getMyPromotions']}
      />
    </div>
  );
});
