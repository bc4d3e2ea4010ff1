import { openLogin } from '@livery/stores';
import { Button, type ButtonProps } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { isPlainClick } from '../isPlainClick.ts';
import { useStores } from '../stores.ts';

/**
 * Link to the login page. A plain click opens the login as the brand configured it: the page or the
 * popup.
 */
export const LoginLink = observer(function LoginLink(
  buttonProps: Pick<ButtonProps, 'variant' | 'size' | 'iconStart' | 'wide'>,
) {
  const stores = useStores();
  const { locale, site } = stores;
  return (
    <Button
      {...buttonProps}
      href={site.routePath('login') ?? '/login'}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openLogin(stores);
      }}
    >
      {locale.t('account.login')}
    </Button>
  );
});
