import type { BrandLogoProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './BrandLogo.module.css';

export const BrandLogo = observer(function BrandLogo({ size = 'medium' }: BrandLogoProps) {
  const stores = useStores();
  const { name, logo } = stores.site.config.site;
  const image = logo === undefined ? undefined : stores.site.assetUrl(logo);
  const link = (
    <a
      className={styles.link}
      data-size={size}
      aria-label={stores.locale.t('nav.leadsHome', { brand: name })}
      href={stores.site.routePath('home') ?? '/'}
    >
      {image === undefined ? (
        name
      ) : (
        <>
          <img className={styles.mark} src={image} alt="" />
          <img className={styles.image} src={image} alt="" />
        </>
      )}
    </a>
  );
  // On the home page the brand's name is the heading.
  return stores.page.routeName === 'home' ? <h1 className={styles.heading}>{link}</h1> : link;
});
