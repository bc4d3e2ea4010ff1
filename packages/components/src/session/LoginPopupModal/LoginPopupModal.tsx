import { observer } from 'mobx-react-lite';
import { GameMenu } from '../../lobby/GameMenu/GameMenu.tsx';
import { LoginForm } from '../LoginForm/LoginForm.tsx';
import { useStores } from '../../core/stores.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';

/**
 * Login over the page, made of the components of the login page. A click on the backdrop does not
 * close it. Source: LOGN-02, LOGN-18.
 */
export const LoginPopupModal = observer(function LoginPopupModal() {
  const { locale } = useStores();
  useClosedByNavigation('loginPopupModal');
  const title = locale.t('login.title');
  return (
    <ModalFrame name="loginPopupModal" title={title}>
      <GameMenu title={locale.t('login.games')} />
      <LoginForm title={title} inModal />
    </ModalFrame>
  );
});
