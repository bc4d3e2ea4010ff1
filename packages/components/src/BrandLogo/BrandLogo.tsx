import type { BrandLogoProps } from '@livery/contract';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import styles from './BrandLogo.module.css';

export const BrandLogo = observer(function BrandLogo({ size = 'medium' }: BrandLogoProps) {
  const stores = useStores();
  const { name, logo } = stores.site.config.site;
  const image = logo === undefined ? undefined : stores.site.assetUrl(logo);
  return (
    <a className={styles.link} data-size={size} aria-label={stores.locale.t('nav.leadsHome', { brand: name })} href={stores.site.routePath('home') ?? '/'}>
      {image === undefined ? name : <img className={styles.image} src={image} alt="" />}
    </a>
  );
});
