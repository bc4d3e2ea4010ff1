import type { LoginStore } from '@livery/stores';
import { Checkbox } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';

/** Checkbox that remembers the login. Source: LOGN-12, LOGN-19. */
export const RememberBox = observer(function RememberBox({
  login: { remembered },
}: {
  login: LoginStore;
}) {
  const { locale } = useStores();
  return (
    <Checkbox
      name="loginRemember"
      label={locale.t('login.remember', { hours: remembered.hours })}
      checked={remembered.isChecked}
      onChange={remembered.setChecked}
    />
  );
});
