import type { VendorRouteProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';

export const VendorRoute = observer(function VendorRoute({
  gameType,
  vendor,
  otherwise,
}: VendorRouteProps) {
  const { page, vendors } = useStores();
  const { value } = useResource(vendors.menu, {});
  // A failed menu does not mean that the provider is missing.
  const missing =
    value !== undefined &&
    !vendors.operatorCategories.some(
      (category) =>
        category.gameType === gameType &&
        category.vendors.some(({ vassalage }) => vassalage === vendor),
    );
  useEffect(() => {
    if (missing) page.goTo(otherwise);
  }, [missing, otherwise, page]);
  return null;
});
