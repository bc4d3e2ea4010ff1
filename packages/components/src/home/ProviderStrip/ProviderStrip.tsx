import { hasVendorLogo, type GameVendor, type ProviderStripProps } from '@livery/model';
import { LogoMarquee } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { useGameCategories } from '../../lobby/useGameCategories.ts';
import { VendorLogo } from '../../core/vendors/VendorLogo/VendorLogo.tsx';
import styles from './ProviderStrip.module.css';

export const ProviderStrip = observer(function ProviderStrip({ title }: ProviderStripProps) {
  const { locale, site } = useStores();
  const { slides, spacingPx, speedMs } = site.config.site.providerStrip;
  const logoVendors = withLogo(useGameCategories().flatMap((category) => category.vendors));
  return (
    <section className={styles.strip} aria-label={title}>
      <div className={styles.inner}>
        {logoVendors.length === 0 ? null : (
          <LogoMarquee
            items={logoVendors}
            keyOf={({ vassalage }) => vassalage}
            render={(vendor) => <VendorLogo vendor={vendor} className={styles.logo} />}
            label={title}
            labels={{ pause: locale.t('strip.stop'), play: locale.t('strip.run') }}
            perView={slides}
            gapPx={spacingPx}
            speedMs={speedMs}
          />
        )}
      </div>
    </section>
  );
});

/** Returns the providers that have a logo, without duplicates. */
function withLogo(vendors: readonly GameVendor[]): GameVendor[] {
  return [
    ...new Map(
      vendors
        .filter(({ vassalage }) => hasVendorLogo(vassalage))
        .map((vendor) => [vendor.vassalage, vendor]),
    ).values(),
  ];
}
