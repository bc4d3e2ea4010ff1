import { observer } from 'mobx-react-lite';
import { Registration } from '../../RegisterForm/Registration.tsx';
import { useStores } from '../../stores.ts';
import { ModalFrame } from '../ModalFrame.tsx';
import { useClosedByNavigation } from '../useClosedByNavigation.ts';

/** The registration over the page. What was typed is not lost by a press beside it. */
export const RegisterModal = observer(function RegisterModal() {
  const { locale } = useStores();
  useClosedByNavigation('registerModal');
  const title = locale.t('register.title');
  return (
    <ModalFrame name="registerModal" title={title} closeOnBackdrop={false}>
      <Registration label={title} />
    </ModalFrame>
  );
});
