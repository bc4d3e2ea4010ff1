import { localTime, type SiteFooterProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FooterMarks } from '../FooterMarks/FooterMarks.tsx';
import { MenuBar } from '../MenuBar/MenuBar.tsx';
import { demonstrationText } from '../../core/demonstrationText.ts';
import { useStores } from '../../core/stores.ts';
import styles from './SiteFooter.module.css';

/** The current year in the brand's time zone; empty on a cached page, which cannot contain it. */
function useYear(): string {
  const { site, time } = useStores();
  const { timeZone } = site.config.site;
  const [year, setYear] = useState('');
  // Not while rendering, which would observe each second.
  useEffect(() => setYear(localTime(timeZone, time.nowMs).slice(0, 4)), [time, timeZone]);
  return year;
}

export const SiteFooter = observer(function SiteFooter({ menu, label }: SiteFooterProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const { minimumAge, helpLine } = site.config.compliance;
  const brand = site.config.site.name;
  const year = useYear();
  const notice = demonstrationText(stores, 'demo.notice');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <MenuBar menu={menu} look="footer" label={label} />
        <div className={styles.care}>
          <strong className={styles.age}>{locale.t('footer.age', { age: minimumAge })}</strong>
          <p>
            {locale.t('footer.ageText', { age: minimumAge })}{' '}
            {locale.t('footer.helpLine', { name: helpLine.name })}{' '}
            <a href={helpLine.url} rel="noopener" target="_blank">
              {locale.t('footer.helpLineVisit')}
            </a>
            {helpLine.phone === undefined ? null : (
              <>
                {' '}
                ·{' '}
                <a href={`tel:${helpLine.phone}`}>
                  {locale.t('footer.helpLinePhone', { phone: helpLine.phone })}
                </a>
              </>
            )}
          </p>
        </div>
        <FooterMarks />
        <p className={styles.small}>
          {notice === undefined ? null : <strong>{notice} </strong>}
          {demonstrationText(stores, 'demo.sampleBrand', { brand }) ??
            locale.t('footer.rights', { brand, year })}
        </p>
      </div>
    </footer>
  );
});
