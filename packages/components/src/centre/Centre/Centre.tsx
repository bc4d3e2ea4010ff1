import type { PageDocument } from '@livery/model';
import { Spinner } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './Centre.module.css';

/** Renders the pages of a centre. The renderer belongs to the site, so it is passed in. */
export interface PageRenderer {
  /** Loads the components of a page. Rejects if a chunk cannot be loaded. */
  readonly prepare: (page: PageDocument) => Promise<void>;
  readonly render: (name: string, page: PageDocument) => ReactNode;
}

const requested = new Chunk('centreFrame', () => import('./RequestedCentre.tsx'));
const RequestedCentre = requested.lazy((module) => module.RequestedCentre, Opening);

/**
 * The member or agent centre over any page, while the address names one; its code loads with the
 * first. Sends a guest to the login and refuses a trial account. Source: ROUTE-18, SESS-03.
 */
export const Centre = observer(function Centre({ pages }: { pages: PageRenderer }) {
  const stores = useStores();
  // A regular expression, so that pages without a centre load no store.
  const isNamed = /[?&](?:mc|ac)=/.test(stores.page.search);
  return isNamed && stores.session.confirmed ? <RequestedCentre pages={pages} /> : null;
});

/** Answers a press at once, while the code of the centre is loading. */
function Opening() {
  const { locale } = useStores();
  return (
    <div className={styles.opening}>
      <Spinner label={locale.t('state.loading')} size="large" />
    </div>
  );
}
