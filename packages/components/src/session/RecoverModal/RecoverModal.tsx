import { observer } from 'mobx-react-lite';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import { useStores } from '../../core/stores.ts';
import { Recovery } from '../RecoverForm/Recovery.tsx';

/**
 * Recovery of a password over the page. A click on the backdrop does not close it, so that no input
 * is lost. Source: MODL-04.
 */
export const RecoverModal = observer(function RecoverModal() {
  const { locale } = useStores();
  useClosedByNavigation('forgetPassModal');
  const title = locale.t('recover.title');
  return (
    <ModalFrame name="forgetPassModal" title={title} size="small">
      <Recovery label={title} text={locale.t('recover.text')} />
    </ModalFrame>
  );
});
