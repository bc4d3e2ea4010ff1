import type { PageDocument } from '@livery/model';
import { CentreStore, requireRealAccount } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { useStores } from '../../core/stores.ts';

/** Renders the pages of a centre. The renderer belongs to the site, so it is passed in. */
export interface PageRenderer {
  /** Loads the components of a page. Rejects if a chunk cannot be loaded. */
  readonly prepare: (page: PageDocument) => Promise<void>;
  readonly render: (name: string, page: PageDocument) => ReactNode;
}

const frame = new Chunk('centreFrame', () => import('./CentreFrame.tsx'));
const CentreFrame = frame.lazy((module) => module.CentreFrame);

/**
 * The member or agent centre over any page, while the address names one; its code loads with the
 * first. Sends a guest to the login and refuses a trial account. Source: ROUTE-18, SESS-03.
 */
export const Centre = observer(function Centre({ pages }: { pages: PageRenderer }) {
  const stores = useStores();
  // A regular expression first, so that pages without a centre create no store.
  const isNamed = /[?&](?:mc|ac)=/.test(stores.page.search);
  return isNamed && stores.session.confirmed ? <RequestedCentre pages={pages} /> : null;
});

const RequestedCentre = observer(function RequestedCentre({ pages }: { pages: PageRenderer }) {
  const stores = useStores();
  const centre = stores.get(CentreStore);
  const { place, isAllowed } = centre;
  const isRefused = place !== undefined && !isAllowed;
  const refuse = useEffectEvent(async () => {
    const { page, modals } = stores;
    const isMember = await requireRealAccount(stores);
    // The login takes the address with it, or opens over the page and leaves it.
    if (isMember || (page.pending === undefined && modals.open.length === 0)) centre.close();
  });
  useEffect(() => {
    if (isRefused) void refuse();
  }, [isRefused]);
  return place && isAllowed ? <CentreFrame place={place} pages={pages} /> : null;
});
