import type { Licence, TextKey } from '@livery/model';
import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './FooterMarks.module.css';
import { LicenceArt } from './LicenceArt.tsx';

const names: Record<Licence['badge'], TextKey> = {
  malta: 'licence.malta',
  bvi: 'licence.bvi',
  philippines: 'licence.philippines',
  other: 'licence.other',
};

/**
 * Badges of the brand's licences, each with regulator, holder, number and a link to the register.
 * Source: HOME-07.
 */
export const LicenceBadges = observer(function LicenceBadges() {
  const { locale, site } = useStores();
  const { licences } = site.config.compliance;
  if (licences.length === 0) return null;
  return (
    <ul role="list" className={styles.licences} aria-label={locale.t('licence.label')}>
      {licences.map(({ badge, regulator, number, licensee, registerUrl }) => (
        <li key={`${regulator} ${number}`} className={styles.licence}>
          <LicenceArt badge={badge} />
          <div className={styles.facts}>
            <strong>{locale.t(names[badge])}</strong>
            <span>{regulator}</span>
            <span>{locale.t('licence.holder', { licensee, number })}</span>
            <a href={registerUrl} rel="noopener" target="_blank">
              {locale.t('licence.register')}{' '}
              <Icon name="external-link" size="small" label={locale.t('social.newTab')} />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
});
