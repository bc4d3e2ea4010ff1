import type { SiteFooterProps } from '@livery/contract';
import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { MenuBar } from '../MenuBar/MenuBar.tsx';
import { useStores } from '../stores.ts';
import styles from './SiteFooter.module.css';

export const SiteFooter = observer(function SiteFooter({ menu, label }: SiteFooterProps) {
  const { locale, site } = useStores();
  const { minimumAge, helpLine, licences, demonstration } = site.config.compliance;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <MenuBar menu={menu} look="footer" label={label} />
        <div className={styles.care}>
          <strong className={styles.age}>{locale.t('footer.age', { age: minimumAge })}</strong>
          <p>
            {locale.t('footer.ageText', { age: minimumAge })} {locale.t('footer.helpLine', { name: helpLine.name })}{' '}
            <a href={helpLine.url} rel="noopener" target="_blank">{locale.t('footer.helpLineVisit')}</a>
            {helpLine.phone === undefined ? null : <> · <a href={`tel:${helpLine.phone}`}>{locale.t('footer.helpLinePhone', { phone: helpLine.phone })}</a></>}
          </p>
        </div>
        {licences.length === 0 ? null : (
          <ul className={styles.licences}>
            {licences.map(({ regulator, number, licensee, registerUrl }) => (
              <li key={number}>
                <a href={registerUrl} rel="noopener" target="_blank"><Icon name="shield-check" /> {locale.t('footer.licence', { regulator, number, licensee })}</a>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.small}>{demonstration ? <strong>{locale.t('footer.demonstration')} </strong> : null}{locale.t('footer.rights', { brand: site.config.site.name })}</p>
      </div>
    </footer>
  );
});
