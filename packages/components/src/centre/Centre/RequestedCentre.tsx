import { permissionsOf } from '@livery/model';
import { CentreStore, requireAgent, requireRealAccount } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useStores } from '../../core/stores.ts';
import type { PageRenderer } from './Centre.tsx';
import { CentreFrame } from './CentreFrame.tsx';

/** The centre that the address names, if the visitor may use it. */
export const RequestedCentre = observer(function RequestedCentre({
  pages,
}: {
  pages: PageRenderer;
}) {
  const stores = useStores();
  const centre = stores.get(CentreStore);
  const { place, isAllowed } = centre;
  const isRefused = place !== undefined && !isAllowed;
  const refuse = useEffectEvent(async () => {
    await (place?.centre === 'ac' ? requireAgent : requireRealAccount)(stores);
    // A guest's login takes the address with it, or opens over the page and leaves it.
    if (permissionsOf(stores.session.view).session) centre.close();
  });
  useEffect(() => {
    if (isRefused) void refuse();
  }, [isRefused]);
  return place && isAllowed ? <CentreFrame place={place} pages={pages} /> : null;
});
