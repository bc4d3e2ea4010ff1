import { observer } from 'mobx-react-lite';
import { Registration } from '../RegisterForm/Registration.tsx';
import { useStores } from '../../core/stores.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';

/** Registration in a modal. A click on the backdrop does not close it, so that no input is lost. */
export const RegisterModal = observer(function RegisterModal() {
  const { locale } = useStores();
  useClosedByNavigation('registerModal');
  const title = locale.t('register.title');
  return (
    <ModalFrame name="registerModal" title={title}>
      <Registration label={title} />
    </ModalFrame>
  );
});
