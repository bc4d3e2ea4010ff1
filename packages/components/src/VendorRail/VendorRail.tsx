import { vendorLogoPath, type VendorRailProps } from '@livery/contract';
import { Icon, Image, Rail, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceSection } from '../ResourceSection/ResourceSection.tsx';
import { useStores } from '../stores.ts';
import { useResource } from '../useResource.ts';
import styles from './VendorRail.module.css';

export const VendorRail = observer(function VendorRail({ title, gameType }: VendorRailProps) {
  const { locale, site, vendors } = useStores();
  const state = useResource(vendors.menu, {});
  const labels = { previous: locale.t('carousel.previous'), next: locale.t('carousel.next') };
  const own = vendors.vendorsOf(gameType);
  return (
    <ResourceSection
      title={title} state={state} isEmpty={() => own.length === 0} empty="vendors.empty" onRetry={() => void vendors.menu.refresh({})}
      skeleton={<Skeleton shape="control" />}
    >
      {() => (
        <Rail label={title} labels={labels} itemSize="auto">
          {own.map((vendor) => (
            <div key={vendor.vassalage} className={styles.vendor}>
              <Image src={site.imageUrl(vendorLogoPath(vendor))} alt={vendor.title} width={180} height={60} fit="contain" />
              {vendor.isHot === 1 ? <span className={styles.hot}><Icon name="flame" size="small" label={locale.t('games.hot')} /></span> : null}
            </div>
          ))}
        </Rail>
      )}
    </ResourceSection>
  );
});
