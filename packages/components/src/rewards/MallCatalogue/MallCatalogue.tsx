import { permissionsOf, type MallCatalogueProps } from '@livery/model';
import { mallQuery } from '@livery/stores';
import { Card, Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { LoginLink } from '../../core/LoginLink/LoginLink.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import styles from './MallCatalogue.module.css';
import { MallItems, MallSkeleton } from './MallItems.tsx';

const memberMall = new Chunk('memberMall', () => import('./MemberMall.tsx'));
/** Loaded for members only. */
const MemberMall = memberMall.lazy(
  (module) => module.MemberMall,
  () => <MallSkeleton />,
);

export const MallCatalogue = observer(function MallCatalogue({ title }: MallCatalogueProps) {
  const { realAccount } = permissionsOf(useStores().session.view);
  return realAccount ? <MemberMall title={title} /> : <PublicMall title={title} />;
});

/** The catalogue for guests and trial accounts, who have no points. */
const PublicMall = observer(function PublicMall({ title }: MallCatalogueProps) {
  const { locale, session } = useStores();
  return (
    <ResourceView
      resource={useQuery(mallQuery)}
      loadingText="mall.loading"
      skeleton={<MallSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      emptyIcon="gift"
      emptyText="mall.empty"
    >
      {(reply) => (
        <MallItems title={title} reply={reply}>
          {session.isGuest ? (
            <Card tone="accent" className={styles.prompt}>
              <Icon name="coins" size="large" className={styles.icon} />
              <p className={styles.words}>{locale.t('mall.guest')}</p>
              <LoginLink />
            </Card>
          ) : null}
        </MallItems>
      )}
    </ResourceView>
  );
});
