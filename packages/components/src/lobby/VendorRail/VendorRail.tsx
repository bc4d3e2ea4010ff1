import type { VendorRailProps } from '@livery/model';
import { ChosenVendorStore, vendorCodeIn } from '@livery/stores';
import { HorizontalList, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { HotMark } from '../../core/vendors/HotMark/HotMark.tsx';
import { ResourceSection } from '../../core/ResourceSection/ResourceSection.tsx';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { useResource } from '../../core/useResource.ts';
import { VendorLogo } from '../../core/vendors/VendorLogo/VendorLogo.tsx';
import styles from './VendorRail.module.css';

export const VendorRail = observer(function VendorRail({ title, gameType }: VendorRailProps) {
  const stores = useStores();
  const { locale, page, vendors } = stores;
  const menu = useResource(vendors.menu, {});
  const chosen = stores.get(ChosenVendorStore);
  const labels = { previous: locale.t('carousel.previous'), next: locale.t('carousel.next') };
  const categoryVendors = vendors.vendorsOf(gameType);
  const hydrated = useHydrated();
  const current = hydrated && page.gameType === gameType ? vendorCodeIn(page.search) : '';
  return (
    <ResourceSection
      title={title}
      resource={menu}
      loadingText="state.loading"
      isEmpty={() => categoryVendors.length === 0}
      emptyText="vendors.empty"
      skeleton={<Skeleton shape="control" />}
    >
      {() => (
        <HorizontalList label={title} labels={labels} itemSize="auto">
          {categoryVendors.map((vendor) => (
            <a
              key={vendor.vassalage}
              className={styles.vendor}
              href={chosen.addressOf({ gameType, vendorCode: vendor.vassalage })}
              aria-current={current === vendor.vassalage ? 'true' : undefined}
            >
              <VendorLogo vendor={vendor} />
              {vendor.isHot === 1 ? <HotMark /> : null}
            </a>
          ))}
        </HorizontalList>
      )}
    </ResourceSection>
  );
});
