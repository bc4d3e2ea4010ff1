import type { CaptchaStore } from '@livery/stores';
import { IconButton, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ErrorSentence } from '../../core/ErrorSentence/ErrorSentence.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './CaptchaImage.module.css';

/** Captcha image. A click on it, or on the button beside it, requests another one. */
export const CaptchaImage = observer(function CaptchaImage({ captcha }: { captcha: CaptchaStore }) {
  const stores = useStores();
  const { locale } = stores;
  const refresh = (): void => void captcha.refresh();
  return (
    <div className={styles.row}>
      {captcha.image ? (
        <button type="button" className={styles.image} onClick={refresh}>
          <img
            src={addressOf(captcha.image.image)}
            alt={locale.t('login.captchaImage')}
            width={160}
            height={56}
          />
        </button>
      ) : (
        <span className={styles.image}>
          {captcha.error ? <ErrorSentence error={captcha.error} /> : <Skeleton shape="block" />}
        </span>
      )}
      <IconButton
        icon="refresh-cw"
        label={locale.t('login.captchaRefresh')}
        busy={captcha.loading}
        onClick={refresh}
      />
    </div>
  );
});

/** Returns the address of a base64 image; some operators send the address itself. */
function addressOf(image: string): string {
  return image.startsWith('data:image/') ? image : `data:image/png;base64,${image}`;
}
