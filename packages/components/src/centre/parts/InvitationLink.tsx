import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { QrCode } from '../../core/QrCode/QrCode.tsx';
import { useStores } from '../../core/stores.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './InvitationLink.module.css';

/**
 * Link of an invitation to the registration on the brand's own host: as text, QR code and for other
 * programs of the device. Source: MEMB-13, AGNT-08.
 */
export const InvitationLink = observer(function InvitationLink({ code }: { code: string }) {
  const { locale, site } = useStores();
  const register = site.routePath('register') ?? '/';
  const link = `${window.location.origin}${register}?referralCode=${encodeURIComponent(code)}`;
  return (
    <div className={styles.invitation}>
      <div className={styles.qr}>
        <QrCode text={link} label={locale.t('centre.invitation.qr')} />
      </div>
      <dl className={styles.values}>
        <div>
          <dt>{locale.t('centre.invitation.code')}</dt>
          <dd>
            <bdi>{code}</bdi>
            <CopyButton text={code} />
          </dd>
        </div>
        <div>
          <dt>{locale.t('centre.invitation.link')}</dt>
          <dd>
            <bdi className={styles.link}>{link}</bdi>
            <CopyButton text={link} />
          </dd>
        </div>
      </dl>
      {'share' in navigator ? (
        <Button
          variant="soft"
          iconStart="share-2"
          // A visitor who closes the device's own window has not shared; that is no failure.
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          {locale.t('centre.invitation.share')}
        </Button>
      ) : null}
    </div>
  );
});
