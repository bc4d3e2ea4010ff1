import { permissionsOf, type Promotion } from '@livery/model';
import { requireRealAccount } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { openService } from '../../core/openService.ts';
import { useStores } from '../../core/stores.ts';
import { StatusBadge } from '../PromotionList/StatusBadge.tsx';
import styles from './PromotionDetail.module.css';

const memberParticipation = new Chunk(
  'memberParticipation',
  () => import('./MemberParticipation.tsx'),
);
/** Loaded for members only. */
const MemberParticipation = memberParticipation.lazy(
  (module) => module.MemberParticipation,
  ({ promotion }: { promotion: Promotion }) => <StatusBadge promotion={promotion} />,
);

/** Status of the promotion for the visitor, and what the visitor can do. */
export const Participation = observer(function Participation({
  promotion,
}: {
  promotion: Promotion;
}) {
  const { session } = useStores();
  const { realAccount } = permissionsOf(session.view);
  const { participation, status } = promotion;
  if (realAccount && status !== undefined && isJoinedHere(participation))
    return <MemberParticipation key={promotion.id} promotion={promotion} />;
  return (
    <>
      <StatusBadge promotion={promotion} />
      <JoinButton promotion={promotion} />
    </>
  );
});

/** Whether members take part on the page, and not through customer service. */
function isJoinedHere(participation: string | undefined): boolean {
  return participation === 'join' || participation === 'application' || participation === 'raffle';
}

/**
 * Button for guests and trial accounts, and for members where they take part through customer
 * service; or the reason why the promotion cannot be joined. Needs a real account.
 */
const JoinButton = observer(function JoinButton({
  promotion: { status },
}: {
  promotion: Promotion;
}) {
  const stores = useStores();
  const { dialogs, locale, session, site } = stores;
  if (status === 'close') return <p>{locale.t('promo.closedText')}</p>;
  if (status === 'comingSoon') return <p>{locale.t('promo.soonText')}</p>;
  if (status !== 'join') return null;
  const join = async (): Promise<void> => {
    if (!(await requireRealAccount(stores))) return;
    const isConfirmed = await dialogs.ask({
      title: 'promo.status.join',
      body: { key: 'promo.joinText' },
      confirm: 'service.title',
      cancel: 'dialog.cancel',
    });
    if (isConfirmed) await openService(stores, site.config.site.windows.serviceSmall);
  };
  return (
    <>
      <Button wide size="large" onClick={() => void join()}>
        {locale.t('promo.join')}
      </Button>
      {session.isGuest ? <p className={styles.zone}>{locale.t('promo.membersOnly')}</p> : null}
    </>
  );
});
