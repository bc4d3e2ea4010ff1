import type { DownloadPromoProps } from '@livery/model';
import { Button, Icon, useNearViewport } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { resourceQrUrl, resourceUrl } from '../../core/resourceUrl.ts';
import { useStores } from '../../core/stores.ts';
import styles from './DownloadPromo.module.css';

const codes = new Chunk('codes', () => import('../../core/QrCode/QrCode.tsx'));
const QrCode = codes.lazy((module) => module.QrCode);

export const DownloadPromo = observer(function DownloadPromo({ title, text }: DownloadPromoProps) {
  const { locale, site } = useStores();
  const heading = useId();
  // QR codes and their library are large and most visits never reach them, so they load when near.
  const { ref, isNear } = useNearViewport<HTMLElement>();
  const android = resourceUrl(site, 'ANDROID');
  const ios = resourceUrl(site, 'IOS');
  const access = resourceUrl(site, 'ACCESS');
  if (android === undefined && ios === undefined && access === undefined) return null;
  const code = (type: string, url: string, qr: string, action: string) => (
    <li className={styles.app}>
      <span className={styles.code}>
        {isNear ? <QrCode text={url} label={qr} picture={resourceQrUrl(site, type)} /> : null}
      </span>
      <Button href={url} target="_blank" variant="soft" size="small" iconStart="smartphone">
        {action}
      </Button>
    </li>
  );
  return (
    <section ref={ref} className={styles.promo} aria-labelledby={heading}>
      <div className={styles.words}>
        <h2 id={heading}>{title}</h2>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        {access === undefined ? null : (
          <a className={styles.access} href={access} target="_blank" rel="noopener noreferrer">
            <Icon name="globe" /> {locale.t('appPromo.access')}{' '}
            <Icon name="external-link" size="small" />
          </a>
        )}
      </div>
      <ul role="list" className={styles.apps}>
        {android === undefined
          ? null
          : code('ANDROID', android, locale.t('appPromo.androidQr'), locale.t('appPromo.android'))}
        {ios === undefined
          ? null
          : code('IOS', ios, locale.t('appPromo.iosQr'), locale.t('appPromo.ios'))}
      </ul>
    </section>
  );
});
