import { openLogin } from '@livery/stores';
import { Button, type ButtonProps } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { isPlainClick } from '../isPlainClick.ts';
import { useStores } from '../stores.ts';

/**
 * Leads a guest to the login, as the brand has it: a link to its page, which opens the popup where
 * there is one.
 */
export const LoginLink = observer(function LoginLink(
  look: Pick<ButtonProps, 'variant' | 'size' | 'iconStart' | 'wide'>,
) {
  const stores = useStores();
  const { locale, site } = stores;
  return (
    <Button
      {...look}
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
